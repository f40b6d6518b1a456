import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { NetworkError, StatusError } from '#services/errors';
import { driverAndCarExamples } from '#services/search/driver-and-car.examples';
import { followUpExamples } from '#services/search/follow-up.examples';
import { stubClient } from '#services/testing/stub-client';
import { vehicleDetailsExamples } from '#services/vehicle/vehicle-details.examples';
import { newVisit, noRecords } from '../new-visit.ts';
import { newContext } from '../quote-flow.context.ts';
import {
  accord,
  alex,
  alexDetails,
  austin,
  exampleConfig,
  exampleInput,
  minimalAnswers,
  robin,
} from '../quote-flow.examples.ts';
import { quoteFlowMachine } from '../quote-flow.machine.ts';
import type { FlowEvent } from '../quote-flow.types.ts';
import { type Responses, runFlow, silence } from '../testing/run-flow.ts';
import { eventsTo, typesZip } from '../testing/step-events.ts';
import { alexHousehold, foundAccord, foundRav, sam } from './household-records.examples.ts';
import { householdKeyOf } from './household-records.ts';
import { followUpHousehold, householdOfLicense, searchHousehold } from './search-household.ts';

const answered = { householdRecords: { ...alexHousehold, commonId: 'h-1' }, foundRecord: 'd-1' };
const late = {
  ...alexHousehold,
  vehicles: [...alexHousehold.vehicles, { ...foundRav, foundRecord: 'c-3', model: 'Corolla' }],
};

async function household(responses: Responses = {}, config: Partial<typeof exampleConfig> = {}) {
  const flow = runFlow({
    responses: { household: answered, followUp: late, ...responses },
    input: { config: { ...exampleConfig, ...config } },
  });
  await flow.go(...eventsTo('drivers'));
  return flow;
}

describe('the search for a household', () => {
  it('searches the household once name, date of birth and address are known', async () => {
    const { go, timesAsked, context } = runFlow({ responses: { household: answered } });
    await go(...eventsTo('details'));
    expect(timesAsked('household')).toBe(0);
    await go(...eventsTo('drivers').slice(-2));
    expect(timesAsked('household')).toBe(1);
    expect(context()).toMatchObject({
      foundRecord: 'd-1',
      householdRecords: { drivers: [{ firstName: 'Sam' }, { firstName: 'Pat' }] },
    });
  });

  it('the visitor never waits for the household search', async () => {
    const { go, isIn, timesAsked } = await household({ household: silence });
    await go({ type: 'DRIVERS.CONFIRMED' });
    expect(isIn({ household: 'searching', journey: 'vehicles' })).toBe(true);
    expect(timesAsked('household')).toBe(1);
  });

  it('does not search when the page turns the search off', async () => {
    expect((await household({}, { lookUpHousehold: false })).timesAsked('household')).toBe(0);
  });

  it('searches again when the visitor moves, but not when they only go back', async () => {
    const { go, timesAsked, wait } = await household();
    await wait(4);
    await go({ type: 'BACK' }, { type: 'DETAILS.SUBMITTED', answers: alexDetails });
    expect(timesAsked('household')).toBe(1);
    await go({ type: 'BACK' }, { type: 'DETAILS.SUBMITTED', answers: { ...alexDetails, street: '200 Sample Street' } });
    expect(timesAsked('household')).toBe(2);
  });

  it('a failed search is silent and is repeated when the network returns', async () => {
    const { go, isIn, responses, context, actor } = await household({ household: new NetworkError('driverAndCar') });
    expect(isIn({ household: 'failed', journey: { drivers: 'listing' } })).toBe(true);
    expect(actor.getSnapshot().hasTag('unreachable')).toBe(false);
    responses.household = answered;
    await go({ type: 'NETWORK.RETURNED' });
    expect(context().householdRecords.drivers).toHaveLength(2);
  });

  it('follows up the search until all records have arrived', async () => {
    const { wait, timesAsked, context, isIn, responses } = await household({
      followUp: { ...answered.householdRecords, followUps: 1 },
    });
    expect(timesAsked('followUp')).toBe(0);
    await wait(3.5);
    expect(timesAsked('followUp')).toBe(1);
    expect(isIn({ household: 'waitingForFollowUp' })).toBe(true);
    responses.followUp = late;
    await wait(10);
    expect(timesAsked('followUp')).toBe(2);
    expect(context().householdRecords.vehicles).toHaveLength(3);
  });

  it('adds records that arrive later', async () => {
    const { wait, context, isIn } = await household();
    await wait(3.5);
    expect(context().householdRecords.vehicles.map(({ model }) => model)).toEqual(['Accord', 'RAV4', 'Corolla']);
    expect(isIn({ household: 'idle' })).toBe(true);
  });

  it('does not follow up again after a failed follow-up', async () => {
    const { wait, timesAsked, context } = await household({ followUp: new StatusError('followUp', 500) });
    await wait(10);
    expect(timesAsked('followUp')).toBe(1);
    expect(context().householdRecords).toMatchObject({ commonId: '', vehicles: [foundAccord, foundRav] });
  });

  it('does not repeat the search when the visitor returns to a saved visit', async () => {
    const visit = {
      ...newVisit,
      step: 'drivers' as const,
      answers: { ...minimalAnswers, vehicles: [] },
      householdRecords: alexHousehold,
    };
    const { settled, timesAsked } = runFlow({ visit, responses: { household: answered } });
    await settled();
    expect(timesAsked('household')).toBe(0);
  });

  it('drops the records when the driver changes', async () => {
    const { go, context } = await household();
    await go(
      { type: 'STAGE.CHOSEN', stage: 'quote' },
      { type: 'DRIVER.SUBMITTED', answers: { ...alex, firstName: 'Jordan' } },
    );
    expect(context()).toMatchObject({ householdRecords: noRecords, foundRecord: '' });
  });
});

