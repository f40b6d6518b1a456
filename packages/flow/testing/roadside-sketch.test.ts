import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { RefusedError } from '#services/errors';
import { type Draft, type DraftEvent, type Drafts, withoutDraft } from '../drafts.ts';
import { type Failure, failureOf } from '../machine/failure.ts';
import { networkActor, type NetworkEvent } from '../machine/network-actor.ts';
import { networkStates } from '../machine/network.states.ts';
import { placeholderActor } from '../machine/placeholder-actor.ts';
import type { StepMeta } from '../step-meta.ts';
import { machineEvents } from './machine-events.ts';
import { runMachine, silence } from './run-machine.ts';

// What a further flow costs. The three steps of a roadside membership (spec 2 §2.4, §4.4) without their views: choose a
// plan, say who buys it, and see what came of the payment on the partner's page.

type Plan = 'single' | 'family';
type Buyer = Readonly<Record<'firstName' | 'lastName' | 'email' | 'state', string>>;

interface RoadsideContext {
  /** Of the page's address: the visitor is back from the payment. */
  transactionId: string;
  allowedStates: readonly string[];
  plan: Plan | undefined;
  buyer: Buyer | undefined;
  policyNumber: string;
  paymentUrl: string;
  drafts: Drafts<'buyer'>;
  failure: Failure | undefined;
}

type RoadsideEvent =
  | { type: 'PLAN.CHOSEN'; plan: Plan }
  | { type: 'BUYER.NAMED'; buyer: Buyer }
  | DraftEvent<'buyer'>
  | { type: 'BACK' | 'RETRY' }
  | NetworkEvent;

const base = setup({
  types: {
    context: {} as RoadsideContext,
    events: {} as RoadsideEvent,
    input: {} as { transactionId: string },
    meta: {} as StepMeta,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    network: networkActor,
    allowedStates: placeholderActor<readonly string[]>(),
    enrollment: placeholderActor<{ paymentUrl: string }, { plan: Plan; buyer: Buyer }>(),
    membership: placeholderActor<{ policyNumber: string }, { transactionId: string }>(),
  },
  actions: {
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
    forgetFailure: assign({ failure: undefined }),
    rememberDraft: assign(({ context: { drafts } }, { form, values }: { form: 'buyer'; values: Draft }) => ({
      drafts: { ...drafts, [form]: values },
    })),
  },
});

