import { describe, expect, it } from 'vitest';
import { formatPhoneNumber } from '#domain/phone-number';
import type { Vehicle } from '#domain/vehicle';
import { newVisit } from './new-visit.ts';
import { accord, alex, alexContact, alexDetails, austin, customPolicy, minimumPolicy } from './quote-flow.examples.ts';
import { visitOf } from './quote-flow.resume.ts';
import { mergeVisits, shownForms } from './quote-flow.tabs.ts';
import type { FlowEvent, FlowInput, Visit } from './quote-flow.types.ts';
import type { DetailsAnswers } from './steps/details/details.answers.ts';
import { asDraft } from './steps/drafts.ts';
import { type Responses, runFlow } from './testing/run-flow.ts';
import { eventsTo, typesZip } from './testing/step-events.ts';

interface Tab {
  events?: FlowEvent[];
  input?: Partial<FlowInput>;
  responses?: Responses;
}

/** Two tabs; this one does what follows after the other one has saved. */
async function openTabs(theirTab: Tab, ownTab: Tab) {
  const [other, own] = [runFlow(theirTab), runFlow(ownTab)];
  await other.go(...(theirTab.events ?? []));
  await own.go(...(ownTab.events ?? []));
  // As it is restored from storage: equal, and in another order of keys.
  const theirs = reordered(visitOf(other.context()));
  const before = own.context();
  const earlier = visitOf(before);
  const merged = (ours: Visit, saved: Visit = theirs) =>
    mergeVisits(saved, { ours, earlier, shown: shownForms(before, own.context()) });
  return {
    theirs,
    earlier,
    merged,
    async mergedAfter(...later: FlowEvent[]): Promise<Visit> {
      await own.go(...later);
      return merged(visitOf(own.context()));
    },
  };
}

function reordered<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_key, child: unknown) =>
      typeof child === 'object' && child !== null && !Array.isArray(child)
        ? Object.fromEntries(Object.entries(child).toReversed())
        : child,
    ),
  ) as Value;
}

const { id: _, ...car } = accord;
const back: FlowEvent = { type: 'BACK' };
const types = (
  form: 'contact' | 'details' | 'policy' | 'vehicle' | 'additionalDriver' | 'mileage',
  values: Record<string, string | boolean>,
): FlowEvent => ({ type: 'DRAFT.CHANGED', form, values });

const noForms = { driver: {}, contact: {}, details: {}, policy: {} };

/** All values of an address form in which nothing has been typed; the place is the one that the device remembers. */
const untypedDetails = {
  street: '',
  apartment: '',
  ...austin,
  gender: '',
  maritalStatus: '',
  isInsured: '',
  licenseType: 'unitedStates',
  licenseId: '',
  foreignLicenseType: '',
  wantsHomeInsurance: false,
};
const submitsDetails = (changes: Partial<DetailsAnswers> = {}): FlowEvent[] => [
  typesZip(changes.zip ?? '78701'),
  { type: 'DETAILS.SUBMITTED', answers: { ...alexDetails, ...changes } },
];
const addsCar = (make: string): FlowEvent => ({ type: 'VEHICLE.SUBMITTED', vehicle: { ...car, make, vin: '' } });

