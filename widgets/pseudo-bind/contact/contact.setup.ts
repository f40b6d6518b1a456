import { assign } from 'xstate';
import { entrySetup } from '../entry/entry.setup.ts';
import type { ContactAnswers } from '../pseudo-bind.types.ts';

export const contactSetup = entrySetup.extend({
  actions: { rememberContact: assign((_, { answers }: { answers: ContactAnswers }) => ({ contact: answers })) },
});
