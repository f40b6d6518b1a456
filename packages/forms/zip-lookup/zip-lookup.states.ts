import { setup } from 'xstate';
import type { NetworkEvent } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import type { PersonDraft } from '../person/person-draft.ts';
import { lookupStates } from './lookup.states.ts';
import { type ZipArgs, zipLookup } from './zip-lookup.setup.ts';
import type { LookedUpZip, ZipContext, ZipEvent } from './zip-lookup.types.ts';

/** Implemented by the flow. */
const rememberDraft: (args: unknown, params: { draft: PersonDraft }) => void = () => undefined;

const form = setup({
  types: { context: {} as ZipContext, events: {} as ZipEvent | NetworkEvent },
  actors: { places: placeholderActor<LookedUpZip, { zip: string }>() },
  guards: { formIsSent: () => false },
  actions: { rememberDraft },
}).extend(zipLookup);

const lookup = lookupStates<ZipContext, LookedUpZip>(({ draft }) => draft.zip);

/** A flow's region `zip`: city and state of the zip code. If they cannot be looked up, the visitor types them. */
export const zipStates = form.createStateConfig({
  initial: 'idle',
  on: {
    'DRAFT.TYPED': {
      guard: { type: 'zipIsTyped', params: ({ event }) => event.draft },
      target: '.lookingUp',
      actions: { type: 'rememberDraft', params: ({ event }) => event },
    },
    'ZIP.REQUESTED': {
      guard: { type: 'zipIsNew', params: ({ context }: ZipArgs) => context.draft },
      target: '.lookingUp',
    },
    // A failed lookup is retried when the visitor continues.
    'FORM.SUBMITTED': {
      guard: { type: 'zipIsNew', params: ({ event }) => event.draft },
      target: '.lookingUp',
      actions: { type: 'rememberDraft', params: ({ event }) => event },
    },
    'ZIP.LEFT': { guard: { type: 'zipIsNew', params: ({ context }: ZipArgs) => context.draft }, target: '.lookingUp' },
  },
  states: {
    ...lookup,
    lookingUp: {
      entry: 'noteLookup',
      invoke: {
        ...lookup.lookingUp.invoke,
        onDone: [
          {
            guard: 'formIsSent',
            target: 'idle',
            actions: {
              type: 'comparePlaces',
              params: ({ event }: { event: { output: LookedUpZip } }) => ({ places: event.output }),
            },
          },
          lookup.lookingUp.invoke.onDone,
        ],
      },
    },
  },
});

/**
 * A flow's region `zipMessage`: the dialog about a zip code that is out of range or unknown, once the visitor has left
 * its field (spec 3 §8).
 */
export const zipMessageStates = form.createStateConfig({
  initial: 'none',
  on: { 'ZIP.LEFT': { actions: 'noteZipLeft' }, 'FORM.SUBMITTED': { actions: 'noteZipLeft' } },
  states: {
    none: { always: { guard: 'zipMessageIsUnread', target: 'shown' } },
    shown: {
      always: { guard: 'zipIsAccepted', target: 'none' },
      on: { 'ZIP_MESSAGE.READ': { target: 'none', actions: 'noteZipMessageRead' } },
    },
  },
});
