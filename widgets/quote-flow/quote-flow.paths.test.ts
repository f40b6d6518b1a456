import { describe, expect, it } from 'vitest';
import {
  __unsafe_getAllOwnEventDescriptors,
  type AnyStateNode,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { eventTypesOf, watchBranches } from '#flow/testing/machine-branches';
import { NetworkError, RefusedError, StatusError } from '#services/errors';
import { isLongTier } from '#tooling/testing/tier';
import type { PrefillResult } from './entry/prefill-source.ts';
import { householdKeyOf } from './household/household-records.ts';
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
  heldQuote,
  kim,
  minimalAnswers,
  minimumPolicy,
  noRatesYet,
  quotableZip,
  reopenedQuote,
  sacramento,
  someRates,
  unquotableZip,
  wholePrefill,
} from './quote-flow.examples.ts';
import { quoteFlowMachine } from './quote-flow.machine.ts';
import type { FlowEvent, FlowInput } from './quote-flow.types.ts';

const machine = quoteFlowMachine.provide({});
const { all, taken } = watchBranches(machine);

/** The events of visitor, page and services, with every payload that a branch distinguishes. */
const californian = { ...alexDetails, ...sacramento };
const married = { ...alexDetails, maritalStatus: 'married' as const };
const foundKim = { foundRecord: 'd-2', firstName: 'Kim', lastName: 'Example' };
const foundCar = { foundRecord: 'c-1', vin: '', year: 2019, make: 'Toyota', model: 'RAV4' };
const found = {
  householdKey: householdKeyOf(minimalAnswers),
  commonId: 'h-1',
  drivers: [foundKim],
  vehicles: [foundCar],
  followUps: 0,
  isOffered: false,
};
const { id: _, ...car } = accord;
const previousQuote = { transactionId: 'transaction-before', rateQuoteId: 'RQ-1001', drivers: ['Alex Example'] };
const emptyLead: PrefillResult = {
  ...wholePrefill,
  answers: { additionalDrivers: [], vehicles: [] },
  problems: [{ field: 'Email', kind: 'empty' }],
};
const scanned = (fields: Record<string, string>) => ({
  source: 'barcode' as const,
  fields,
  foundRecord: '',
  fileId: '',
});
const wholeLicense = { firstName: 'Alex', lastName: 'Example', birthDate: '1990-04-17', licenseNumber: '12345678' };

