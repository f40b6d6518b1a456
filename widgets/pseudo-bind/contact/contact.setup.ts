import { assign } from 'xstate';
import { driverSetup } from '../driver/driver.setup.ts';
import type { ContactAnswers } from '../pseudo-bind.types.ts';

export const contactSetup = driverSetup.extend({
  actions: { rememberContact: assign((_, { answers }: { answers: ContactAnswers }) => ({ contact: answers })) },
});
