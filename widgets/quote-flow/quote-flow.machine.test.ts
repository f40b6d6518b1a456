import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import type { AnyStateNode } from 'xstate';
import { NetworkError, RefusedError, StatusError } from '#services/errors';
import {
  accord,
  alex,
  alexContact,
  alexDetails,
  allRates,
  answeredVisit,
  doneWithoutRates,
  exampleConfig,
  exampleInput,
  exampleProducts,
  exampleQuote,
  kim,
  minimumPolicy,
  noRatesYet,
  quotableZip,
  sacramento,
  someRates,
  unquotableZip,
} from './quote-flow.examples.ts';
import { quoteFlowMachine } from './quote-flow.machine.ts';
import type { FlowEvent } from './quote-flow.types.ts';
import { runFlow, silence } from './testing/run-flow.ts';
import { wayTo } from './testing/ways.ts';

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, actorId: id, output }) as never as FlowEvent;
const failed = (id: string, error: Error = new StatusError(id, 500)) =>
  ({ type: `xstate.error.actor.${id}`, actorId: id, error }) as never as FlowEvent;
const offline = (id: string) => failed(id, new NetworkError(id));
const after = (delay: string, state: string) => ({ type: `xstate.after.${delay}.${state}` }) as never as FlowEvent;

const run = 'quoteFlow.journey.quoting.run';

/** Every event that the flow knows, its actors' answers and failures, and the ends of its waits. */
const events: FlowEvent[] = [
  { type: 'BACK' },
  { type: 'RETRY' },
  { type: 'STAGE.CHOSEN', stage: 'quote' },
  { type: 'STAGE.CHOSEN', stage: 'driver' },
  { type: 'STAGE.CHOSEN', stage: 'vehicle' },
  { type: 'STAGE.CHOSEN', stage: 'policy' },
  { type: 'HASH.CHANGED', hash: 'coverage' },
  { type: 'HASH.CHANGED', hash: 'quotes' },
  { type: 'NETWORK.LOST' },
  { type: 'NETWORK.RETURNED' },
  done('guestToken', undefined),
  failed('guestToken'),
  done('savedVisit', undefined),
  { type: 'MODE.CHOSEN', mode: 'license' },
  { type: 'LICENSE.GIVEN', licenseNumber: '12345678', birthDate: '1990-04-17' },
  done('driverByLicense', { firstName: 'Alex', lastName: 'Example', foundRecord: 'd-1' }),
  done('driverByLicense', undefined),
  failed('driverByLicense'),
  offline('driverByLicense'),
  { type: 'DRIVER.NAMED', answers: alex },
  { type: 'CONTACT.GIVEN', answers: alexContact },
  { type: 'ZIP.TYPED', zip: '' },
  { type: 'ZIP.TYPED', zip: '78701' },
  done('zipLookup', quotableZip),
  done('zipLookup', { isQuotable: true, places: [sacramento] }),
  done('zipLookup', unquotableZip),
  offline('zipLookup'),
  { type: 'DETAILS.GIVEN', answers: alexDetails },
  { type: 'DRIVER.OPENED', id: 'new' },
  { type: 'DRIVER.SAVED', answers: { ...kim, relation: 'otherRelated', maritalStatus: 'single' } },
  { type: 'DIALOG.CLOSED' },
  { type: 'DRIVER.REMOVING', id: 'driver-1' },
  { type: 'REMOVAL.CONFIRMED' },
  { type: 'DRIVERS.CONFIRMED' },
  { type: 'VEHICLE.ADDING' },
  { type: 'VEHICLE.ENTRY_CHOSEN', entry: 'vin' },
  { type: 'VEHICLE.ENTRY_CHOSEN', entry: 'model' },
  { type: 'VIN.TYPED', vin: '1HGCM82633A004352' },
  { type: 'VIN.TYPED', vin: '1HG' },
  done('vehicleByVin', [accord]),
  done('vehicleByVin', []),
  failed('vehicleByVin'),
  done('years', [2003, 2002]),
  failed('years'),
  { type: 'YEAR.CHOSEN', year: '2003' },
  done('makes', ['Honda']),
  failed('makes'),
  { type: 'MAKE.CHOSEN', make: 'Honda' },
  done('models', ['Accord']),
  failed('models'),
  { type: 'VEHICLE.NAMED', vehicle: accord },
  { type: 'VEHICLE.REMOVED', id: 'vehicle-1' },
  { type: 'VEHICLES.CONFIRMED' },
  done('coverages', exampleProducts),
  failed('coverages', new RefusedError('coverages', {})),
  failed('coverages'),
  { type: 'POLICY.CHOSEN', answers: minimumPolicy },
  done('submission', { transactionId: 'transaction-1' }),
  failed('submission'),
  offline('submission'),
  ...['rates', 'finalRates', 'laterRates'].flatMap((id) => [
    done(id, noRatesYet),
    done(id, someRates),
    done(id, allRates),
    done(id, doneWithoutRates),
    failed(id),
    offline(id),
  ]),
  after('pollInterval', `${run}.pausing`),
  after('longerMessageAfter', 'quoteFlow.journey.quoting.message.short'),
  after('intermediateWait', 'quoteFlow.journey.quoting.patience.forAll'),
  after('resultsWait', 'quoting'),
  after('pollInterval', 'quoteFlow.journey.results.arrival.arriving.pausing'),
  after('resultsWait', 'quoteFlow.journey.results.arrival.arriving'),
  { type: 'TRY_AGAIN' },
  done('idleAgents', true),
  failed('agentsPause'),
  { type: 'AGENT.WANTED', quote: exampleQuote },
  { type: 'CARRIERS.WANTED', quote: exampleQuote },
  { type: 'QUOTE.SELECTED', quote: exampleQuote, channel: 'text' },
  { type: 'QUOTE.SELECTED', quote: exampleQuote, channel: 'callMobile' },
  done('selection', undefined),
  failed('selection'),
  { type: 'CONTACT.CLOSED' },
  { type: 'BUY.CHOSEN', quote: exampleQuote },
  { type: 'BUY.CONFIRMED' },
  done('purchase', { url: 'https://pay.partner.example/' }),
  failed('purchase'),
  { type: 'BUY.CLOSED' },
];