describe('suggested drivers', () => {
  it('adds a suggested driver to the quote with their record and suggests them again when removed', async () => {
    const { go, context } = await household();
    await go({ type: 'SUGGESTION.CHOSEN', foundRecord: 'd-2' });
    expect(context()).toMatchObject({ editing: 'new', drafts: { additionalDriver: sam } });
    const { id: _, ...child } = robin;
    await go({ type: 'DRIVER.SAVED', answers: { ...child, firstName: 'Sam', foundRecord: 'd-2' } });
    expect(context().answers.additionalDrivers[0]?.foundRecord).toBe('d-2');
    await go({ type: 'DRIVER.REMOVING', id: 'driver-1' }, { type: 'REMOVAL.CONFIRMED' });
    expect(context().answers.additionalDrivers).toEqual([]);
    expect(context().householdRecords.drivers[0]).toMatchObject({
      foundRecord: 'd-2',
      firstName: 'Sam',
      relation: 'child',
      birthDate: robin.birthDate,
    });
  });
});

describe('found vehicles', () => {
  it('offers found vehicles once, while the quote has none', async () => {
    const { go, isIn } = await household();
    await go({ type: 'DRIVERS.CONFIRMED' });
    expect(isIn({ journey: { vehicles: 'picking' } })).toBe(true);
    await go({ type: 'DIALOG.CLOSED' });
    expect(isIn({ journey: { vehicles: 'adding' } })).toBe(true);
    await go({ type: 'BACK' }, { type: 'DRIVERS.CONFIRMED' });
    expect(isIn({ journey: { vehicles: 'adding' } })).toBe(true);
    await go({ type: 'FOUND_VEHICLES.OPENED' });
    expect(isIn({ journey: { vehicles: 'picking' } })).toBe(true);
  });

  it('does not open the list of found vehicles when the page turns it off', async () => {
    const { go, isIn } = await household({}, { openFoundVehicles: false });
    await go({ type: 'DRIVERS.CONFIRMED' });
    expect(isIn({ journey: { vehicles: 'adding' } })).toBe(true);
  });

  it('adds checked vehicles to the quote and removes unchecked ones', async () => {
    const { go, context, isIn } = await household();
    await go({ type: 'DRIVERS.CONFIRMED' }, { type: 'FOUND_VEHICLES.PICKED', records: ['c-1', 'c-2'] });
    expect(isIn({ journey: { vehicles: 'listing' } })).toBe(true);
    expect(context().answers.vehicles).toEqual([
      { ...foundAccord, id: 'vehicle-1' },
      { ...foundRav, id: 'vehicle-2' },
    ]);
    await go({ type: 'FOUND_VEHICLES.OPENED' }, { type: 'FOUND_VEHICLES.PICKED', records: ['c-2'] });
    expect(context().answers.vehicles.map(({ id }) => id)).toEqual(['vehicle-2']);
  });

  it('fills in the usual mileage of found vehicles when mileage is asked', async () => {
    const inCalifornia = { ...austin, state: 'CA' as const };
    const { go, context } = runFlow({
      responses: { household: answered, zipLookup: { isQuotable: true, places: [inCalifornia] } },
    });
    await go(
      ...eventsTo('details'),
      typesZip(austin.zip),
      { type: 'DETAILS.SUBMITTED', answers: { ...alexDetails, ...inCalifornia } },
      { type: 'DRIVERS.CONFIRMED' },
      { type: 'FOUND_VEHICLES.PICKED', records: ['c-2'] },
    );
    expect(context().answers.vehicles[0]?.annualMileage).toBe(10_000);
  });
});

