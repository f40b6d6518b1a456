import { describe, expect, it } from 'vitest';
import { accord, alexDetails } from './quote-flow.examples.ts';
import { visitOf } from './quote-flow.resume.ts';
import { mergeVisits } from './quote-flow.tabs.ts';
import type { FlowEvent, Visit } from './quote-flow.types.ts';
import { runFlow } from './testing/run-flow.ts';
import { eventsTo, typesZip } from './testing/step-events.ts';

/** Two tabs; this one does what follows after the other one has saved. */
async function openTabs({ theirs: events, ours }: { theirs: FlowEvent[]; ours: FlowEvent[] }) {
  const [other, own] = [runFlow(), runFlow()];
  await other.go(...events);
  await own.go(...ours);
  const theirs = visitOf(other.context());
  const earlier = visitOf(own.context());
  return {
    theirs,
    earlier,
    async mergedAfter(...later: FlowEvent[]): Promise<Visit> {
      await own.go(...later);
      return mergeVisits(theirs, visitOf(own.context()), earlier);
    },
  };
}

const { id: _, ...car } = accord;
const types = (form: 'details' | 'vehicle' | 'additionalDriver', values: Record<string, string>): FlowEvent => ({
  type: 'DRAFT.CHANGED',
  form,
  values,
});

describe('the visits of two tabs', () => {
  it('keep the answers of a tab that is ahead when a field is changed in the other one', async () => {
    const { theirs, mergedAfter } = await openTabs({ theirs: eventsTo('policy'), ours: eventsTo('details') });
    const merged = await mergedAfter(types('details', { gender: 'female', street: '', apartment: '' }));
    expect(merged.answers).toEqual(theirs.answers);
    expect(merged.step).toBe(theirs.step);
    expect(merged.drafts.details).toEqual({ gender: 'female' });
  });

  it('keep fields of one page that were typed in each', async () => {
    const details = eventsTo('details');
    const { mergedAfter } = await openTabs({
      theirs: [...details, types('details', { street: '99 Other Rd', apartment: '' })],
      ours: details,
    });
    const merged = await mergedAfter(types('details', { street: '', apartment: '4b' }));
    expect(merged.drafts.details).toEqual({ street: '99 Other Rd', apartment: '4b' });
  });

  it('take a step that is answered anew, and drop the prices of the answers before', async () => {
    const { theirs, mergedAfter } = await openTabs({ theirs: eventsTo('quotes'), ours: eventsTo('details') });
    expect(theirs.transaction).toBeDefined();
    const details = { ...alexDetails, street: '99 Other Rd' };
    const merged = await mergedAfter(typesZip('78701'), { type: 'DETAILS.SUBMITTED', answers: details });
    expect(merged.answers).toEqual({ ...theirs.answers, details });
    expect(merged.transaction).toBeUndefined();
  });

  it('keep the newer prices of the other tab when a step is submitted again unchanged', async () => {
    const { theirs, mergedAfter } = await openTabs({ theirs: eventsTo('quotes'), ours: eventsTo('drivers') });
    const merged = await mergedAfter({ type: 'DRIVERS.CONFIRMED' });
    expect(merged.transaction).toEqual(theirs.transaction);
    expect(merged.answers).toEqual(theirs.answers);
  });

  it('drop the prices of this tab when the other one has removed what they are for', async () => {
    const { theirs, earlier } = await openTabs({ theirs: eventsTo('quotes'), ours: eventsTo('quotes') });
    const removed: Visit = { ...theirs, transaction: undefined, answers: { ...theirs.answers, vehicles: [] } };
    const ours: Visit = {
      ...earlier,
      answers: { ...earlier.answers, details: { ...earlier.answers.details! } },
    };
    const merged = mergeVisits(removed, ours, earlier);
    expect(merged.answers.vehicles).toEqual([]);
    expect(merged.transaction).toBeUndefined();
  });

  it('have the answers with which prices were requested last', async () => {
    const { theirs, mergedAfter } = await openTabs({
      theirs: [...eventsTo('vehicles'), { type: 'VEHICLE.SUBMITTED', vehicle: { ...car, make: 'Toyota', vin: '' } }],
      ours: eventsTo('policy'),
    });
    const merged = await mergedAfter(eventsTo('quotes').at(-1)!);
    expect(theirs.answers.vehicles[0]).toMatchObject({ make: 'Toyota' });
    expect(merged.answers.vehicles[0]).toMatchObject({ make: car.make });
    expect(merged.transaction).toBeDefined();
  });

  it('do not mix two drivers in one form', async () => {
    const opens = (id: string): FlowEvent => ({ type: 'DRIVER.OPENED', id });
    const drivers = eventsTo('drivers');
    const { mergedAfter } = await openTabs({
      theirs: [...drivers, opens('new'), types('additionalDriver', { firstName: 'Sam', lastName: '' })],
      ours: [...drivers, opens('new'), types('additionalDriver', { firstName: 'Robin', lastName: '' })],
    });
    const merged = await mergedAfter(types('additionalDriver', { firstName: 'Robin', lastName: 'Sample' }));
    expect(merged.drafts.additionalDriver).toEqual({ firstName: 'Robin', lastName: 'Sample' });
    expect(merged.editing).toBe('new');
  });

  it('keep the most failed verifications of a quote, and what was removed stays removed', async () => {
    const { earlier } = await openTabs({ theirs: [], ours: [] });
    const failed = (count: number) => [{ rateQuoteId: 'rate-1', count }];
    const incompleteDrivers = [{ id: 'driver-1', number: 1 }];
    const { incompleteDrivers: __, ...without } = { ...earlier, incompleteDrivers };
    const merged = mergeVisits(
      { ...earlier, incompleteDrivers, failedVerifications: failed(3) },
      { ...without, failedVerifications: failed(1) },
      { ...earlier, incompleteDrivers },
    );
    expect(merged.failedVerifications).toEqual(failed(3));
    expect(merged.incompleteDrivers).toBeUndefined();
  });

  it.each<[string, Partial<Visit>]>([
    ['another link', { entryKey: 'lead-2' }],
    ['another customer', { customerId: 'customer-2' }],
    ['a previous quote', { previousReference: { transactionId: '', quoteNumber: 'Q-2', effectiveDate: '' } }],
  ])('are not merged with a visit of %s', async (_what, change) => {
    const { theirs, earlier } = await openTabs({ theirs: eventsTo('policy'), ours: eventsTo('details') });
    expect(mergeVisits({ ...theirs, ...change }, earlier, earlier)).toEqual(earlier);
  });

  it('are not merged with the visit of another driver', async () => {
    const { theirs, earlier } = await openTabs({ theirs: eventsTo('policy'), ours: eventsTo('details') });
    const answers = { ...theirs.answers, driver: { ...theirs.answers.driver!, firstName: 'Sam' } };
    expect(mergeVisits({ ...theirs, answers }, earlier, earlier)).toEqual(earlier);
  });
});
