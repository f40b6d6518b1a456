import { describe, expect, it } from 'vitest';
import {
  __unsafe_getAllOwnEventDescriptors,
  type AnyStateNode,
  createActor,
  fromPromise,
  initialTransition,
  transition,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { paymentErrorNames, type PaymentOutcome, paymentOutcomes } from '#domain/payment-outcome';
import { watchBranches } from '#flow/testing/machine-branches';
import { doneEvent as done, errorEvent as failed, machineEvents } from '#flow/testing/machine-events';
import { connectPayment, stateName } from './make-a-payment.connect.ts';
import { paymentMachine, type PaymentSnapshot } from './make-a-payment.machine.ts';
import { trackPayment } from './make-a-payment.tracking.ts';
import type {
  PaymentDestination,
  PaymentContext,
  PaymentEvent,
  PaymentInput,
  PaymentSession,
  SessionRequest,
} from './make-a-payment.types.ts';
import { PaymentAlreadyMade, PaymentFailure } from './payment-failure.ts';
import type { PaymentVisit } from './payment-visit.ts';
import { draft, firstVisit, found, handover, lookup, result, session } from './testing/example-payment.ts';

const machine = paymentMachine.provide({});
const { all, taken } = watchBranches(machine);

const declined = { ...result, outcome: 'declined' as const, status: 'D' };
const undecided = { ...result, outcome: 'pending' as const, status: 'P' };
const pastDue = new PaymentFailure({ name: 'pastDue', message: 'Your payment is past due.' });
const visitAt = (step: PaymentVisit['step']): PaymentVisit => ({ draft, step, policyId: 'p-1001' });

/** The outputs of each actor that lead to different transitions. */
const outputs: Readonly<Record<string, readonly unknown[]>> = {
  savedVisit: [undefined, visitAt('form'), visitAt('policyDetails'), visitAt('paymentPage'), visitAt('paid')],
  pendingPayment: [false, true],
  policy: [found, { ...found, isPending: true }],
  session: [session, { paymentUrl: '', token: 'payment-52aa' }, 'approved'],
  handover: [handover, 'approved'],
  result: [result, declined, undecided],
  paymentPage: [true],
  backPage: [true, false],
};
const errors = [pastDue, new PaymentAlreadyMade(), new Error('Anything else.')];

const events = machineEvents(machine, {
  payloads: {
    'CONFIG.CHANGED': [{ config: firstVisit.config }],
    'DRAFT.CHANGED': [{ draft }],
    'FORM.SUBMITTED': [{ lookup }],
    'CARRIER_PAGE.CHOSEN': [{ url: 'https://pay.partner.example/larkspur' }],
  },
  responses: outputs,
  errorsOf: () => errors,
});

/** Every entry, and a configuration with transitions of its own. */
const starts: readonly PaymentInput[] = [
  firstVisit,
  { ...firstVisit, hasSavedVisit: true },
  { ...firstVisit, token: 'payment-52aa' },
  { ...firstVisit, token: 'payment-52aa', hasSavedVisit: true },
  { ...firstVisit, config: { ...firstVisit.config, backPage: '/my-account' } },
];

/** The events that a state handles. Others change nothing; unhandled errors would stop the machine. */
function eventsOf(snapshot: PaymentSnapshot): readonly PaymentEvent[] {
  const types = new Set<string>(__unsafe_getAllOwnEventDescriptors(snapshot));
  return events.filter(({ type }) => types.has(type));
}

const keyOf = ({ value, context }: PaymentSnapshot): string => {
  const { error, hasLeftToPay, token, lookup: sought, found: policy, destination } = context;
  return JSON.stringify([value, error, hasLeftToPay, token, sought, policy, destination]);
};

const reached: PaymentSnapshot[] = starts.flatMap((input) =>
  getShortestPaths(machine, {
    input,
    events: eventsOf,
    serializeState: keyOf,
    serializeEvent: (event) => JSON.stringify(event),
  }).map(({ state }) => state),
);

const next = (snapshot: PaymentSnapshot, event: PaymentEvent): PaymentSnapshot =>
  transition(machine, snapshot, event)[0];
const run = (input: PaymentInput, ...path: readonly PaymentEvent[]): PaymentSnapshot =>
  path.reduce(next, initialTransition(machine, input)[0]);

const submit: PaymentEvent = { type: 'FORM.SUBMITTED', lookup };
const recalled = done('pendingPayment', false);
const atDetails = [submit, recalled, done('policy', found), done('session', session)];
const atPending = [...atDetails, { type: 'PAY.PRESSED' }, done('handover', handover)] as const;

describe('the payment machine', () => {
  it('reaches every state', () => {
    const leaves = (node: AnyStateNode): string[] => {
      const children = Object.values(node.states);
      return children.length === 0 ? [node.id] : children.flatMap(leaves);
    };
    const seen = new Set(reached.flatMap(({ _nodes }) => _nodes.map(({ id }) => id)));
    // `routing` is transient.
    expect(leaves(machine.root).filter((id) => !seen.has(id))).toEqual(['payment.routing']);
  });

  it('takes every transition, with each of its guards', () => {
    expect(all.filter(({ name }) => !taken.has(name)).map(({ name }) => name)).toEqual([]);
  });

  it.each([...new Set(reached.map(stateName))])('the visitor can return to the form from %s', (state) => {
    for (const start of reached.filter((snapshot) => stateName(snapshot) === state)) {
      const queue = [start];
      const seen = new Set<string>();
      let isBack = false;
      for (const snapshot of queue) {
        isBack = snapshot.matches('form');
        if (isBack) break;
        for (const event of eventsOf(snapshot)) {
          const after = next(snapshot, event);
          const key = keyOf(after);
          if (!seen.has(key)) queue.push(after);
          seen.add(key);
        }
      }
      expect(isBack).toBe(true);
    }
  });

  it('a payment is paid or approved only when a service says so', () => {
    for (const snapshot of reached) {
      for (const event of eventsOf(snapshot)) {
        const [before, after] = [stateName(snapshot), stateName(next(snapshot, event))];
        if (after === before) continue;
        if (after === 'paid') expect(event).toEqual(done('result', result));
        if (after === 'approved')
          expect([done('session', 'approved'), done('handover', 'approved')]).toContainEqual(event);
      }
    }
  });

  it('prepares a handover only with a session, and once for each press', () => {
    const pay: PaymentEvent = { type: 'PAY.PRESSED' };
    for (const snapshot of reached) {
      const after = next(snapshot, pay);
      if (!after.matches('preparingHandover')) continue;
      expect(['policyDetails', 'pending', 'preparingHandover']).toContain(stateName(snapshot));
      expect(next(after, pay).value).toBe(after.value);
    }
  });

  it('never returns to the form or the policy automatically once the visitor has left to pay', () => {
    for (const snapshot of reached.filter(({ context }) => context.hasLeftToPay)) {
      const before = stateName(snapshot);
      if (!['loadingPendingPayment', 'findingPolicy', 'openingSession', 'preparingHandover'].includes(before)) continue;
      for (const event of eventsOf(snapshot)) {
        expect(['form', 'policyDetails'], `${before} ${event.type}`).not.toContain(stateName(next(snapshot, event)));
      }
    }
  });

  it('stays pending while no service says whether the payment was made', () => {
    const asked = run(firstVisit, ...atPending, { type: 'OUTCOME.REQUESTED' });
    expect(asked.value).toBe('openingSession');
    const unknown = next(asked, failed('session', pastDue));
    expect(unknown.value).toEqual({ pending: 'waiting' });
    expect(unknown.context.error?.name).toBe('pastDue');
    expect(next(asked, done('session', session)).value).toEqual({ pending: 'waiting' });
    const again = next(next(unknown, { type: 'PAY.PRESSED' }), failed('handover', pastDue));
    expect(again.value).toEqual({ pending: 'waiting' });
  });

  it('asks again when the page shows again, unless the dialog of an error is open', () => {
    const pending = run(firstVisit, ...atPending);
    expect(next(pending, { type: 'PAGE.SEEN' }).value).toBe('openingSession');
    const failing = next(next(pending, { type: 'OUTCOME.REQUESTED' }), failed('session', pastDue));
    const seen = next(failing, { type: 'PAGE.SEEN' });
    expect([seen.value, seen.context.error?.name]).toEqual([{ pending: 'waiting' }, 'pastDue']);
    expect(next(next(failing, { type: 'ERROR.CLOSED' }), { type: 'PAGE.SEEN' }).value).toBe('openingSession');
  });

  it.each([
    ['the policy is not found', [failed('policy', pastDue)]],
    ['the visitor cancels the lookup', [{ type: 'BACK' }]],
    ['the session cannot be opened', [done('policy', found), failed('session', pastDue)]],
    ['the session is still open', [done('policy', found), done('session', session)]],
  ] as const)('stays pending after a reload when %s, and saves the visit', (_what, path) => {
    const saved: unknown[] = [];
    let state = run({ ...firstVisit, hasSavedVisit: true }, done('savedVisit', visitAt('paymentPage')));
    for (const event of [recalled, ...path]) {
      const [after, actions] = transition(machine, state, event);
      state = after;
      saved.push(...actions.map(({ params }) => (params as { event?: { visit?: unknown } } | undefined)?.event?.visit));
    }
    expect(state.value).toEqual({ pending: 'waiting' });
    expect(saved.filter(Boolean)).toEqual([visitAt('paymentPage')]);
    expect(next(state, { type: 'OUTCOME.REQUESTED' }).value).toMatch(/^(findingPolicy|openingSession)$/);
  });

  it('a payment is pending when the result of a token is undecided, and the result is loaded again', () => {
    const read = run({ ...firstVisit, token: 'payment-52aa' }, done('result', undecided));
    expect(read.value).toEqual({ pending: 'waiting' });
    expect(next(read, { type: 'OUTCOME.REQUESTED' }).value).toBe('readingResult');
    expect(next(read, { type: 'PAY.PRESSED' }).value).toEqual(read.value);
  });

  it('looks the policy up again when a declined payment is retried, and clears the pending state', () => {
    const withToken = { ...firstVisit, token: 'payment-52aa', hasSavedVisit: true };
    const returned = [done('savedVisit', visitAt('paymentPage')), done('result', declined)];
    const again = run(withToken, ...returned, { type: 'RETRY' });
    expect(again.value).toBe('findingPolicy');
    expect([done('policy', found), done('session', session)].reduce(next, again).value).toBe('policyDetails');
    const another = { ...declined, policyNumber: 'TWD-7' };
    expect(run(withToken, returned[0]!, done('result', another), { type: 'RETRY' }).value).toBe('form');
    expect(run({ ...firstVisit, token: 'payment-52aa' }, done('result', declined), { type: 'RETRY' }).value).toBe(
      'form',
    );
  });

  it('resumes a saved visit at the lookup of its policy', () => {
    const saved = { ...firstVisit, hasSavedVisit: true };
    const resumed = run(saved, done('savedVisit', visitAt('policyDetails')));
    expect(resumed.value).toBe('loadingPendingPayment');
    expect(resumed.context.lookup).toEqual(lookup);
    const path = [recalled, done('policy', found), done('session', session)];
    expect(path.reduce(next, resumed).value).toBe('policyDetails');
    expect(run(saved, done('savedVisit', visitAt('paymentPage')), ...path).value).toEqual({ pending: 'waiting' });
  });

  it('restores a saved visit that ended at the form', () => {
    const resumed = run({ ...firstVisit, hasSavedVisit: true }, done('savedVisit', visitAt('form')));
    expect(resumed.value).toBe('form');
    expect(resumed.context.draft).toEqual(draft);
  });

  it('keeps the kind and the message of a failure until the visitor closes it', () => {
    const refused = run(firstVisit, submit, recalled, failed('policy', pastDue));
    expect(refused.value).toBe('form');
    expect(refused.context.error).toEqual(pastDue.error);
    expect(next(refused, { type: 'ERROR.CLOSED' }).context.error).toBeUndefined();
    expect(run(firstVisit, submit, recalled, failed('policy', new Error())).context.error).toEqual({
      name: 'unexpected',
    });
  });

  it.each([
    ['its number', [done('pendingPayment', true), failed('policy', pastDue)]],
    ['its number, when the visitor cancels', [done('pendingPayment', true), { type: 'BACK' }]],
    ['its id', [recalled, done('policy', { ...found, isPending: true }), done('session', session)]],
  ] as const)('a payment is pending again when the same policy is looked up, identified by %s', (_what, path) => {
    const again = run(firstVisit, ...atPending, { type: 'BACK' }, submit, ...path);
    expect(again.value).toEqual({ pending: 'waiting' });
  });

  it('no payment is pending when another policy is looked up', () => {
    const again = run(firstVisit, ...atPending, { type: 'BACK' }, submit, recalled, done('policy', found));
    expect(next(again, failed('session', pastDue)).value).toBe('form');
  });

  it('restores a payment that was made, and looks up another policy', () => {
    const input = { ...firstVisit, hasSavedVisit: true, config: { ...firstVisit.config, backPage: '/my-account' } };
    const paid = run(input, done('savedVisit', visitAt('paid')));
    expect(paid.value).toEqual({ alreadyMade: 'waiting' });
    expect(connectPayment(paid)).toMatchObject({ page: 'alreadyMade', wasBefore: true });
    expect(next(paid, { type: 'FORM.REQUESTED' }).value).toBe('form');
  });
});

describe('tracking a payment', () => {
  /** Runs a payment with these actor outputs, and records what the page and analytics receive. */
  async function follow(
    input: Partial<PaymentInput>,
    answers: { session?: PaymentSession | 'approved' | Error; result?: PaymentContext['result'] },
    path: readonly [PaymentEvent, until: string][],
  ) {
    const emitted: string[] = [];
    const host = {
      step: ({ step, progress }: { step: string; progress: number }) => emitted.push(`step ${step} ${progress}`),
      track: (name: string, { outcome }: { outcome?: string }) => outcome && emitted.push(`${name}: ${outcome}`),
      complete: (outcome: string) => emitted.push(`complete ${outcome}`),
    };
    const actor = createActor(
      paymentMachine.provide({
        actors: {
          pendingPayment: fromPromise(() => Promise.resolve(false)),
          policy: fromPromise(() => Promise.resolve(found)),
          session: fromPromise(() =>
            answers.session instanceof Error
              ? Promise.reject(answers.session)
              : Promise.resolve(answers.session ?? session),
          ),
          handover: fromPromise<PaymentDestination | 'approved', SessionRequest>(() => Promise.resolve(handover)),
          result: fromPromise(() => Promise.resolve(answers.result ?? result)),
          leavePage: fromPromise(() => Promise.resolve(true)),
        },
      }),
      { input: { ...firstVisit, ...input } },
    ).start();
    trackPayment(actor, () => host as never);
    for (const [event, until] of path) {
      actor.send(event);
      await expect.poll(() => stateName(actor.getSnapshot())).toBe(until);
    }
    actor.stop();
    return emitted;
  }

  type Answers = Parameters<typeof follow>[1];
  const atForm = (answers: Answers, until: string) => follow({}, answers, [[submit, until]]);
  const withToken = (answers: Answers, until: string) =>
    follow({ token: 'payment-52aa' }, answers, [[{ type: 'CONFIG.CHANGED', config: firstVisit.config }, until]]);
  const ways: Partial<Record<PaymentOutcome, () => Promise<string[]>>> = {
    payable: () => atForm({}, 'policyDetails'),
    pending: () => withToken({ result: undecided }, 'pending'),
    approved: () => atForm({ session: 'approved' }, 'approved'),
    alreadyMade: () => atForm({ session: new PaymentAlreadyMade() }, 'alreadyMade'),
    paid: () => withToken({}, 'paid'),
    failed: () => withToken({ result: declined }, 'failed'),
    ...Object.fromEntries(
      paymentErrorNames.map((name) => [name, () => atForm({ session: new PaymentFailure({ name }) }, 'form')]),
    ),
  };

  it.each(paymentOutcomes)('emits the outcome %s once', async (outcome) => {
    const emitted = await ways[outcome]!();
    expect(emitted.filter((name) => name.startsWith('Payment Outcome'))).toEqual([`Payment Outcome: ${outcome}`]);
  });

  it('emits each step once, each outcome, and the end', async () => {
    const emitted = await follow({}, { session }, [
      [{ type: 'DRAFT.CHANGED', draft }, 'form'],
      [submit, 'policyDetails'],
      [{ type: 'PAY.PRESSED' }, 'pending'],
    ]);
    expect(emitted).toEqual([
      'step Payment Form 25',
      'step Policy Details 50',
      'Payment Outcome: payable',
      'step Payment Pending 75',
      'Payment Outcome: pending',
    ]);
    const approved = await follow({}, { session: 'approved' }, [[submit, 'approved']]);
    expect(approved).toEqual([
      'step Payment Form 25',
      'step Policy Details 100',
      'Payment Outcome: approved',
      'complete approved',
    ]);
    const read = await follow({ token: 'payment-52aa' }, { result: declined }, [
      [{ type: 'CONFIG.CHANGED', config: firstVisit.config }, 'failed'],
    ]);
    expect(read).toEqual(['step Payment Result 100', 'Payment Outcome: failed', 'complete failed']);
  });

  it('emits the outcome of a failure, and nothing when its message is closed', async () => {
    const emitted = await follow({}, { session: pastDue }, [
      [submit, 'form'],
      [{ type: 'ERROR.CLOSED' }, 'form'],
    ]);
    expect(emitted).toEqual(['step Payment Form 25', 'step Payment Form 25', 'Payment Outcome: pastDue']);
  });
});