function atomicStates(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(atomicStates);
}

const statesOf = (value: unknown, path = ''): string[] =>
  typeof value === 'string'
    ? [`${path}${value}`]
    : Object.entries(value as object).flatMap(([key, below]) => statesOf(below, `${path}${key}.`));

type Config = typeof exampleConfig;

function pathsWith(config: Partial<Config>) {
  return getShortestPaths(quoteFlowMachine, {
    input: { ...exampleInput, config: { ...exampleConfig, ...config }, hasSavedVisit: true },
    events,
    // The network is walked apart: it stands beside every state.
    filterEvents: (_, event) => event.type !== 'NETWORK.LOST',
    serializeState: ({ value, context }) =>
      JSON.stringify([(value as { session: string; journey: unknown }).session, (value as { journey: unknown }).journey, context.answers.vehicles.length > 0]),
    serializeEvent: (event) => JSON.stringify(event),
  });
}

describe('every path through the flow', () => {
  const paths = [...pathsWith({}), ...pathsWith({ liveRates: true })];

  it('reaches every state', () => {
    const reached = new Set(paths.flatMap(({ state }) => statesOf(state.value)));
    // States with nothing but `always` are passed, not stayed in.
    const passed = /\.(opening|arriving|weighing|years|makes|models)$/;
    const all = atomicStates(quoteFlowMachine.root).filter((state) => !passed.test(state));
    expect(all.filter((state) => !reached.has(state) && state !== 'network.offline')).toEqual([]);
  });
});

describe('the token gate', () => {
  it('lets nobody on before there is a token', async () => {
    const { go, isIn } = runFlow({ answers: { guestToken: silence } });
    await go(...wayTo('contact'));
    expect(isIn({ session: 'waiting', journey: 'driver' })).toBe(true);
  });

  it('lets them on once there is one', async () => {
    const { go, isIn } = runFlow();
    await go(...wayTo('contact'));
    expect(isIn({ session: 'ready', journey: 'contact' })).toBe(true);
  });

  it.each(['RETRY', 'NETWORK.RETURNED'] as const)('asks again after a failure on %s', async (type) => {
    const { go, isIn, answers } = runFlow({ answers: { guestToken: new NetworkError('createGuestToken') } });
    await go();
    expect(isIn({ session: 'failed' })).toBe(true);
    answers.guestToken = undefined;
    await go({ type });
    expect(isIn({ session: 'ready' })).toBe(true);
  });

  it('asks for a token of the California services when the zip code is there', async () => {
    const { go, timesAsked, context } = runFlow({
      answers: { zipLookup: { isQuotable: true, places: [sacramento] } },
      input: { place: undefined },
    });
    await go(...wayTo('details'));
    expect([timesAsked('guestToken'), context().variant]).toEqual([1, 'primary']);
    await go({ type: 'ZIP.TYPED', zip: '95814' });
    expect(timesAsked('guestToken')).toBe(2);
    expect(context()).toMatchObject({ variant: 'ca', tokenVariant: 'ca' });
  });
});