const plans = base.extend({
  actions: {
    rememberStates: assign((_, { allowedStates }: Pick<RoadsideContext, 'allowedStates'>) => ({ allowedStates })),
    rememberPlan: assign((_, { plan }: { plan: Plan }) => ({ plan })),
  },
});
const planStates = plans.createStateConfig({
  meta: { step: 'Membership', stage: 'plan', progress: 0 },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'allowedStates',
        src: 'allowedStates',
        onDone: {
          target: 'choosing',
          actions: { type: 'rememberStates', params: ({ event }) => ({ allowedStates: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
    failed: { tags: 'failed', on: { RETRY: 'loading', 'NETWORK.RETURNED': 'loading' } },
    choosing: {
      on: { 'PLAN.CHOSEN': { target: 'chosen', actions: { type: 'rememberPlan', params: ({ event }) => event } } },
    },
    chosen: { type: 'final' },
  },
});

const buyers = plans.extend({
  guards: { stateIsAllowed: (_, { isAllowed }: { isAllowed: boolean }) => isAllowed },
  actions: {
    rememberBuyer: assign(({ context }, { buyer }: { buyer: Buyer }) => ({
      buyer,
      drafts: withoutDraft(context.drafts, 'buyer'),
    })),
    rememberPaymentUrl: assign((_, { paymentUrl }: Pick<RoadsideContext, 'paymentUrl'>) => ({ paymentUrl })),
  },
});
const buyerStates = buyers.createStateConfig({
  meta: { step: 'Buyer', stage: 'buyer', progress: 50 },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'BUYER.NAMED': [
          {
            guard: {
              type: 'stateIsAllowed',
              params: ({ context, event }) => ({ isAllowed: context.allowedStates.includes(event.buyer.state) }),
            },
            target: 'enrolling',
            actions: { type: 'rememberBuyer', params: ({ event }) => event },
          },
          { target: 'waitlist', actions: { type: 'rememberBuyer', params: ({ event }) => event } },
        ],
      },
    },
    waitlist: { on: { BACK: 'asking' } },
    enrolling: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'enrollment',
        src: 'enrollment',
        input: ({ context }) => ({ plan: context.plan!, buyer: context.buyer! }),
        onDone: {
          target: 'enrolled',
          actions: { type: 'rememberPaymentUrl', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
    failed: { tags: 'failed', on: { RETRY: 'enrolling', 'NETWORK.RETURNED': 'enrolling', BACK: 'asking' } },
    enrolled: { type: 'final' },
  },
});

const confirmations = buyers.extend({
  actions: { rememberPolicy: assign((_, { policyNumber }: { policyNumber: string }) => ({ policyNumber })) },
});
const confirmationStates = confirmations.createStateConfig({
  meta: { step: 'Confirmation', stage: 'confirmation', progress: 100 },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'membership',
        src: 'membership',
        input: ({ context }) => ({ transactionId: context.transactionId }),
        onDone: {
          target: 'confirmed',
          actions: { type: 'rememberPolicy', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
    confirmed: {},
    failed: { tags: 'failed', on: { RETRY: 'loading', 'NETWORK.RETURNED': 'loading' } },
  },
});

const roadsideMachine = confirmations
  .extend({ guards: { isBackFromPayment: ({ context }) => context.transactionId !== '' } })
  .createMachine({
    id: 'roadside',
    type: 'parallel',
    context: ({ input }) => ({
      ...input,
      allowedStates: [],
      plan: undefined,
      buyer: undefined,
      policyNumber: '',
      paymentUrl: '',
      drafts: {},
      failure: undefined,
    }),
    on: { 'DRAFT.CHANGED': { actions: { type: 'rememberDraft', params: ({ event }) => event } } },
    states: {
      network: networkStates,
      journey: {
        initial: 'routing',
        states: {
          routing: { always: [{ guard: 'isBackFromPayment', target: 'confirmation' }, { target: 'plan' }] },
          plan: { ...planStates, onDone: 'buyer' },
          buyer: { ...buyerStates, onDone: 'leavingToPay', on: { BACK: 'plan' } },
          leavingToPay: {},
          confirmation: confirmationStates,
        },
      },
    },
  });

const alex: Buyer = { firstName: 'Alex', lastName: 'Example', email: 'alex@example.com', state: 'TX' };
const responses = {
  allowedStates: ['TX'],
  enrollment: { paymentUrl: 'https://pay.partner.example/1' },
  membership: { policyNumber: 'RS-1' },
};

describe('a roadside flow on the kit', () => {
  const events = machineEvents(roadsideMachine, {
    payloads: {
      'PLAN.CHOSEN': [{ plan: 'single' }],
      'BUYER.NAMED': [{ buyer: alex }, { buyer: { ...alex, state: 'AK' } }],
      'DRAFT.CHANGED': [{ form: 'buyer', values: { firstName: 'A' } }],
    },
    responses: Object.fromEntries(Object.entries(responses).map(([id, response]) => [id, [response]])),
    errorsOf: (id) => [new RefusedError(id, { reason: 'Not in your state' })],
  });
  const walk = (transactionId: string) =>
    getShortestPaths(roadsideMachine, {
      input: { transactionId },
      events,
      serializeState: ({ value }) => JSON.stringify(value.journey),
    }).map(({ state }) => JSON.stringify(state.value.journey));

  it('reaches every state of the plan and the buyer from an empty visit', () => {
    expect(walk('').toSorted()).toEqual(
      [
        { plan: 'loading' },
        { plan: 'failed' },
        { plan: 'choosing' },
        { buyer: 'asking' },
        { buyer: 'waitlist' },
        { buyer: 'enrolling' },
        { buyer: 'failed' },
        'leavingToPay',
      ]
        .map((state) => JSON.stringify(state))
        .toSorted(),
    );
  });

  it('reaches every state of the confirmation from the payment page’s return address', () => {
    expect(walk('t-1').toSorted()).toEqual(
      [{ confirmation: 'loading' }, { confirmation: 'confirmed' }, { confirmation: 'failed' }]
        .map((state) => JSON.stringify(state))
        .toSorted(),
    );
  });

  it('buys a plan over fake services and keeps the message of a refusal', async () => {
    const refusal = new RefusedError('enroll', { reason: 'Your card issuer is closed' });
    const roadside = runMachine(roadsideMachine, {
      input: { transactionId: '' },
      responses: { ...responses, enrollment: refusal, membership: silence },
    });
    await roadside.go({ type: 'PLAN.CHOSEN', plan: 'family' }, { type: 'BUYER.NAMED', buyer: alex });
    expect(roadside.context().failure).toEqual({ kind: 'refused', reason: 'Your card issuer is closed' });
    roadside.responses.enrollment = responses.enrollment;
    await roadside.go({ type: 'RETRY' });
    expect(roadside.isIn({ journey: 'leavingToPay' })).toBe(true);
    expect(roadside.context().paymentUrl).toBe('https://pay.partner.example/1');
    expect(roadside.timesAsked('enrollment')).toBe(2);
  });
});
