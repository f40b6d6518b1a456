import { type ActorRefFrom, assign, raise, setup, type SnapshotFrom, stateIn } from 'xstate';
import { fingerprint } from '#domain/fingerprint';
import { randomId } from '#domain/random-id';
import { failureOf } from '#flow/machine/failure';
import { networkActor } from '#flow/machine/network-actor';
import { networkStates } from '#flow/machine/network.states';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import { emptyDraft, type PersonDraft, type SavedPerson } from '#forms/person/person-draft';
import { noLookup, typedDraft } from '#forms/zip-lookup/zip-lookup.rules';
import { zipLookup } from '#forms/zip-lookup/zip-lookup.setup';
import { zipMessageStates, zipStates } from '#forms/zip-lookup/zip-lookup.states';
import type { LookedUpZip } from '#forms/zip-lookup/zip-lookup.types';
import { isRejected, StillRunningError } from '#services/errors';
import { friendOf } from './referral.rules.ts';
import type { ReferralContext, ReferralEvent, ReferralRequest } from './referral.types.ts';

/** Implemented by referral.actors.ts. */
const placeholder = (): void => undefined;

/** The first request with the key is still running: its outcome is unknown. */
const isStillRunning = (error: unknown): boolean => error instanceof StillRunningError;

const referral = setup({
  types: {
    context: {} as ReferralContext,
    events: {} as ReferralEvent,
    /** `kept`: the form is autosaved. */
    tags: {} as 'kept',
  },
  actors: {
    network: networkActor,
    saved: placeholderActor<SavedPerson | undefined>(),
    places: placeholderActor<LookedUpZip, { zip: string }>(),
    referral: placeholderActor<void, ReferralRequest>(),
  },
  guards: {
    formIsSent: stateIn({ journey: 'sending' }),
    failedOffline: ({ context }) => context.failure?.kind === 'offline',
  },
  actions: {
    restore: assign((_, { saved }: { saved: SavedPerson | undefined }) => ({ ...saved })),
    rememberDraft: assign(({ context }, { draft }: { draft: PersonDraft }) => typedDraft(context.draft, draft)),
    /** A restored form may have a zip code. */
    requestZip: raise({ type: 'ZIP.REQUESTED' }),
    rememberCustomer: assign((_, { customer }: Pick<ReferralContext, 'customer'>) => ({ customer })),
    /** The request for the same friend keeps its key, also after a reload. Another friend gets a new key. */
    startIntent: assign(({ context: { draft, customer, intent } }) => {
      const request = fingerprint(JSON.stringify([customer, friendOf(draft)]));
      return { intent: intent?.request === request ? intent : { key: randomId(), request } };
    }),
    rememberFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: isStillRunning(error) ? { kind: 'unreachable' as const } : failureOf(error),
      // After a rejection, the same key would get the same response.
      intent: isRejected(error) ? undefined : context.intent,
    })),
    forgetFailure: assign({ failure: undefined }),
    finish: assign(({ context: { draft } }) => ({
      referredName: draft.firstName.trim(),
      draft: emptyDraft,
      intent: undefined,
      ...noLookup,
    })),
    dropDraft: placeholder,
    trackReferral: placeholder,
  },
}).extend(zipLookup);

/** Spec 3 §2: restoring → asking → sending → thanked, and back to an empty form for another friend. */
export const referralMachine = referral.createMachine({
  id: 'referral',
  type: 'parallel',
  context: {
    customer: { name: '', email: '', phone: '' },
    draft: emptyDraft,
    intent: undefined,
    ...noLookup,
    failure: undefined,
    referredName: '',
  },
  states: {
    network: networkStates,
    zip: zipStates,
    zipMessage: zipMessageStates,

    journey: {
      initial: 'restoring',
      states: {
        restoring: {
          invoke: {
            id: 'saved',
            src: 'saved',
            onDone: {
              target: 'asking',
              actions: { type: 'restore', params: ({ event }) => ({ saved: event.output }) },
            },
            onError: 'asking',
          },
        },
        asking: {
          tags: 'kept',
          entry: 'requestZip',
          on: {
            'FORM.SUBMITTED': {
              target: 'sending',
              actions: [
                { type: 'rememberDraft', params: ({ event }) => event },
                { type: 'rememberCustomer', params: ({ event }) => event },
              ],
            },
            'DRAFT.TYPED': {
              actions: [{ type: 'rememberDraft', params: ({ event }) => event }, 'forgetFailure'],
            },
            RETRY: { guard: ({ context }) => context.failure !== undefined, target: 'sending' },
            'NETWORK.RETURNED': { guard: 'failedOffline', target: 'sending' },
          },
        },
        sending: {
          tags: 'kept',
          entry: 'forgetFailure',
          initial: 'checkingZip',
          states: {
            /** The form may have been submitted before its zip code was looked up. */
            checkingZip: {
              always: [
                { guard: 'placeIsRefused', target: '#referral.journey.asking' },
                { guard: 'zipIsLookedUp', target: 'calling' },
              ],
            },
            calling: {
              entry: 'startIntent',
              invoke: {
                id: 'referral',
                src: 'referral',
                input: ({ context: { customer, draft, intent } }) => ({ customer, draft, intent: intent!.key }),
                onDone: '#referral.journey.thanked',
                onError: {
                  target: '#referral.journey.asking',
                  actions: { type: 'rememberFailure', params: ({ event }) => event },
                },
              },
            },
          },
        },
        thanked: {
          entry: ['trackReferral', 'finish', 'dropDraft'],
          on: { 'ANOTHER.CHOSEN': 'asking' },
        },
      },
    },
  },
});

export type ReferralActor = ActorRefFrom<typeof referralMachine>;
export type ReferralSnapshot = SnapshotFrom<typeof referralMachine>;
