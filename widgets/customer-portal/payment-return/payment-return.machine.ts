import { assign, setup, type SnapshotFrom } from 'xstate';
import { isOutage } from '#account/service-outage';
import type { PaymentResult } from '#domain/payment-result';
import { type Failure, failureOf } from '#flow/machine/failure';
import { networkActor, type NetworkEvent } from '#flow/machine/network-actor';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import { isRejected, type ServiceError } from '#services/errors';

interface ReturnContext {
  result: PaymentResult | undefined;
  failure: Failure | undefined;
}

interface Loaded {
  result: PaymentResult;
}

/** True if the service knows no such payment. A refusal that is about an outage leaves open whether one was made. */
const saysNoPayment = (error: unknown): boolean => isRejected(error) && !isOutage(error as ServiceError);

const paymentReturn = setup({
  types: {
    context: {} as ReturnContext,
    events: {} as { type: 'RETRY' } | NetworkEvent,
  },
  actors: { result: placeholderActor<PaymentResult>(), network: networkActor },
  guards: {
    wasApproved: (_, { result }: Loaded) => result.outcome === 'approved',
    wasAlreadyMade: (_, { result }: Loaded) => result.outcome === 'alreadyMade',
    wasDeclined: (_, { result }: Loaded) => result.outcome === 'declined',
    isUnknown: (_, { error }: { error: unknown }) => saysNoPayment(error),
    serviceWasNotReached: ({ context: { failure } }) => failure?.kind === 'offline' || failure?.kind === 'unreachable',
  },
  actions: {
    rememberResult: assign((_, { result }: Loaded) => ({ result, failure: undefined })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    /** Removes the used token from the page's address. */
    removeToken: () => undefined,
    reportOutcome: (_context, _outcome: { outcome: 'approved' | 'alreadyMade' | 'failed' }) => undefined,
  },
});

const loaded = ({ event }: { event: { output: PaymentResult } }) => ({ result: event.output });
const remember = { type: 'rememberResult', params: loaded } as const;
const explain = { type: 'rememberFailure', params: ({ event }: { event: { error: unknown } }) => event } as const;

/**
 * The result of a payment, by the token in the address (spec 3 §4): reading → approved | alreadyMade | declined |
 * pending | unknown | unread.
 */
export const paymentReturnMachine = paymentReturn.createMachine({
  id: 'paymentReturn',
  context: { result: undefined, failure: undefined },
  invoke: { id: 'network', src: 'network' },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'result',
        src: 'result',
        onDone: [
          { guard: { type: 'wasApproved', params: loaded }, target: 'approved', actions: remember },
          { guard: { type: 'wasAlreadyMade', params: loaded }, target: 'alreadyMade', actions: remember },
          { guard: { type: 'wasDeclined', params: loaded }, target: 'declined', actions: remember },
          { target: 'pending', actions: remember },
        ],
        onError: [
          { guard: { type: 'isUnknown', params: ({ event }) => event }, target: 'unknown', actions: explain },
          { target: 'unread', actions: explain },
        ],
      },
    },
    approved: { entry: ['removeToken', { type: 'reportOutcome', params: { outcome: 'approved' } }] },
    /** Another payment has paid what was due: this one was not made. */
    alreadyMade: { entry: ['removeToken', { type: 'reportOutcome', params: { outcome: 'alreadyMade' } }] },
    declined: { entry: ['removeToken', { type: 'reportOutcome', params: { outcome: 'failed' } }] },
    /** The service knows no payment with this token. */
    unknown: { entry: 'removeToken' },
    /** The processor has not decided yet. */
    pending: { on: { RETRY: 'reading' } },
    unread: {
      on: { RETRY: 'reading', 'NETWORK.RETURNED': { guard: 'serviceWasNotReached', target: 'reading' } },
    },
  },
});

/** What the view renders. */
export type PaymentReturnView =
  | { page: 'reading' }
  | { page: 'approved' | 'alreadyMade' | 'declined' | 'pending'; result: PaymentResult }
  | { page: 'unknown' | 'unread'; failure: Failure };

export function connectPaymentReturn(snapshot: SnapshotFrom<typeof paymentReturnMachine>): PaymentReturnView {
  const { result, failure = { kind: 'unreachable' } } = snapshot.context;
  if (result && !snapshot.matches('reading')) {
    const pages = ['approved', 'alreadyMade', 'declined', 'pending'] as const;
    const page = pages.find((state) => snapshot.matches(state));
    if (page) return { page, result };
  }
  if (snapshot.matches('unknown')) return { page: 'unknown', failure };
  return snapshot.matches('unread') ? { page: 'unread', failure } : { page: 'reading' };
}
