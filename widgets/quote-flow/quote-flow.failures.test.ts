import { describe, expect, it } from 'vitest';
import { MalformedError, NetworkError, RefusedError, StatusError, TimeoutError } from '#services/errors';
import { connectShell } from './quote-flow.connect.ts';
import type { FlowEvent } from './quote-flow.types.ts';
import { previousQuotesHash } from './steps/steps.ts';
import { runFlow } from './testing/run-flow.ts';
import { eventsTo } from './testing/step-events.ts';

const failures = [
  ['a service that cannot be reached', new NetworkError('call'), { kind: 'unreachable' }],
  ['a service that takes too long', new TimeoutError('call'), { kind: 'unreachable' }],
  ['HTTP 503', new StatusError('call', 503), { kind: 'unreachable' }],
  ['HTTP 401', new StatusError('call', 401), { kind: 'expired' }],
  ['a malformed response', new MalformedError('call'), { kind: 'malformed' }],
  [
    'a refusal, with the service’s message',
    new RefusedError('call', { reason: 'Closed on Sundays' }),
    { kind: 'refused', reason: 'Closed on Sundays' },
  ],
] as const;

const search: FlowEvent = { type: 'PREVIOUS.SEARCHED', search: { by: 'dates', from: '2026-10-01', to: '2026-10-31' } };
const byVin: FlowEvent[] = [
  { type: 'VEHICLE.ENTRY_CHOSEN', entry: 'vin' },
  { type: 'VIN.TYPED', vin: '1HGCM82633A004352' },
];
const toModels: FlowEvent[] = [
  { type: 'YEAR.CHOSEN', year: '2003' },
  { type: 'MAKE.CHOSEN', make: 'Honda' },
];

/** Each call whose failure shows a notice with a retry, and the events that lead to it. */
const calls = [
  ['zipLookup', [...eventsTo('details')]],
  ['years', [...eventsTo('vehicles')]],
  ['makes', [...eventsTo('vehicles'), ...toModels.slice(0, 1)]],
  ['models', [...eventsTo('vehicles'), ...toModels]],
  ['vehicleByVin', [...eventsTo('vehicles'), ...byVin]],
  ['previousQuotes', [{ type: 'HASH.CHANGED', hash: previousQuotesHash }, search]],
] as const;

describe.each(calls)('a failed call of %s', (call, events) => {
  it.each(failures)('shows the notice for %s', async (_, error, notice) => {
    const { actor, go, responses } = runFlow({ responses: { [call]: error } });
    await go(...(events as FlowEvent[]));
    expect(connectShell(actor.getSnapshot()).notice).toEqual(notice);
    responses[call] = call === 'zipLookup' ? { isQuotable: false, places: [] } : [];
    await go({ type: 'RETRY' });
    expect(connectShell(actor.getSnapshot()).notice).toBeUndefined();
  });
});

it('shows that the browser is offline before any call fails', async () => {
  const { actor, go, sendFromNetwork } = runFlow({ responses: { zipLookup: new MalformedError('call') } });
  await go(...eventsTo('details'));
  await sendFromNetwork('NETWORK.LOST');
  expect(connectShell(actor.getSnapshot()).notice).toEqual({ kind: 'offline' });
});