describe('the visits of two tabs', () => {
  it('keep the answers of a tab that is ahead when a field is changed in the other one', async () => {
    const { theirs, mergedAfter } = await openTabs({ events: eventsTo('policy') }, { events: eventsTo('details') });
    const merged = await mergedAfter(types('details', { ...untypedDetails, gender: 'female' }));
    expect(merged.answers).toEqual(theirs.answers);
    expect(merged.step).toBe(theirs.step);
    expect(merged.drafts.details).toEqual({ gender: 'female' });
  });

  it('keep fields of one page that were typed in each', async () => {
    const details = eventsTo('details');
    const { mergedAfter } = await openTabs(
      { events: [...details, types('details', { ...untypedDetails, street: '99 Other Rd' })] },
      { events: details },
    );
    const merged = await mergedAfter(types('details', { ...untypedDetails, apartment: '4b' }));
    expect(merged.drafts.details).toEqual({ ...untypedDetails, street: '99 Other Rd', apartment: '4b' });
  });

  it('keep an address that is entered over the values that a form shows by itself', async () => {
    const { theirs, mergedAfter } = await openTabs(
      { events: [...eventsTo('details'), ...submitsDetails({ zip: '78704', licenseType: 'foreign' })] },
      { events: eventsTo('details') },
    );
    expect(theirs.answers.details).toMatchObject({ zip: '78704', licenseType: 'foreign' });
    expect((await mergedAfter(types('details', untypedDetails))).drafts.details).toBeUndefined();
    const merged = await mergedAfter(types('details', { ...untypedDetails, gender: 'female' }));
    expect(merged.drafts.details).toEqual({ gender: 'female' });
  });

  it('take the city with the zip code that was typed beside it', async () => {
    const { mergedAfter } = await openTabs(
      { events: [...eventsTo('details'), ...submitsDetails({ zip: '77002', city: 'Houston' })] },
      { events: [...eventsTo('details'), ...submitsDetails()] },
    );
    const draft = { ...untypedDetails, ...asDraft(alexDetails), zip: '78704' };
    expect((await mergedAfter(types('details', draft))).drafts.details).toEqual({
      zip: '78704',
      city: 'Austin',
      state: 'TX',
    });
  });

  it('keep a corrected phone number when the email is typed beside the former one', async () => {
    const { mergedAfter } = await openTabs(
      {
        events: [
          ...eventsTo('details'),
          back,
          { type: 'CONTACT.SUBMITTED', answers: { ...alexContact, phone: '5125550199' } },
        ],
      },
      { events: [...eventsTo('details'), back] },
    );
    const draft = { email: 'alex.sample@example.com', phone: formatPhoneNumber(alexContact.phone), hasConsented: true };
    const merged = await mergedAfter(types('contact', draft));
    expect(merged.answers.contact).toMatchObject({ phone: '5125550199' });
    expect(merged.drafts.contact).toEqual({ email: 'alex.sample@example.com' });
  });

  it('keep what was typed over an answer to another widget', async () => {
    const events = eventsTo('contact');
    const { mergedAfter } = await openTabs(
      { events: [...events, types('contact', { email: 'new@example.com', phone: '', hasConsented: false })] },
      { events, responses: { knownAnswers: { email: 'old@example.com' } } },
    );
    const merged = await mergedAfter(
      types('contact', { email: 'old@example.com', phone: '(512) 555-0199', hasConsented: false }),
    );
    expect(merged.drafts.contact).toMatchObject({ email: 'new@example.com', phone: '(512) 555-0199' });
  });

  it('take a step that is answered anew, and drop the prices of the answers before', async () => {
    const { theirs, mergedAfter } = await openTabs({ events: eventsTo('quotes') }, { events: eventsTo('details') });
    expect(theirs.transaction).toBeDefined();
    const details = { ...alexDetails, street: '99 Other Rd' };
    const merged = await mergedAfter(...submitsDetails({ street: details.street }));
    expect(merged.answers).toEqual({ ...theirs.answers, details });
    expect(merged.transaction).toBeUndefined();
  });

  it('leave a step open that this tab has opened again', async () => {
    const { theirs, earlier, merged } = await openTabs({ events: eventsTo('quotes') }, { events: eventsTo('quotes') });
    expect(theirs.answers.details).toBeDefined();
    const { details: __, ...answers } = earlier.answers;
    expect(merged({ ...earlier, answers }).answers.details).toBeUndefined();
  });

  it('drop a package of another state', async () => {
    const zip = { zip: '73008', city: 'Bethany', state: 'OK' } as const;
    const responses: Responses = { zipLookup: { isQuotable: true, places: [zip] } };
    const { theirs, mergedAfter } = await openTabs(
      { events: eventsTo('quotes') },
      { events: eventsTo('details'), responses },
    );
    expect(theirs.policyState).toBe('TX');
    const merged = await mergedAfter(...submitsDetails(zip));
    expect(merged.policyState).toBe('OK');
    expect(merged.answers.details).toMatchObject(zip);
    expect(merged.answers.policy).toBeUndefined();
    expect(merged.transaction).toBeUndefined();
  });

  it('drop a package of the state that the other tab has moved to when this one enters its address again', async () => {
    const { theirs, earlier, merged } = await openTabs({ events: eventsTo('policy') }, { events: eventsTo('policy') });
    const moved: Visit = {
      ...theirs,
      policyState: 'OK',
      answers: { ...theirs.answers, details: { ...alexDetails, state: 'OK' }, policy: minimumPolicy },
    };
    const details = { ...alexDetails, street: '99 Other Rd' };
    const result = merged({ ...earlier, answers: { ...earlier.answers, details } }, moved);
    expect(result).toMatchObject({ policyState: 'TX', answers: { details } });
    expect(result.answers.policy).toBeUndefined();
  });

  it('drop a package that was chosen for the former state while the other tab moved', async () => {
    const { theirs, earlier, merged } = await openTabs({ events: eventsTo('policy') }, { events: eventsTo('policy') });
    const details = { ...theirs.answers.details!, zip: '73008', city: 'Bethany', state: 'OK' as const };
    const moved: Visit = { ...theirs, policyState: 'OK', answers: { ...theirs.answers, details } };
    const result = merged({ ...earlier, answers: { ...earlier.answers, policy: minimumPolicy } }, moved);
    expect(result.answers.details).toEqual(details);
    expect(result.answers.policy).toBeUndefined();
  });

  it('keep the newer prices of the other tab when a step is submitted again unchanged', async () => {
    const { theirs, mergedAfter } = await openTabs({ events: eventsTo('quotes') }, { events: eventsTo('drivers') });
    const merged = await mergedAfter({ type: 'DRIVERS.CONFIRMED' });
    expect(merged.transaction).toEqual(theirs.transaction);
    expect(merged.answers).toEqual(theirs.answers);
  });

  it('drop this tab’s prices when the other tab has removed the vehicles', async () => {
    const { theirs, earlier, merged } = await openTabs({ events: eventsTo('quotes') }, { events: eventsTo('quotes') });
    const removed: Visit = { ...theirs, transaction: undefined, answers: { ...theirs.answers, vehicles: [] } };
    const answers = { ...earlier.answers, details: { ...earlier.answers.details! } };
    const result = merged({ ...earlier, answers }, removed);
    expect(result.answers.vehicles).toEqual([]);
    expect(result.transaction).toBeUndefined();
  });

  it('keep the answers of the last price request', async () => {
    const { theirs, mergedAfter } = await openTabs(
      { events: [...eventsTo('vehicles'), addsCar('Toyota')] },
      { events: eventsTo('policy') },
    );
    const merged = await mergedAfter(eventsTo('quotes').at(-1)!);
    expect(theirs.answers.vehicles[0]).toMatchObject({ make: 'Toyota' });
    expect(merged.answers.vehicles[0]).toMatchObject({ make: car.make });
    expect(merged.transaction).toBeDefined();
  });

  it('do not mix two drivers in one form', async () => {
    const opens = (id: string): FlowEvent => ({ type: 'DRIVER.OPENED', id });
    const drivers = eventsTo('drivers');
    const { mergedAfter } = await openTabs(
      { events: [...drivers, opens('new'), types('additionalDriver', { firstName: 'Sam', lastName: '' })] },
      { events: [...drivers, opens('new'), types('additionalDriver', { firstName: 'Robin', lastName: '' })] },
    );
    const merged = await mergedAfter(types('additionalDriver', { firstName: 'Robin', lastName: 'Sample' }));
    expect(merged.drafts.additionalDriver).toEqual({ firstName: 'Robin', lastName: 'Sample' });
    expect(merged.editing).toBe('new');
  });

  it('keep the open form of a car that is the same in both, and of no other car with its id', async () => {
    const events = eventsTo('policy').slice(0, -1);
    const opens: FlowEvent = { type: 'MILEAGE.OPENED', id: 'vehicle-1' };
    const mileage = { annualMileage: '9000' };
    const tabs = await openTabs({ events: [...events, opens, types('mileage', mileage)] }, { events });
    const { theirs, earlier, merged } = tabs;
    expect(theirs.mileageOf).toBe('vehicle-1');

    const [own] = earlier.answers.vehicles;
    const withCars = (...vehicles: Vehicle[]): Visit => ({ ...earlier, answers: { ...earlier.answers, vehicles } });
    const same = merged(withCars(own!, { ...own!, id: 'vehicle-2', make: 'Ford' }));
    expect(same).toMatchObject({ mileageOf: 'vehicle-1', drafts: { mileage } });
    const other = merged(withCars({ ...own!, make: 'Ford' }));
    expect(other.mileageOf).toBe('');
    expect(other.drafts.mileage).toBeUndefined();
  });

  it('keep the failed verifications of both tabs, without those of a quote that was verified here', async () => {
    const { earlier } = await openTabs({}, {});
    const failed = (count: number) => [{ rateQuoteId: 'rate-1', count }];
    const count = (theirs: number, ours: number, before: number) =>
      mergeVisits(
        { ...earlier, failedVerifications: failed(theirs) },
        {
          ours: { ...earlier, failedVerifications: ours > 0 ? failed(ours) : [] },
          earlier: { ...earlier, failedVerifications: before > 0 ? failed(before) : [] },
          shown: noForms,
        },
      ).failedVerifications;
    expect(count(2, 1, 0)).toEqual(failed(3));
    expect(count(2, 2, 1)).toEqual(failed(3));
    expect(count(2, 0, 2)).toEqual([]);
  });

  it('leave out an incomplete driver that was removed in this tab', async () => {
    const { earlier, merged } = await openTabs({}, {});
    const incompleteDrivers = [{ id: 'driver-1', number: 1 }];
    const before = { ...earlier, incompleteDrivers };
    const result = mergeVisits(before, { ours: earlier, earlier: before, shown: noForms });
    expect(result.incompleteDrivers).toBeUndefined();
    expect(merged(earlier, before).incompleteDrivers).toEqual(incompleteDrivers);
  });

  it('keep this visit when another entry page has dropped the record, apart from the failed verifications', async () => {
    const { earlier, merged } = await openTabs(
      {},
      { events: [...eventsTo('details'), types('details', untypedDetails)] },
    );
    const ours: Visit = { ...earlier, drafts: { details: { ...untypedDetails, apartment: '4b' } } };
    const failedVerifications = [{ rateQuoteId: 'rate-1', count: 1 }];
    const dropped: Visit = { ...newVisit, failedVerifications };
    expect(merged(ours, dropped)).toEqual({ ...ours, failedVerifications });
  });

  it.each<[string, Partial<Visit>]>([
    ['another link', { entryKey: 'lead-2' }],
    ['another customer', { customerId: 'customer-2' }],
    ['a previous quote', { previousReference: { transactionId: '', quoteNumber: 'Q-2', effectiveDate: '' } }],
  ])('are not merged with a visit of %s, apart from its failed verifications', async (_what, change) => {
    const { theirs, earlier, merged } = await openTabs({ events: eventsTo('policy') }, { events: eventsTo('details') });
    const failedVerifications = [{ rateQuoteId: 'rate-1', count: 3 }];
    expect(merged(earlier, { ...theirs, ...change, failedVerifications })).toEqual({ ...earlier, failedVerifications });
  });

  it.each<[string, FlowEvent[]]>([
    ['who was named here before', eventsTo('details')],
    ['who was named here since', []],
  ])('are not merged with the visit of another driver, %s', async (_when, events) => {
    const { theirs, mergedAfter } = await openTabs({ events: eventsTo('policy') }, { events });
    expect(theirs.answers.contact).toBeDefined();
    const sam = { ...alex, firstName: 'Sam', birthDate: '1970-02-03' };
    const merged = await mergedAfter(...(events.length > 0 ? [back, back] : []), {
      type: 'DRIVER.SUBMITTED',
      answers: sam,
    });
    expect(merged.answers.driver).toMatchObject(sam);
    expect(merged.answers.details).toBeUndefined();
    expect(merged.answers.vehicles).toEqual([]);
  });

  it('do not merge with a driver of another first name', async () => {
    const { mergedAfter } = await openTabs({ events: eventsTo('policy') }, {});
    const merged = await mergedAfter({ type: 'DRIVER.SUBMITTED', answers: { ...alex, firstName: 'Sam' } });
    expect(merged.answers.driver).toMatchObject({ firstName: 'Sam' });
    expect(merged.answers.contact).toBeUndefined();
  });

  it('keep the package that was chosen in the other tab when a coverage is typed beside the former one', async () => {
    const { theirs, mergedAfter } = await openTabs(
      { events: [...eventsTo('policy'), { type: 'POLICY.CHOSEN', answers: customPolicy }] },
      { events: [...eventsTo('quotes'), back] },
    );
    const shown = { term: '6', productCode: minimumPolicy.coverage.productCode };
    const merged = await mergedAfter(types('policy', { ...shown, COMP: '500' }));
    expect(merged.answers.policy).toEqual(theirs.answers.policy);
    expect(merged.drafts.policy).toEqual({ COMP: '500' });
  });

  it('keep a name that was corrected in the other tab', async () => {
    const { theirs, mergedAfter } = await openTabs(
      {
        events: [
          ...eventsTo('details'),
          back,
          back,
          { type: 'DRIVER.SUBMITTED', answers: { ...alex, firstName: 'Alec' } },
        ],
      },
      { events: eventsTo('details') },
    );
    const merged = await mergedAfter(types('details', { ...untypedDetails, gender: 'female' }));
    expect(merged.answers).toEqual(theirs.answers);
    expect(merged.drafts.details).toEqual({ gender: 'female' });
  });
});
