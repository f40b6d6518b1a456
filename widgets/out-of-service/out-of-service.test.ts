import { describe, expect, test } from 'vitest';
import { beginning, outOfServiceTransition } from './out-of-service.machine.ts';
import type { OutOfServiceEvent, OutOfServiceState } from './out-of-service.machine.ts';
import { emailLead } from './send-email.ts';
import { stateLink } from './state-link.ts';

const links = { TX: '/tx', ca: 'https://ca.agency.example/', NY: '', XX: '/nowhere' };

test.each([
  ['?state=TX', 'TX', '/tx'],
  ['?STATE=%20tx', 'TX', '/tx'],
  ['?state=CA', 'CA', 'https://ca.agency.example/'],
  ['?state=NY', 'NY', undefined],
  ['?state=OK', 'OK', undefined],
  ['?state=XX', undefined, undefined],
  ['?state=__proto__', undefined, undefined],
  ['?state=', undefined, undefined],
  ['', undefined, undefined],
])('%s is %s and leads to %s', (query, state, link) => {
  expect(stateLink(`https://agency.example/out${query}`, links)).toEqual({ state, link });
});

describe('the machine', () => {
  const after = (state: OutOfServiceState, ...events: OutOfServiceEvent[]) =>
    events.reduce(outOfServiceTransition, state);
  const second: OutOfServiceEvent = { type: 'SECOND.PASSED' };

  test.each([
    [undefined, 20, 'asking'],
    ['/tx', 20, 'redirecting'],
    ['/tx', 0, 'leaving'],
  ])('link %s after %s seconds begins %s', (link, seconds, expected) =>
    expect(beginning(link, seconds).is).toBe(expected),
  );

  test('counts down and leaves', () => {
    expect(after(beginning('/tx', 3), second, second)).toEqual({ is: 'redirecting', left: 1 });
    expect(after(beginning('/tx', 3), second, second, second)).toEqual({ is: 'leaving' });
  });
  test('stays for good once told to, until told to go', () => {
    const staying = after(beginning('/tx', 3), second, { type: 'STAY.CHOSEN' }, second, second, second);
    expect(staying).toEqual({ is: 'staying' });
    expect(after(staying, { type: 'GO.CHOSEN' })).toEqual({ is: 'leaving' });
  });
  test('does not send away again who comes back', () => {
    expect(after({ is: 'leaving' }, { type: 'PAGE.RESTORED' }, second)).toEqual({ is: 'staying' });
  });
  test('asks where a link is refused', () =>
    expect(after({ is: 'leaving' }, { type: 'LINK.REFUSED' })).toEqual({ is: 'asking' }));
  test('sends, and validates or asks again', () => {
    const sending = after({ is: 'asking' }, { type: 'EMAIL.GIVEN', email: 'alex@example.com' });
    expect(sending).toEqual({ is: 'sending', email: 'alex@example.com' });
    expect(after(sending, { type: 'EMAIL.TAKEN' })).toEqual({ is: 'validating' });
    expect(after(sending, { type: 'SENDING.FAILED', isOffline: true })).toEqual({ is: 'asking', problem: 'offline' });
    expect(after(sending, { type: 'SENDING.FAILED', isOffline: false })).toEqual({
      is: 'asking',
      problem: 'unreachable',
    });
    expect(after({ is: 'validating' }, { type: 'PAGE.RESTORED' })).toEqual({ is: 'asking' });
  });
});

test('a row of the lead store says whom to write to, and nothing else', () => {
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