describe('going back and forth', () => {
  it('goes back a step at a time and loses no answer', async () => {
    const { go, isIn, context } = runFlow();
    await go(...wayTo('policy'));
    const { answers } = context();
    for (const journey of ['vehicles', 'drivers', 'details', 'contact', 'driver'] as const) {
      await go({ type: 'BACK' });
      expect(isIn({ journey })).toBe(true);
    }
    expect(context().answers).toBe(answers);
  });

  it('goes back to a stage that is behind, and to none that is ahead', async () => {
    const { go, isIn } = runFlow();
    await go(...wayTo('vehicles'), { type: 'STAGE.CHOSEN', stage: 'policy' });
    expect(isIn({ journey: 'vehicles' })).toBe(true);
    await go({ type: 'STAGE.CHOSEN', stage: 'quote' });
    expect(isIn({ journey: 'driver' })).toBe(true);
  });

  it('follows the address to any step whose answers are whole, and no further', async () => {
    const { go, isIn } = runFlow();
    await go(...wayTo('policy'), { type: 'HASH.CHANGED', hash: 'driver2' });
    expect(isIn({ journey: 'contact' })).toBe(true);
    await go({ type: 'HASH.CHANGED', hash: 'Coverage' });
    expect(isIn({ journey: 'policy' })).toBe(true);
    await go({ type: 'HASH.CHANGED', hash: 'quotes' });
    expect(isIn({ journey: 'policy' })).toBe(true);
  });

  it('lets go of rates when an answer changes, and keeps them when none does', async () => {
    const { go, wait, isIn, context } = runFlow({ answers: { rates: allRates } });
    await go(...wayTo('quotes'));
    await wait(1);
    expect(isIn({ journey: 'results' })).toBe(true);
    await go({ type: 'STAGE.CHOSEN', stage: 'quote' }, { type: 'DRIVER.NAMED', answers: alex });
    expect(context().rates.quotes).toHaveLength(1);
    await go({ type: 'HASH.CHANGED', hash: 'quotes' });
    expect(isIn({ journey: 'results' })).toBe(true);
    await go({ type: 'STAGE.CHOSEN', stage: 'quote' }, { type: 'DRIVER.NAMED', answers: { ...alex, lastName: 'Sample' } });
    expect(context()).toMatchObject({ rates: { quotes: [] }, transaction: undefined });
  });
});

describe('the network', () => {
  it('is known to be lost and to be back, in any step', async () => {
    const { go, isIn, tellOfNetwork } = runFlow();
    await go();
    tellOfNetwork('NETWORK.LOST');
    expect(isIn({ network: 'offline', journey: 'driver' })).toBe(true);
    tellOfNetwork('NETWORK.RETURNED');
    expect(isIn({ network: 'online' })).toBe(true);
  });
});

describe('the lead', () => {
  it('is written when the contact is known, when the address is, and as quoted with the rates', async () => {
    const { go, wait, leads } = runFlow({ answers: { rates: allRates } });
    await go(...wayTo('quotes'));
    await wait(1);
    expect(leads.map(({ quoteStatus }) => quoteStatus)).toEqual(['Lead', 'Lead', 'Quoted']);
  });

  it('keeps its key although the email is corrected', async () => {
    const { go, context } = runFlow();
    await go(...wayTo('details'));
    const { visitedAt, leadEmail } = context();
    await go({ type: 'BACK' }, { type: 'CONTACT.GIVEN', answers: { ...alexContact, email: 'sam@example.com' } });
    expect(context()).toMatchObject({ visitedAt, leadEmail });
  });

  it('is known to exist when an earlier part of the visit wrote it', async () => {
    const { go, leads } = runFlow({ visit: { ...answeredVisit, step: 'contact', visitedAt: 1, leadEmail: 'alex@example.com' } });
    await go({ type: 'CONTACT.GIVEN', answers: alexContact });
    expect(leads).toEqual([{ quoteStatus: 'Lead', mayExist: true }]);
  });
});
