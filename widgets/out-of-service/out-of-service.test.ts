import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { watchBranches } from '#flow/testing/machine-branches';
import { doneEvent, errorEvent, machineEvents } from '#flow/testing/machine-events';
import { NetworkError, StatusError } from '#services/errors';
import { connectOutOfService } from './out-of-service.connect.ts';
import { outOfServiceMachine } from './out-of-service.machine.ts';
import type { OutOfServiceEvent, OutOfServiceInput } from './out-of-service.types.ts';
import { emailLead } from './send-email.ts';
import { stateLink } from './state-link.ts';

const links = { TX: '/tx', ca: 'https://ca.agency.example/', NY: '', XX: '/nowhere' };

test.each([
  ['?state=TX', 'TX', '/tx'],
  ['?STATE=%20tx', 'TX', '/tx'],
  ['?state=CA', 'CA', 'https://ca.agency.example/'],
  ['?state=california', 'CA', 'https://ca.agency.example/'],
  ['?state=NY', 'NY', undefined],
  ['?state=OK', 'OK', undefined],
  ['?state=XX', undefined, undefined],
  ['?state=__proto__', undefined, undefined],
  ['?state=', undefined, undefined],
  ['', undefined, undefined],
])('parses %s into the state %s and the link %s', (query, state, link) => {
  expect(stateLink(`https://agency.example/out${query}`, links)).toEqual({ state, link });
});

describe('the out-of-service machine', () => {
  beforeAll(() => vi.stubGlobal('navigator', { onLine: true }));
  afterAll(() => vi.unstubAllGlobals());

  const machine = outOfServiceMachine.provide({});
  const { all, taken } = watchBranches(machine);
  const offline = new NetworkError('createLead');
  const events = machineEvents(machine, {
    payloads: { 'EMAIL.SUBMITTED': [{ email: 'alex@example.com' }] },
    responses: { statePage: [true, false], emailDelivery: ['stored', 'posted'] },
    errorsOf: () => [offline],
  });
  const toTexas = { stateLink: { state: 'TX', link: '/tx' }, redirectSeconds: 3, hasReturned: false } as const;
  const noLink = { stateLink: { state: 'TX', link: undefined }, redirectSeconds: 3, hasReturned: false } as const;
  const second: OutOfServiceEvent = { type: 'SECOND.PASSED' };
  const submit: OutOfServiceEvent = { type: 'EMAIL.SUBMITTED', email: 'alex@example.com' };
  const restored: OutOfServiceEvent = { type: 'PAGE.RESTORED' };
  const after = (input: OutOfServiceInput, ...path: OutOfServiceEvent[]) =>
    path.reduce((snapshot, event) => transition(machine, snapshot, event)[0], initialTransition(machine, input)[0]);

  test('reaches every state, and takes every transition with each of its guards', () => {
    const reached = [toTexas, { ...toTexas, redirectSeconds: 0 }, { ...toTexas, hasReturned: true }, noLink].flatMap(
      (input) =>
        getShortestPaths(machine, {
          input,
          events: (snapshot) => events.filter((event) => snapshot.can(event)),
        }).map(({ state }) => state.value),
    );
    // `routing` is transient.
    expect([...new Set(reached)].toSorted()).toEqual(
      Object.keys(machine.states)
        .filter((name) => name !== 'routing')
        .toSorted(),
    );
    expect(all.filter(({ name }) => !taken.has(name)).map(({ name }) => name)).toEqual([]);
  });

  test.each([
    [undefined, 20, 'asking'],
    ['/tx', 20, 'redirecting'],
    ['/tx', 0, 'leaving'],
  ])('starts with the link %s and %s seconds in %s', (link, redirectSeconds, expected) =>
    expect(after({ stateLink: { state: 'TX', link }, redirectSeconds, hasReturned: false }).value).toBe(expected),
  );

  test('redirects when the countdown ends', () => {
    expect(connectOutOfService(after(toTexas, second, second))).toEqual({
      page: 'redirect',
      status: 'redirecting',
      secondsLeft: 1,
    });
    expect(after(toTexas, second, second, second).value).toBe('leaving');
  });

  test('stays after the visitor stops the redirect, until they follow the link', () => {
    const staying = after(toTexas, second, { type: 'STAY.CHOSEN' }, second, second, second);
    expect(staying.value).toBe('staying');
    expect(transition(machine, staying, { type: 'GO.CHOSEN' })[0].value).toBe('leaving');
  });

  test('does not redirect again after the browser’s Back', () => {
    expect(after({ ...toTexas, redirectSeconds: 0 }, restored, second).value).toBe('staying');
  });

  test('offers the link again when the page has not changed', () => {
    const left = { type: 'xstate.after.leaveLimit.outOfService.leaving' } as never;
    expect(connectOutOfService(after({ ...toTexas, redirectSeconds: 0 }, left))).toMatchObject({ status: 'unopened' });
  });

  test('asks for an email address when the page refuses the link', () => {
    expect(after({ ...toTexas, redirectSeconds: 0 }, doneEvent('statePage', false)).value).toBe('asking');
  });

  test('sends the email address, and asks again when that fails', () => {
    const sending = after(noLink, submit);
    expect(sending.value).toBe('sending');
    expect(sending.context.email).toBe('alex@example.com');
    const stored = doneEvent('emailDelivery', 'stored');
    expect(after(noLink, submit, stored).value).toBe('validating');
    expect(after(noLink, submit, stored, restored).value).toBe('asking');
    const failureAfter = (error: Error) => {
      const { value, context } = after(noLink, submit, errorEvent('emailDelivery', error));
      return [value, context.failure];
    };
    // The lead store may have it.
    expect(failureAfter(offline)).toEqual(['asking', 'unanswered']);
    expect(failureAfter(new StatusError('createLead', 503))).toEqual(['asking', 'failed']);
  });

  test('waits for the page that answers a posted email address, and says when none comes', () => {
    const posted = after(noLink, submit, doneEvent('emailDelivery', 'posted'));
    expect(connectOutOfService(posted)).toMatchObject({ page: 'email', isSending: true, email: 'alex@example.com' });
    const back = transition(machine, posted, restored)[0];
    expect(connectOutOfService(back)).toMatchObject({ page: 'email', isSending: false, failure: undefined });
    const unanswered = transition(machine, posted, { type: 'xstate.after.leaveLimit.outOfService.posted' } as never)[0];
    expect(connectOutOfService(unanswered)).toMatchObject({ page: 'email', isSending: false, failure: 'unanswered' });
  });
});

test('writes only the email address and the state to the lead store', () => {
  const row = emailLead({ email: '=alex@example.com', state: 'OK' }, { brand: 'LS', at: Date.UTC(2026, 10, 20, 12) });
  const filled = Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== ''));
  expect(filled).toEqual({
    Email: "'=alex@example.com",
    State: 'OK',
    'Visit Date': '11-20-2026 06:00:00',
    Brand: 'LS',
    'Quote Status': 'Lead',
    Experience: 'out-of-service',
    Timestamp: `'=alex@example.com-${Date.UTC(2026, 10, 20, 12)}`,
  });
});