const payloads: { [Type in FlowEvent['type']]?: readonly Omit<Extract<FlowEvent, { type: Type }>, 'type'>[] } = {
  'STAGE.CHOSEN': (['quote', 'driver', 'vehicle', 'policy'] as const).map((stage) => ({ stage })),
  'HASH.CHANGED': ['coverage', 'quotes', 'driver1', 'previousQuotes', 'elsewhere'].map((hash) => ({ hash })),
  'CONFIG.CHANGED': [{ config: exampleConfig }],
  'LANGUAGE.CHANGED': [{ language: 'en' }, { language: 'es' }],
  'DRAFT.CHANGED': [
    { form: 'driver', values: { firstName: 'Robin', lastName: 'Other', birthDate: '1980-01-01' } },
    ...['', '78701', '95814'].map((zip) => ({ form: 'details' as const, values: { zip } })),
  ],
  'MODE.CHOSEN': [{ mode: 'license' }, { mode: 'uploadImage' }],
  'LICENSE.SUBMITTED': [{ licenseNumber: '12345678', birthDate: '1990-04-17' }],
  'IMAGE.CHOSEN': [{ problem: undefined }],
  'IMAGE.SUBMITTED': [{ image: new Blob(['license']) }],
  'LICENSE.SCANNED': [
    { finding: scanned(wholeLicense) },
    { finding: scanned({ ...wholeLicense, zip: '78701' }) },
    { finding: scanned({ firstName: 'Alex' }) },
  ],
  'FINDING.SETTLED': [{ keeps: 'found' }],
  'CAMERA.FAILED': [{ problem: 'denied' }],
  'DRIVER.SUBMITTED': [{ answers: alex }, { answers: { ...alex, licenseNumber: '12345678' } }],
  'CONTACT.SUBMITTED': [{ answers: alexContact }],
  'DETAILS.SUBMITTED': [
    { answers: alexDetails },
    { answers: californian },
    { answers: married },
    { answers: { ...alexDetails, licenseType: 'foreign', licenseId: 'X-1' } },
  ],
  'DRIVER.OPENED': [{ id: 'new' }],
  'SUGGESTION.CHOSEN': [{ foundRecord: 'd-2' }],
  'DRIVER.SAVED': [{ answers: { ...kim, relation: 'otherRelated', maritalStatus: 'single' } }, { answers: kim }],
  'DRIVER.REMOVING': [{ id: 'driver-1' }],
  'VEHICLE.ENTRY_CHOSEN': [{ entry: 'vin' }, { entry: 'model' }],
  'VIN.TYPED': [{ vin: '1HGCM82633A004352' }, { vin: '1HG' }],
  'YEAR.CHOSEN': [{ year: '2003' }],
  'MAKE.CHOSEN': [{ make: 'Honda' }],
  'VEHICLE.SUBMITTED': [{ vehicle: car }, { vehicle: { ...car, annualMileage: 9000 } }],
  'VEHICLE.REMOVED': [{ id: 'vehicle-1' }],
  'FOUND_VEHICLES.PICKED': [{ records: ['c-1'] }, { records: [] }],
  'MILEAGE.OPENED': [{ id: 'vehicle-1' }],
  'MILEAGE.CHANGED': [{ id: 'vehicle-1', use: { annualMileage: 9000 } }],
  'POLICY.CHOSEN': [{ answers: minimumPolicy }],
  'QUOTE.SELECTED': [
    { quote: exampleQuote, channel: 'text' },
    { quote: exampleQuote, channel: 'callMobile' },
  ],
  'AGENT.REQUESTED': [{ quote: exampleQuote }],
  'CARRIERS.REQUESTED': [{ quote: exampleQuote }],
  'BUY.CHOSEN': [{ quote: exampleQuote }],
  'QUOTE.DETAILED': [{ quote: exampleQuote }],
  'QUOTE.CHATTED': [{ quote: exampleQuote }],
  'QUOTES.ARRANGED': [{ sortOrder: 'totalPremium', filter: 'all' }],
  'QUOTES.COMPARED': [{ quoteCount: 2 }],
  'QUOTES.PRINTED': [{ quoteCount: 2 }],
  'OWNER.SUBMITTED': [{ birthDate: '1990-04-17' }],
  'PREVIOUS.SEARCHED': [
    { search: { by: 'phone', phone: '5125550142', birthDate: '1990-04-17' } },
    { search: { by: 'dates', from: '2026-10-01', to: '2026-10-31' } },
  ],
  'PREVIOUS.CHOSEN': [
    { quote: previousQuote, isRequote: false },
    { quote: previousQuote, isRequote: true },
  ],
};

