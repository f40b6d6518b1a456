import { type ActorRefFrom, assign, setup, type SnapshotFrom } from 'xstate';
import { fingerprint } from '#domain/fingerprint';
import { randomId } from '#domain/random-id';
import { isZipCode } from '#domain/zip-code';
import { failureOf } from '#flow/machine/failure';
import { networkActor } from '#flow/machine/network-actor';
import { networkStates } from '#flow/machine/network.states';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import { emptyDraft, type PersonDraft, type SavedPerson } from '#forms/person/person-draft';
import { withPlaceOfZip } from '#forms/zip-places/zip-places';
import { isRejected, StillRunningError } from '#services/errors';
import { friendOf } from './referral.rules.ts';
import type { FriendPlaces, ReferralContext, ReferralEvent, ReferralRequest } from './referral.types.ts';

/** Implemented by referral.actors.ts. */
const placeholder = (): void => undefined;

/** The first request with the key has no answer yet: nothing is decided. */
const isStillRunning = (error: unknown): boolean => error instanceof StillRunningError;

const referral = setup({
  types: {
    context: {} as ReferralContext,
    events: {} as ReferralEvent,
    /** `kept`: what is typed is saved. */
    tags: {} as 'kept',
  },
  actors: {
    network: networkActor,
    saved: placeholderActor<SavedPerson | undefined>(),
    places: placeholderActor<FriendPlaces, { zip: string }>(),
    referral: placeholderActor<void, ReferralRequest>(),
  },
  guards: {
    zipIsNew: ({ context }, { draft }: { draft: PersonDraft }) =>
      isZipCode(draft.zip) && draft.zip !== context.zipAsked,
    failedOffline: ({ context }) => context.failure?.kind === 'offline',
  },
  actions: {
    restore: assign((_, { saved }: { saved: SavedPerson | undefined }) => ({ ...saved })),
    rememberDraft: assign((_, { draft }: { draft: PersonDraft }) => ({ draft })),
    rememberCustomer: assign((_, { customer }: Pick<ReferralContext, 'customer'>) => ({ customer })),
    noteLookup: assign(({ context }) => ({ zipAsked: context.draft.zip })),
    forgetLookup: assign({ zipAsked: '' }),
    /** City and state are filled in where quotes are offered (spec 3 §5). */
    rememberPlaces: assign(({ context: { draft } }, { places }: { places: FriendPlaces }) => ({
      places,
      draft: places.isQuotable ? withPlaceOfZip(draft, places) : draft,
    })),
    /** The same friend keeps the key of the request, also after a reload. Another one has another key. */
    startIntent: assign(({ context: { draft, customer, intent } }) => {
      const request = fingerprint(JSON.stringify([customer, friendOf(draft)]));
      return { failure: undefined, intent: intent?.request === request ? intent : { key: randomId(), request } };
    }),
    rememberFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: isStillRunning(error) ? { kind: 'unreachable' as const } : failureOf(error),
      // The service has decided: the same key would have the same answer.
      intent: isRejected(error) ? undefined : context.intent,
    })),
    forgetFailure: assign({ failure: undefined }),
    finish: assign(({ context: { draft } }) => ({
      referredName: draft.firstName.trim(),
      draft: emptyDraft,
      intent: undefined,
      zipAsked: '',
      places: undefined,
    })),
    dropDraft: placeholder,
    trackReferral: placeholder,
  },
});

/** Spec 3 §2: restoring → asking → sending → thanked, and back to an empty form for another friend. */
export const referralMachine = referral.createMachine({
  id: 'referral',
  type: 'parallel',
  context: {
    customer: { name: '', email: '', phone: '' },
    draft: emptyDraft,
    intent: undefined,
    zipAsked: '',
    places: undefined,
    failure: undefined,
    referredName: '',
  },
  states: {
    network: networkStates,

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
          on: {
            'REFERRAL.SUBMITTED': {
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
          entry: 'startIntent',
          invoke: {
            id: 'referral',
            src: 'referral',
            input: ({ context: { customer, draft, intent } }) => ({ customer, draft, intent: intent!.key }),
            onDone: 'thanked',
            onError: { target: 'asking', actions: { type: 'rememberFailure', params: ({ event }) => event } },
          },
        },
        thanked: {
          entry: ['trackReferral', 'finish', 'dropDraft'],
          on: { 'ANOTHER.CHOSEN': 'asking' },
        },
      },
    },

    zip: {
      initial: 'idle',
      on: {
        'DRAFT.TYPED': {
          guard: { type: 'zipIsNew', params: ({ event }) => event },
          target: '.lookingUp',
          actions: { type: 'rememberDraft', params: ({ event }) => event },
        },
      },
      states: {
        idle: {},
        lookingUp: {
          entry: 'noteLookup',
          invoke: {
            id: 'places',
            src: 'places',
            input: ({ context }) => ({ zip: context.draft.zip }),
            onDone: {
              target: 'idle',
              actions: { type: 'rememberPlaces', params: ({ event }) => ({ places: event.output }) },
            },
            onError: { target: 'failed', actions: 'forgetLookup' },
          },
        },
        failed: {},
      },
    },
  },
});

export type ReferralActor = ActorRefFrom<typeof referralMachine>;
export type ReferralSnapshot = SnapshotFrom<typeof referralMachine>;