const done = (id: string, output: unknown) =>
  ({ type: `xstate.done.actor.${id}`, actorId: id, output }) as never as FlowEvent;
const failed = (id: string) =>
  ({ type: `xstate.error.actor.${id}`, actorId: id, error: new StatusError(id, 500) }) as never as FlowEvent;

it('the tests reach every state of the background searches', () => {
  const found = { ...alexHousehold, commonId: 'h-1' };
  const visit = { ...newVisit, step: 'drivers' as const, answers: { ...minimalAnswers, vehicles: [] } };
  const paths = getShortestPaths(quoteFlowMachine, {
    input: { ...exampleInput, hasSavedVisit: true },
    events: [
      done('guestToken', undefined),
      done('savedVisit', visit),
      done('household', { householdRecords: found, foundRecord: '' }),
      failed('household'),
      { type: 'xstate.after.followUpDelay.quoteFlow.household.waitingForFollowUp' } as never,
      done('followUp', alexHousehold),
      failed('followUp'),
      { type: 'NETWORK.RETURNED' },
      { type: 'BACK' },
      { type: 'DRAFT.CHANGED', form: 'details', values: { licenseType: 'foreign' } },
      done('foreignLicenseTypes', []),
      failed('foreignLicenseTypes'),
    ],
    serializeState: ({ value }) => JSON.stringify(value),
    serializeEvent: (event) => JSON.stringify(event),
  });
  const seen = paths.map(({ state: { value } }) => value as unknown as Record<string, string>);
  expect(new Set(seen.map((value) => value.household))).toEqual(
    new Set(['idle', 'searching', 'failed', 'waitingForFollowUp', 'followingUp']),
  );
  expect(new Set(seen.map((value) => value.foreignLicenses))).toEqual(new Set(['idle', 'loading']));
});

