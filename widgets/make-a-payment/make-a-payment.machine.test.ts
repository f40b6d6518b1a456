import { describe, expect, it } from 'vitest';
import { paymentTransition, transitions } from './make-a-payment.machine.ts';
import { tell } from './make-a-payment.tracking.ts';
import type { PaymentEvent, PaymentState } from './make-a-payment.types.ts';
import { found, lookup, result, session } from './testing/example-payment.ts';

const trouble = { name: 'unexpected' } as const;

/** One of each, and each way that it branches. */
const events: readonly PaymentEvent[] = [
  { type: 'VISIT.RESUMED', lookup, hasLeft: false },
  { type: 'VISIT.RESUMED', lookup, hasLeft: true },
  { type: 'VISIT.NEW' },
  { type: 'FORM.SUBMITTED', lookup },
  { type: 'POLICY.FOUND', found },
  { type: 'SESSION.OPENED', session },
  { type: 'SESSION.APPROVED' },
  { type: 'PAYMENT.ALREADY_MADE' },
  { type: 'TROUBLE.CAME', trouble },
  { type: 'TROUBLE.READ' },
  { type: 'PAY.PRESSED' },
  { type: 'PAGE.LEFT', session, goesTo: { url: session.paymentUrl, reason: 'payment' } },
  { type: 'OUTCOME.ASKED' },
  { type: 'RESULT.READ', result },
  { type: 'RESULT.READ', result: { ...result, isApproved: false, status: 'D' } },
  { type: 'RETRY' },
  { type: 'BACK' },
];

const nameOf = (state: PaymentState) => JSON.stringify(state);

/** Every state that can be come to, with those that lead on from it. */
function explore(
  starts: readonly PaymentState[],
): ReadonlyMap<string, { state: PaymentState; next: readonly PaymentState[] }> {
  const seen = new Map<string, { state: PaymentState; next: readonly PaymentState[] }>();
  const queue = [...starts];
  for (let state = queue.pop(); state; state = queue.pop()) {
    if (seen.has(nameOf(state))) continue;
    const next = events.map((event) => paymentTransition(state, event));
    seen.set(nameOf(state), { state, next });
    queue.push(...next);
  }
  return seen;
}

const reached = explore([{ is: 'starting' }, { is: 'form' }, { is: 'reading', token: 't' }]);
const steps = (from: string) => events.map((event) => nameOf(paymentTransition(reached.get(from)!.state, event)));

describe('the payment', () => {
  it('can be in every state of its table', () => {
    expect([...new Set([...reached.values()].map(({ state }) => state.is))].toSorted()).toEqual(
      Object.keys(transitions).toSorted(),
    );
  });

  it.each([...reached.keys()])('is no dead end: a visitor comes back to the form from %s', (start) => {
    const seen = new Set([start]);
    for (const one of seen) for (const next of steps(one)) seen.add(next);
    expect(seen).toContain(nameOf({ is: 'form' }));
  });

  it('is paid only by a result that is approved, and by nothing that a visitor does', () => {
    for (const { state } of reached.values()) {
      for (const event of events) {
        const next = paymentTransition(state, event);
        if (next.is === 'paid' && state.is !== 'paid') expect(event).toEqual({ type: 'RESULT.READ', result });
        if (next.is === 'approved' && state.is !== 'approved') expect(event.type).toBe('SESSION.APPROVED');
      }
    }
  });

  it('leaves only from where the session is known, and once a press', () => {
    for (const { state } of reached.values()) {
      const next = paymentTransition(state, { type: 'PAY.PRESSED' });
      if (next.is === 'leaving' && state.is !== 'leaving') expect(['details', 'pending']).toContain(state.is);
      if (next.is === 'leaving') expect(paymentTransition(next, { type: 'PAY.PRESSED' })).toBe(next);
    }
  });

  it('stays pending where nobody can say what came of it', () => {
    const pending: PaymentState = { is: 'pending', found, session };
    const asked = paymentTransition(pending, { type: 'OUTCOME.ASKED' });
    expect(paymentTransition(asked, { type: 'TROUBLE.CAME', trouble })).toEqual({ ...pending, trouble });
    expect(paymentTransition(asked, { type: 'SESSION.OPENED', session })).toEqual(pending);
  });
});

describe('what the page and analytics are told', () => {
  function follow(...states: readonly PaymentState[]) {
    const told: string[] = [];
    const host = {
      step: ({ step, progress }: { step: string; progress: number }) => told.push(`step ${step} ${progress}`),
      track: (name: string, data: { outcome?: string }) => data.outcome && told.push(`${name}: ${data.outcome}`),
      complete: (outcome: string) => told.push(`complete ${outcome}`),
    };
    let before: PaymentState | undefined;
    for (const state of states) {
      tell(host as unknown as Parameters<typeof tell>[0], state, before);
      before = state;
    }
    return told;
  }

  it('is each step once, each outcome, and the end', () => {
    const form: PaymentState = { is: 'form' };
    expect(
      follow(
        form,
        { is: 'looking', lookup, hasLeft: false },
        { is: 'form', trouble: { name: 'pastDue' } },
        form,
        { is: 'opening', found, hasLeft: false },
        { is: 'details', found, session },
      ),
    ).toEqual([
      'step Payment Form 25',
      'step Payment Form 25',
      'Payment Outcome: pastDue',
      'step Policy Details 50',
      'Payment Outcome: payable',
    ]);
    expect(follow({ is: 'pending', found, session }, { is: 'approved', found })).toEqual([
      'step Payment Pending 75',
      'Payment Outcome: pending',
      'step Policy Details 100',
      'Payment Outcome: approved',
      'complete approved',
    ]);
    expect(follow({ is: 'reading', token: 't' }, { is: 'failed', result })).toEqual([
      'step Payment Result 100',
      'Payment Outcome: failed',
      'complete failed',
    ]);
  });
});