/** The possible results of each invoked actor. */
const answers: Readonly<Record<string, readonly unknown[]>> = {
  knownAnswers: [{}],
  savedVisit: [
    undefined,
    answeredVisit,
    { ...answeredVisit, answers: { ...minimalAnswers, details: californian } },
    { ...answeredVisit, answers: { ...minimalAnswers, driver: { ...alex, firstName: 'Kim' } } },
    { ...answeredVisit, answers: { ...minimalAnswers, contact: undefined } },
    { ...answeredVisit, answers: { ...minimalAnswers, details: undefined } },
    { ...answeredVisit, step: 'vehicles', mileageOf: 'vehicle-1' },
  ],
  affiliateLead: [wholePrefill, emptyLead],
  quoteByTransaction: [heldQuote],
  previousQuote: [heldQuote],
  ownerMatch: [
    { isMatch: true, message: '' },
    { isMatch: false, message: 'No' },
  ],
  previousQuotes: [[], [previousQuote]],
  customerQuote: [undefined, heldQuote],
  reopenedQuote: [reopenedQuote],
  requote: [{ ...reopenedQuote, isRequote: true }],
  driverByLicense: [
    undefined,
    {
      firstName: 'Alex',
      lastName: 'Example',
      birthDate: '1990-04-17',
      foundRecord: 'd-1',
      isPrimary: true,
      household: found,
    },
  ],
  licenseImage: [{ ...scanned(wholeLicense), source: 'image', fileId: 'f-1' }],
  zipLookup: [quotableZip, unquotableZip, { isQuotable: true, places: [sacramento] }],
  licenseZip: [quotableZip, unquotableZip],
  household: [{ householdRecords: found, foundRecord: 'd-1' }],
  followUp: [{ drivers: [], vehicles: [foundCar] }],
  foreignLicenseTypes: [[{ code: '1', name: 'Mexican' }]],
  years: [[2003]],
  makes: [['Honda']],
  models: [['Accord']],
  vehicleByVin: [[], [accord]],
  coverages: [exampleProducts],
  submission: [{ transactionId: 'transaction-1' }],
  rates: [noRatesYet, someRates, allRates, doneWithoutRates],
  finalRates: [allRates],
  laterRates: [noRatesYet, someRates, allRates],
  idleAgents: [true],
  purchase: [{ url: 'https://pay.partner.example/' }],
};

const errorsOf = (id: string) => [
  new StatusError(id, 500),
  new NetworkError(id),
  new RefusedError(id, { status: 404, reason: 'Quote not found!' }),
];