describe('the responses of the services', () => {
  /** A client that resolves calls with examples, by the end of their path. */
  function respondingWith(bodies: Record<string, unknown>) {
    const asked: URL[] = [];
    const { client, reported } = stubClient('https://api.agency.example', {
      random: () => 0,
      fetch: (input) => {
        const url = new URL((input as Request).url);
        asked.push(url);
        const body = Object.entries(bodies).find(([path]) => url.pathname.endsWith(path))?.[1];
        return Promise.resolve(
          body ? Response.json(body) : Response.json({ isSuccess: false, message: 'Down' }, { status: 400 }),
        );
      },
    });
    return { client, asked, reported };
  }
  const search = { '/driverandcar/search': driverAndCarExamples.response.household.body };
  const context = { ...newContext(exampleInput), answers: minimalAnswers };

  it('maps the responses to the household and leaves out the visitor', async () => {
    const { client, asked } = respondingWith(search);
    const answer = await searchHousehold(client, context);
    expect(asked[0]?.searchParams.get('State')).toBe('TX');
    expect(answer).toMatchObject({
      foundRecord: 'd-1',
      householdRecords: {
        householdKey: householdKeyOf(minimalAnswers),
        commonId: 'h-1',
        drivers: [sam],
        vehicles: [{ foundRecord: 'c-1' }, { foundRecord: 'c-2' }],
      },
    });
  });

  it('adds the search results to the records of a license lookup', async () => {
    const driver = { foundRecord: 'd-1', firstName: 'Alex', lastName: 'Example', isPrimary: true };
    const records = {
      commonId: 'h-9',
      drivers: [driver, { ...sam, isPrimary: false }],
      vehicles: [{ ...foundAccord, foundRecord: 'c-9' }],
    };
    const found = householdOfLicense(records, driver);
    expect(found).toMatchObject({ commonId: 'h-9', drivers: [sam], vehicles: [{ foundRecord: 'c-9' }] });
    const { client } = respondingWith(search);
    const { householdRecords: both } = await searchHousehold(client, { ...context, householdRecords: found });
    // The car is the same by its VIN, and Sam by the record.
    expect(both.vehicles.map(({ foundRecord }) => foundRecord)).toEqual(['c-9', 'c-2']);
    expect(both.drivers).toEqual([sam]);
  });

  it('completes a person of an earlier lead instead of listing them twice', async () => {
    const { client } = respondingWith(search);
    const suggested = {
      foundRecord: 'from-lead-0',
      firstName: 'Sam',
      lastName: 'Example',
      relation: 'spouse' as const,
    };
    const { householdRecords } = await searchHousehold(client, {
      ...context,
      householdRecords: { ...noRecords, drivers: [suggested] },
    });
    expect(householdRecords.drivers).toEqual([{ ...sam, relation: 'spouse' }]);
  });

  it.each([
    ['in capitals without accents', {}],
    ['by a longer first name and the birth date', { firstName: 'JOSE ANTONIO' }],
    ['by a longer first name, without a birth date', { firstName: 'JOSE ANTONIO', dob: null }],
  ])('does not suggest the visitor to themselves when the records name them %s', async (_, named) => {
    const { drivers: records } = driverAndCarExamples.response.household.body as { drivers: object[] };
    const drivers = [{ ...records[0], firstName: 'JOSE', lastName: 'OBRIEN GARCIA', ...named }, records[1]];
    const { client } = respondingWith({ '/driverandcar/search': { isSuccess: true, drivers } });
    const answers = { ...minimalAnswers, driver: { ...alex, firstName: 'José', lastName: 'O’Brien-Garcia' } };
    const { householdRecords, foundRecord } = await searchHousehold(client, { ...context, answers });
    expect([foundRecord, householdRecords.drivers.map(({ firstName }) => firstName)]).toEqual(['d-1', ['Sam']]);
  });

  it('keeps the follow-up’s records when the vehicle details fail', async () => {
    const { client, reported } = respondingWith({ '/followup': followUpExamples.response.oneCar.body });
    const found = { ...alexHousehold, commonId: 'h-1' };
    const more = await followUpHousehold(client, { ...context, householdRecords: found });
    expect(more.vehicles.map(({ foundRecord }) => foundRecord)).toEqual(['c-1', 'c-2', 'c-3']);
    expect(more.commonId).toBe('');
    expect(reported.map(({ callId }) => callId)).toEqual(['vehicleDetails']);
  });

  it.each([
    [0, 'h-1'],
    [1, 'h-1'],
    [2, ''],
  ])('after %i follow-ups the next one uses the id %j while records are pending', async (followUps, commonId) => {
    const { client } = respondingWith({
      '/followup': followUpExamples.response.notYet.body,
      '/details': vehicleDetailsExamples.response.none.body,
    });
    const more = await followUpHousehold(client, {
      ...context,
      householdRecords: { ...alexHousehold, commonId: 'h-1', followUps },
    });
    expect(more).toMatchObject({ commonId, followUps: followUps + 1 });
  });

  it('identifies the visitor’s record although they typed another address', async () => {
    const { client } = respondingWith(search);
    const moved = { ...minimalAnswers, details: { ...alexDetails, street: '1 Elsewhere Road' }, vehicles: [accord] };
    expect((await searchHousehold(client, { ...context, answers: moved })).foundRecord).toBe('d-1');
  });
});
