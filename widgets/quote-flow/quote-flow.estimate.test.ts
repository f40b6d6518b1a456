import { describe, expect, it } from 'vitest';
import { estimateRecord } from '#visitor/estimate';
import { Device } from '#visitor/testing/device';
import { syncEstimate } from './quote-flow.estimate.ts';
import { accord, allRates, answeredVisit, bolt, exampleQuote, minimumPolicy } from './quote-flow.examples.ts';
import { runFlow } from './testing/run-flow.ts';
import { eventsTo } from './testing/step-events.ts';

const now = Date.UTC(2026, 10, 20, 17);
const cheaper = {
  ...exampleQuote,
  rateQuoteId: 'rq-1002',
  payPlan: { ...exampleQuote.payPlan, installment: 9_900, downPayment: 12_000 },
  totalPremium: 61_500,
};
const rates = { ...allRates, quotes: [exampleQuote, cheaper] };

function pages() {
  const device = new Device();
  device.now = now;
  return {
    device,
    open(options: Parameters<typeof runFlow>[0] = {}) {
      const visitor = device.openTab();
      const record = estimateRecord(visitor);
      const flow = runFlow({
        ...options,
        responses: { rates, ...options.responses },
        input: { now: () => device.now, ...options.input },
      });
      return { flow, record, visitor, stop: syncEstimate(flow.actor, visitor) };
    },
  };
}

describe('the estimate that a flow saves', () => {
  it('saves no estimate before the first answer and extends it with each answer', async () => {
    const { flow, record } = pages().open();
    expect(record.read()).toBeNull();
    await flow.go(...eventsTo('drivers'));
    expect(record.read()).toEqual({
      place: { zip: '78701', city: 'Austin', state: 'TX' },
      placeZip: '78701',
      drivers: ['Alex'],
      vehicles: [],
      price: undefined,
      quotedAt: undefined,
      transactionId: '',
      hash: 'driversummary',
    });
    await flow.go({ type: 'DRIVERS.CONFIRMED' }, { type: 'VEHICLE.SUBMITTED', vehicle: accord });
    expect(record.read()?.vehicles).toEqual([{ year: 2003, make: 'Honda', model: 'Accord' }]);
  });

  it('saves the lowest price and its time once rates are known', async () => {
    const { flow, record } = pages().open();
    await flow.go(...eventsTo('quotes'));
    expect(record.read()).toMatchObject({
      price: { amount: 9_900, every: 'month', downPayment: 12_000, total: 61_500, term: 6, quoteCount: 2 },
      quotedAt: now,
      transactionId: 'transaction-1',
      hash: 'quotes',
    });
  });

  it('removes the price when the rated answers change', async () => {
    const { flow, record } = pages().open();
    await flow.go(...eventsTo('quotes'), { type: 'STAGE.CHOSEN', stage: 'vehicle' });
    expect(record.read()?.price).toBeDefined();
    await flow.go({ type: 'VEHICLE.ADDING' }, { type: 'VEHICLE.SUBMITTED', vehicle: bolt });
    expect(record.read()).toMatchObject({
      price: undefined,
      quotedAt: undefined,
      vehicles: [{ make: 'Honda' }, { make: 'Chevrolet' }],
    });
  });

  it('keeps the price and its date when the same visit is restored', async () => {
    const { device, open } = pages();
    const first = open();
    await first.flow.go(...eventsTo('quotes'));
    await expect.poll(() => device.items.has('covermount:LS:estimate')).toBe(true);
    first.stop();
    device.now += 24 * 3_600_000;
    const { transaction } = first.flow.context();
    const second = open({
      visit: { ...answeredVisit, step: 'policy', transaction },
      responses: { savedVisit: { ...answeredVisit, transaction } },
    });
    await expect
      .poll(() => second.record.read())
      .toMatchObject({ price: { amount: 9_900 }, quotedAt: now, hash: 'coverage' });
    await second.flow.go({ type: 'POLICY.CHOSEN', answers: minimumPolicy });
    expect(second.record.read()).toMatchObject({ price: { amount: 9_900 }, quotedAt: now, hash: 'quotes' });
  });

  it('removes the estimate when its visit is gone', async () => {
    const { device, open } = pages();
    const first = open();
    await first.flow.go(...eventsTo('contact'));
    await expect.poll(() => device.items.has('covermount:LS:estimate')).toBe(true);
    first.stop();
    const second = open();
    await expect.poll(() => second.record.read()).toBeNull();
    expect(device.items.has('covermount:LS:estimate')).toBe(false);
  });

  it('keeps another tab’s estimate until something changes in this tab', async () => {
    const { open } = pages();
    const [a, b] = [open(), open()];
    await a.flow.go(...eventsTo('drivers'));
    await expect.poll(() => b.record.read()?.drivers).toEqual(['Alex']);
    b.flow.actor.send({ type: 'NETWORK.LOST' });
    expect(b.record.read()?.drivers).toEqual(['Alex']);
  });
});
