import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Session } from '#account/session';
import { watchBranches } from '#flow/testing/machine-branches';
import { machineEvents } from '#flow/testing/machine-events';
import { runMachine, silence } from '#flow/testing/run-machine';
import { NetworkError, RefusedError } from '#services/errors';
import { connectCustomerPortal, currentView } from './customer-portal.connect.ts';
import { customerPortalMachine } from './customer-portal.machine.ts';
import { resourceMachine } from './data/resource.machine.ts';
import { paymentReturnMachine } from './payment-return/payment-return.machine.ts';
import { payMachine } from './payments/pay.machine.ts';
import { portalPageOf } from './portal-address.ts';

const signedOut: Session = { status: 'signedOut' };
const customer = (email: string, expiresAt = 2000): Session => ({
  status: 'signedIn',
  expiresAt,
  state: 'TX',
  variant: 'primary',
  email,
  name: '',
});
const alex = customer('alex@example.com');

interface Walk {
  payloads?: Readonly<Record<string, readonly object[]>>;
  responses?: Readonly<Record<string, readonly unknown[]>>;
  inputs?: readonly unknown[];
}

/** The transitions that no shortest path takes. */
function untaken(machine: AnyStateMachine, { payloads = {}, responses = {}, inputs = [undefined] }: Walk): string[] {
  const { all, taken } = watchBranches(machine);
  const events = machineEvents(machine, {
    payloads,
    responses,
    errorsOf: (id) => [new NetworkError(id), new RefusedError(id)],
  });
  // Each change of customer increases `visit`: two customers are enough.
  const stopWhen = ({ context }: { context: { visit?: number } }) => (context.visit ?? 0) > 2;
  for (const input of inputs) getShortestPaths(machine, { events, input, stopWhen } as never);
  return all.map(({ name }) => name).filter((name) => !taken.has(name));
}

test('takes every transition of the portal', () => {
  const sessions = [signedOut, alex, customer('jamie@example.com'), customer('alex@example.com', 0)];
  const inputs = [false, true].map((hasPaymentReturn) => ({ hasPaymentReturn, now: () => 1000 }));
  const payloads = {
    'SESSION.CHANGED': sessions.map((session) => ({ session })),
    'TAB.SHOWN': [{ tab: 'policies' }],
  };
  expect(
    untaken(customerPortalMachine.provide({}), { payloads, responses: { signInPage: [true, false] }, inputs }),
  ).toEqual([]);
});

test('takes every transition of a resource', () => {
  expect(untaken(resourceMachine.provide({}), { responses: { load: [1], reload: [2] } })).toEqual([]);
});

test('takes every transition of a payment', () => {
  const payment = { policyId: 'p-1', policyNumber: 'LKM-1', dueDate: undefined, amount: 100 };
  const walk = {
    payloads: { 'PAY.PRESSED': [{ payment }] },
    responses: { paymentPage: ['https://pay.example/'], leavePage: [true, false] },
  };
  expect(untaken(payMachine.provide({}), walk)).toEqual([]);
});

test('takes every transition of the return from the payment page', () => {
  const results = ['approved', 'alreadyMade', 'declined', 'pending'].map((outcome) => ({ outcome }));
  expect(untaken(paymentReturnMachine.provide({}), { responses: { result: results } })).toEqual([]);
});

const open = (now: number) =>
  runMachine(customerPortalMachine, {
    input: { hasPaymentReturn: false, now: () => now },
    responses: { signInPage: silence },
    callbacks: ['network', 'session'],
  });

test.each([
  ['the session expired', 5000, 'timeIsUp'],
  ['the customer signed out in another tab', 1000, 'unexplained'],
] as const)('gives the reason when the portal closes because %s', async (_why, now, reason) => {
  const { go, actor } = open(now);
  await go({ type: 'SESSION.CHANGED', session: alex });
  await go({ type: 'SESSION.CHANGED', session: signedOut });
  expect(connectCustomerPortal(actor.getSnapshot())).toEqual({ page: 'ended', reason });
  await go({ type: 'SESSION.CHANGED', session: customer('jamie@example.com', 9000) });
  expect(connectCustomerPortal(actor.getSnapshot())).toMatchObject({ page: 'signedIn', visit: 2 });
});

test('counts another customer as a new visit, but not a new session of the same customer', async () => {
  const { go, actor } = open(1000);
  await go({ type: 'SESSION.CHANGED', session: alex });
  await go({ type: 'SESSION.CHANGED', session: customer('alex@example.com', 3000) });
  expect(connectCustomerPortal(actor.getSnapshot())).toMatchObject({ visit: 1 });
  await go({ type: 'SESSION.CHANGED', session: customer('jamie@example.com') });
  expect(connectCustomerPortal(actor.getSnapshot())).toMatchObject({ visit: 2 });
});

test('hides a customer’s data as soon as the session has ended', () => {
  expect(currentView({ page: 'signedIn', visit: 1, isOffline: false }, signedOut)).toEqual({ page: 'checking' });
});

test.each([
  ['/my-account', '/my-account'],
  ['/my-account?tabid=Rewards&Token=t-1', '/my-account'],
  ['/my-account?page_id=12&code=c&state=s&error=access_denied#top', '/my-account?page_id=12'],
])('uses the address %s for links to tabs as %s', (path, expected) => {
  expect(portalPageOf(path)).toBe(expected);
});