/** Done events of states are raised by the machine only. */
const listenedTo = [...eventTypesOf(machine)].filter((type) => !type.startsWith('xstate.done.state.'));
const events: FlowEvent[] = listenedTo.flatMap((type): FlowEvent[] => {
  const [, outcome, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (outcome === 'done') return (answers[id] ?? [undefined]).map((output) => ({ type, actorId: id, output }) as never);
  if (outcome === 'error') return errorsOf(id).map((error) => ({ type, actorId: id, error }) as never);
  return (payloads[type as FlowEvent['type']] ?? [{}]).map((payload) => ({ type, ...payload }) as never);
});

const configured = (config: Partial<typeof exampleConfig>) => ({ ...exampleConfig, ...config });

/** The entry sources, and the configurations that enable further branches. */
const starts: readonly FlowInput[] = [
  exampleInput,
  { ...exampleInput, hasSavedVisit: true },
  { ...exampleInput, hasSavedVisit: true, config: configured({ liveRates: true }) },
  { ...exampleInput, hasSavedVisit: true, path: '/get-a-quote-ca' },
  { ...exampleInput, path: '/get-a-quote?code=L-100' },
  { ...exampleInput, path: '/get-a-quote?code=L-100', hasSavedVisit: true, isReload: true },
  { ...exampleInput, path: '/get-a-quote?transactionId=transaction-before' },
  { ...exampleInput, hash: 'previousQuotes' },
  { ...exampleInput, config: configured({ customerLookup: true }) },
  {
    ...exampleInput,
    config: configured({ confirmFoundInformation: true, modes: ['noLicense', 'license', 'uploadImage', 'scanImage'] }),
  },
  { ...exampleInput, place: undefined, config: configured({ notQuotablePage: '/sorry' }) },
  { ...exampleInput, config: configured({ polling: 'portal' }) },
];

function atomicStates(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(atomicStates);
}

const statesOf = (value: unknown, path = ''): string[] =>
  typeof value === 'string'
    ? [`${path}${value}`]
    : Object.entries(value as object).flatMap(([key, below]) => statesOf(below, `${path}${key}.`));

const reached = new Set<string>();

type Snapshot = SnapshotFrom<typeof machine>;
const eventsBySnapshot = new WeakMap<Snapshot, readonly FlowEvent[]>();

/** The events that a snapshot accepts; others would change nothing. */
function eventsHeardIn(snapshot: Snapshot): readonly FlowEvent[] {
  let cachedEvents = eventsBySnapshot.get(snapshot);
  if (!cachedEvents) {
    const types = new Set<string>(__unsafe_getAllOwnEventDescriptors(snapshot));
    cachedEvents = events.filter(({ type }) => types.has(type));
    eventsBySnapshot.set(snapshot, cachedEvents);
  }
  return cachedEvents;
}

/** The shortest paths from one start; {@link wander} covers the regions beside the journey. */
function follow(input: FlowInput): void {
  const paths = getShortestPaths(machine, {
    input,
    events,
    filterEvents: (snapshot, event) => event.type !== 'NETWORK.LOST' && eventsHeardIn(snapshot).includes(event),
    serializeState: ({ value: { session, journey }, context }) =>
      JSON.stringify([
        journey,
        ...(isLongTier
          ? [session, context.answers.vehicles.length > 0, context.entryNotice, context.transaction?.isRequote]
          : []),
      ]),
    serializeEvent: (event) => JSON.stringify(event),
  });
  for (const { state } of paths) for (const name of statesOf(state.value)) reached.add(name);
}

/** A seeded random number generator. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const timesSent = new Map<FlowEvent, number>();

/** Up to three random items that pass; the rest are not tested. */
function threeOf<Item>(
  list: readonly Item[],
  passes: (item: Item) => boolean,
  roll: (sides: number) => number,
): Item[] {
  const rest = [...list];
  const passed: Item[] = [];
  while (passed.length < 3 && rest.length > 0) {
    const [item] = rest.splice(roll(rest.length), 1);
    if (passes(item!)) passed.push(item!);
  }
  return passed;
}

/** Sends some hundred random possible events, rare ones first. */
function wander(input: FlowInput, seed: number, moments: number): void {
  const roll = dice(seed);
  let [snapshot] = initialTransition(machine, input);
  for (let moment = 0; moment < moments; moment += 1) {
    const some = threeOf(eventsHeardIn(snapshot), (event) => snapshot.can(event), roll);
    const used = (event: FlowEvent) => timesSent.get(event) ?? 0;
    const event = some.reduce((rarest, other) => (used(other) < used(rarest) ? other : rarest));
    timesSent.set(event, used(event) + 1);
    [snapshot] = transition(machine, snapshot, event);
    for (const name of statesOf(snapshot.value)) reached.add(name);
  }
}

/** Paths that are too unlikely for random events. */
function walk(input: FlowInput, ...moments: readonly FlowEvent[]): void {
  let [snapshot] = initialTransition(machine, input);
  for (const event of moments) {
    [snapshot] = transition(machine, snapshot, event);
    for (const name of statesOf(snapshot.value)) reached.add(name);
  }
}

const done = (id: string, output: unknown) =>
  ({ type: `xstate.done.actor.${id}`, actorId: id, output }) as never as FlowEvent;
const failed = (id: string, error: Error) =>
  ({ type: `xstate.error.actor.${id}`, actorId: id, error }) as never as FlowEvent;
const ready = done('guestToken', undefined);
const returned: FlowInput = { ...exampleInput, hasSavedVisit: true, isReload: true };

/** The events up to the results. */
const atResults = [
  ready,
  done('savedVisit', { ...answeredVisit, step: 'quotes' }),
  done('submission', { transactionId: 'transaction-1' }),
  done('rates', allRates),
];

function walkApart(): void {
  const byLead = { ...returned, path: '/get-a-quote?code=L-100' };
  const other = { ...answeredVisit, answers: { ...minimalAnswers, driver: { ...alex, firstName: 'Kim' } } };
  for (const type of ['OVERRIDE.ACCEPTED', 'OVERRIDE.DECLINED', 'BACK'] as const) {
    walk(byLead, ready, done('savedVisit', other), done('affiliateLead', wholePrefill), { type });
  }
  const withRobin = { ...wholePrefill, incomplete: [{ id: 'incomplete-2', number: 2, firstName: 'Robin' }] };
  walk(
    byLead,
    ready,
    done('savedVisit', undefined),
    done('affiliateLead', withRobin),
    { type: 'DIALOG.CLOSED' },
    { type: 'DRIVERS.CONFIRMED' },
  );
  const withRav = { ...wholePrefill, incompleteVehicles: [{ number: 2, year: 2019 }] };
  const atRav = [ready, done('savedVisit', undefined), done('affiliateLead', withRav)];
  for (const type of ['DIALOG.CLOSED', 'BACK'] as const) walk(byLead, ...atRav, { type });
  const unnamed = { ...minimalAnswers, policy: { ...minimalAnswers.policy!, coverageName: '' } };
  const toName = [ready, done('savedVisit', undefined), done('affiliateLead', { ...wholePrefill, answers: unnamed })];
  walk(byLead, ...toName, done('packageName', exampleProducts));
  walk(byLead, ...toName, failed('packageName', new NetworkError('packageName')), { type: 'NETWORK.RETURNED' });

  const asked = [ready, done('quoteByTransaction', heldQuote)];
  const byLink = { ...exampleInput, path: '/get-a-quote?transactionId=transaction-before' };
  const owner: FlowEvent = { type: 'OWNER.SUBMITTED', birthDate: '1985-05-05' };
  const mismatch = done('ownerMatch', { isMatch: false, message: 'No' });
  walk(byLink, ...asked, owner, done('ownerMatch', { isMatch: true, message: '' }));
  for (const type of ['BACK', 'DIALOG.CLOSED'] as const) walk(byLink, ...asked, { type });
  walk(
    byLink,
    ...asked,
    owner,
    failed('ownerMatch', new RefusedError('ownerMatch', { status: 404, reason: 'Quote not found!' })),
  );
  walk(byLink, ...asked, owner, mismatch, owner, mismatch, owner, mismatch);
  walk(byLink, ...asked, owner, failed('ownerMatch', new StatusError('ownerMatch', 500)));
  for (const type of ['RETRY', 'NETWORK.RETURNED', 'BACK'] as const) {
    const cutOff = failed('ownerMatch', new NetworkError('ownerMatch'));
    walk(byLink, ...asked, owner, cutOff, { type });
    walk(byLink, ...asked, owner, cutOff, owner);
    walk(byLink, ready, failed('quoteByTransaction', new NetworkError('quoteByTransaction')), { type });
    walk(byLead, ready, done('savedVisit', undefined), failed('affiliateLead', new NetworkError('affiliateLead')), {
      type,
    });
  }
  walk(byLink, ready, failed('quoteByTransaction', new RefusedError('quoteByTransaction')));
  const licenseZips = [
    done('licenseZip', quotableZip),
    done('licenseZip', unquotableZip),
    failed('licenseZip', new StatusError('licenseZip', 500)),
  ];
  for (const response of licenseZips) {
    walk(
      { ...exampleInput, place: undefined, config: configured({ notQuotablePage: '/sorry' }) },
      ready,
      { type: 'LICENSE.SCANNED', finding: scanned({ ...wholeLicense, zip: '78701' }) },
      response,
    );
  }

  const usedUp = { ...answeredVisit, failedVerifications: [{ rateQuoteId: 'RQ-1001', count: 3 }] };
  walk({ ...returned, path: byLink.path }, ready, done('savedVisit', usedUp), done('quoteByTransaction', heldQuote));

  const atPrevious = { ...exampleInput, hash: 'previousQuotes' };
  const listed: FlowEvent[] = [
    ready,
    { type: 'PREVIOUS.SEARCHED', search: { by: 'phone', phone: '5125550142', birthDate: '1990-04-17' } },
    done('previousQuotes', [previousQuote]),
    { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
  ];
  const requoting = [...listed, done('previousQuote', heldQuote)];
  walk(atPrevious, ...listed, done('previousQuote', { ...heldQuote, rateQuoteId: '' }));
  walk(atPrevious, ...requoting, done('requote', { ...reopenedQuote, isRequote: true }));
  walk(atPrevious, ...requoting, failed('requote', new RefusedError('requote')));
  walk(atPrevious, ...requoting, {
    type: 'xstate.after.requoteWait.quoteFlow.journey.reopening.requoting',
  } as never);
  walk(atPrevious, ...requoting, {
    type: 'xstate.after.requoteMessageAfter.quoteFlow.journey.reopening.requoting.short',
  } as never);
  for (const type of ['RETRY', 'NETWORK.RETURNED', 'BACK'] as const) {
    walk(atPrevious, ...requoting, failed('requote', new NetworkError('requote')), { type });
  }
  for (const type of ['RETRY', 'NETWORK.RETURNED'] as const) {
    walk(atPrevious, ...listed, failed('previousQuote', new NetworkError('previousQuote')), { type });
  }

  walk(
    returned,
    ...atResults.slice(0, 3),
    done('rates', someRates),
    { type: 'xstate.after.pollInterval.quoteFlow.journey.quoting.running.polling.pausing' } as never,
    failed('rates', new StatusError('rates', 500)),
  );
  const live = { ...returned, config: configured({ liveRates: true }) };
  const arriving = [...atResults.slice(0, 3), done('rates', someRates)];
  const pollAgain = {
    type: 'xstate.after.pollInterval.quoteFlow.journey.results.arrival.loadingRates.pausing',
  } as never;
  walk(live, ...arriving, {
    type: 'xstate.after.resultsWait.quoteFlow.journey.results.arrival.loadingRates',
  } as never);
  for (const error of [new StatusError('laterRates', 500), new NetworkError('laterRates')]) {
    walk(live, ...arriving, pollAgain, failed('laterRates', error));
  }

  const dials: FlowEvent = { type: 'QUOTE.SELECTED', quote: exampleQuote, channel: 'callMobile' };
  walk(returned, ...atResults, dials, done('selection', undefined));
  walk(returned, ...atResults, dials, failed('selection', new StatusError('selection', 500)));
  const another = { ...exampleQuote, rateQuoteId: 'another' };
  const buys: FlowEvent = { type: 'BUY.CHOSEN', quote: exampleQuote };
  const refused = failed('purchase', new StatusError('purchase', 500));
  walk(returned, ...atResults, buys, { type: 'BUY.CONFIRMED' }, refused, { type: 'BUY.CHOSEN', quote: another });

  const chatting = { ...returned, config: configured({ chatPage: '/chat' }) };
  walk(chatting, ...atResults, { type: 'QUOTE.CHATTED', quote: exampleQuote });

  for (const type of ['RETRY', 'NETWORK.RETURNED'] as const) {
    walk(
      { ...exampleInput, hash: 'previousQuotes' },
      ready,
      { type: 'PREVIOUS.SEARCHED', search: { by: 'phone', phone: '5125550142', birthDate: '1990-04-17' } },
      done('previousQuotes', [previousQuote]),
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
      done('previousQuote', heldQuote),
      failed('requote', new NetworkError('requote')),
      { type },
    );
  }

  const portal = { ...returned, config: configured({ polling: 'portal' }) };
  walk(portal, ...atResults.slice(0, 3), done('rates', { ...someRates, completedCount: 1 }));

  walk(returned, ready, done('savedVisit', { ...answeredVisit, step: 'vehicles', mileageOf: 'vehicle-1' }));

  const atDrivers = [ready, done('savedVisit', { ...answeredVisit, step: 'drivers' })];
  const searched = done('household', { householdRecords: found, foundRecord: 'd-1' });
  const later = { type: 'xstate.after.followUpDelay.quoteFlow.household.waitingForFollowUp' } as never as FlowEvent;
  walk(returned, ...atDrivers, searched, later, done('followUp', { ...found, commonId: '' }));
  walk(returned, ...atDrivers, searched, later, failed('followUp', new NetworkError('followUp')));

  for (const response of [done('licenseFile', undefined), failed('licenseFile', new NetworkError('licenseFile'))]) {
    walk(returned, ready, done('savedVisit', { ...answeredVisit, step: 'drivers', fileId: 'f-1' }), response, {
      type: 'NETWORK.RETURNED',
    });
  }
  const foreign = { ...alexDetails, licenseType: 'foreign' as const, licenseId: 'X-1' };
  walk(
    returned,
    ready,
    done('savedVisit', { ...answeredVisit, answers: { ...minimalAnswers, details: foreign }, step: 'details' }),
    { type: 'LANGUAGE.CHANGED', language: 'es' },
  );

  const lookupInput = { ...exampleInput, config: configured({ customerLookup: true }) };
  const licensed: FlowEvent = { type: 'DRIVER.SUBMITTED', answers: { ...alex, licenseNumber: '1' } };
  walk(lookupInput, ready, licensed, done('customerQuote', undefined));
  const license = { type: 'LICENSE.SUBMITTED', licenseNumber: '12345678', birthDate: '1990-04-17' } as const;
  walk(lookupInput, ready, license, failed('driverByLicense', new StatusError('driverByLicense', 500)), {
    type: 'RETRY',
  });
  const photo = { type: 'IMAGE.SUBMITTED', image: new Blob(['license']) } as const;
  walk(lookupInput, ready, license, failed('driverByLicense', new NetworkError('driverByLicense')), {
    type: 'DRAFT.CHANGED',
    form: 'driver',
    values: { licenseNumber: '1234' },
  });
  for (const type of ['RETRY', 'NETWORK.RETURNED'] as const) {
    walk(lookupInput, ready, license, failed('driverByLicense', new NetworkError('driverByLicense')), { type });
    walk(lookupInput, ready, photo, failed('licenseImage', new NetworkError('licenseImage')), { type });
  }
  for (const type of ['OVERRIDE.ACCEPTED', 'OVERRIDE.DECLINED'] as const) {
    walk(lookupInput, ready, licensed, done('customerQuote', heldQuote), { type }, { type: 'BACK' });
  }
  walk(
    returned,
    ready,
    done('savedVisit', { ...answeredVisit, step: 'vehicles' }),
    { type: 'VEHICLE.ADDING' },
    done('years', [2003]),
    { type: 'YEAR.CHOSEN', year: '2003' },
    done('makes', ['Honda']),
    { type: 'MAKE.CHOSEN', make: 'Honda' },
    done('models', ['Accord']),
    { type: 'VEHICLE.ENTRY_CHOSEN', entry: 'vin' },
    { type: 'VEHICLE.ENTRY_CHOSEN', entry: 'model' },
  );
}

describe('every path through the flow', () => {
  walkApart();
  for (const input of starts.slice(0, isLongTier ? 3 : 1)) follow(input);
  for (let seed = 1; seed <= (isLongTier ? 20 : 4); seed += 1) {
    for (const [index, input] of starts.entries()) wander(input, seed * 100 + index, 200);
  }

  it('lists a payload for every event', () => {
    const eventTypes = [...Object.keys(payloads), ...Object.keys(answers).map((id) => `xstate.done.actor.${id}`)];
    expect(eventTypes.filter((type) => !listenedTo.includes(type))).toEqual([]);
  });

  it('reaches every state', () => {
    const passed = new Set<string>();
    const passThrough = (node: AnyStateNode): void => {
      // A state with an unguarded eventless transition is transient; so is a final state that a branch
      // targets.
      if (node.always?.some(({ guard }) => !guard)) passed.add(node.path.join('.'));
      if (node.type === 'final' && [...taken].some((branch) => branch.includes(`→ ${node.path.join('.')}`))) {
        passed.add(node.path.join('.'));
      }
      for (const child of Object.values(node.states)) passThrough(child);
    };
    passThrough(machine.root);
    expect(atomicStates(machine.root).filter((state) => !reached.has(state) && !passed.has(state))).toEqual([]);
  });

  it('takes every guarded branch', () => {
    expect(all.map(({ name }) => name).filter((name) => !taken.has(name))).toEqual([]);
  });
});
