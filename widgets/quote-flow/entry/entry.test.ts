import { describe, expect, it } from 'vitest';
import { MalformedError, NetworkError, RefusedError, StatusError } from '#services/errors';
import { alexHousehold, sam } from '../household/household-records.examples.ts';
import { connectShell } from '../quote-flow.connect.ts';
import {
  alex,
  alexContact,
  answeredVisit,
  heldQuote,
  kim,
  minimalAnswers,
  reopenedQuote,
  someRates,
  unquotableZip,
  wholePrefill,
} from '../quote-flow.examples.ts';
import { visitOf } from '../quote-flow.resume.ts';
import { quoteRequest } from '../quote-flow.submission.ts';
import type { FlowEvent } from '../quote-flow.types.ts';
import type { AdditionalDriver } from '../steps/drivers/additional-driver.answers.ts';
import type { Step } from '../steps/steps.ts';
import { type Responses, runFlow, silence } from '../testing/run-flow.ts';
import { wayTo } from '../testing/ways.ts';
import type { PrefillResult } from './prefill-source.ts';

const gaps: PrefillResult = {
  ...wholePrefill,
  answers: { ...minimalAnswers, contact: undefined },
  drafts: { contact: { email: 'alex@example.com', phone: '', hasConsented: true } },
  problems: [{ field: 'Phone', kind: 'empty' }],
};
const byCode = { path: '/get-a-quote?code=L-100' };
const byLink = { path: '/get-a-quote?transactionId=transaction-before' };
const namesOwner: FlowEvent = { type: 'OWNER.SUBMITTED', birthDate: '1990-04-17' };
const byPhone = { by: 'phone' as const, phone: '5125550142', birthDate: '1990-04-17' };
const previousQuote = {
  transactionId: 'transaction-before',
  rateQuoteId: 'RQ-1001',
  quoteDate: '2026-10-02',
  drivers: ['Alex Example'],
};

describe('an affiliate’s lead', () => {
  it('a complete lead goes to the quotes at once', async () => {
    const { go, isIn, context } = runFlow({ input: byCode, responses: { affiliateLead: wholePrefill } });
    await go();
    expect(isIn({ journey: 'quoting' })).toBe(true);
    expect(context()).toMatchObject({ userType: 'affiliate', entryNotice: undefined });
  });

  it('a lead is written to its own row of the lead store, whatever step it opens', async () => {
    const atQuotes = runFlow({
      input: byCode,
      responses: { affiliateLead: wholePrefill, rates: { ...someRates, isDone: true } },
    });
    await atQuotes.go();
    await atQuotes.wait(10);
    const { details, ...known } = minimalAnswers;
    const atDetails = runFlow({ input: byCode, responses: { affiliateLead: { ...wholePrefill, answers: known } } });
    await atDetails.go({ type: 'ZIP.TYPED', zip: '78701' }, { type: 'DETAILS.SUBMITTED', answers: details! });
    for (const { leadKeys, context } of [atQuotes, atDetails]) {
      expect(leadKeys[0]).toEqual([alexContact.email, context().visitedAt]);
      expect(context().visitedAt).toBeGreaterThan(0);
    }
  });

  it('a complete lead without rates is written to the lead store', async () => {
    const { go, isIn, leads } = runFlow({
      input: byCode,
      responses: { affiliateLead: wholePrefill, rates: { ...someRates, quotes: [], isDone: true } },
    });
    await go();
    expect([isIn({ journey: 'noRates' }), leads.map(({ quoteStatus }) => quoteStatus)]).toEqual([true, ['Lead']]);
  });

  it('an incomplete lead opens its first incomplete step with the rest filled in', async () => {
    const { go, isIn, context } = runFlow({ input: byCode, responses: { affiliateLead: gaps } });
    await go();
    expect(isIn({ journey: 'contact' })).toBe(true);
    expect(context()).toMatchObject({
      leadProblems: gaps.problems,
      entryNotice: 'leadIncomplete',
      drafts: gaps.drafts,
    });
  });

  it('a previous quote suggests its additional drivers who cannot be quoted yet and has no record of them', async () => {
    const incomplete = [
      { id: 'incomplete-2', number: 2, firstName: 'Robin', lastName: 'Example', relation: 'child' as const },
      { id: 'incomplete-3', number: 3, relation: 'parent' as const },
    ];
    const { go, context } = runFlow({
      input: byLink,
      responses: { reopenedQuote: { ...reopenedQuote, prefill: { ...wholePrefill, incomplete } } },
    });
    await go(namesOwner);
    const [robin, ...others] = context().householdRecords.drivers;
    expect([robin?.firstName, others]).toEqual(['Robin', []]);
    const added: AdditionalDriver = { ...kim, id: 'driver-1', foundRecord: robin!.foundRecord };
    const [, driver] = quoteRequest({
      ...context(),
      transaction: { id: 'transaction-1', isSubmitted: false },
      answers: { ...minimalAnswers, additionalDrivers: [added] },
    }).drivers;
    expect(driver?.foundRecord).toBeUndefined();
  });

  describe('with additional drivers of whom too little is known', () => {
    const robin = { id: 'incomplete-2', number: 2, firstName: 'Robin', relation: 'child' as const };
    const pat = { id: 'incomplete-3', number: 3, firstName: 'Pat', lastName: 'Example' };
    const problems: PrefillResult['problems'] = [
      { field: 'Last name', kind: 'empty', of: { item: 'driver', number: 2 } },
      { field: 'Date of birth', kind: 'empty', of: { item: 'driver', number: 3 } },
    ];
    const { id: _, ...completed } = kim;
    const open = (responses: Responses = {}) =>
      runFlow({
        input: byCode,
        responses: {
          affiliateLead: { ...wholePrefill, incomplete: [robin, pat], problems },
          household: silence,
          ...responses,
        },
      });

    it('opens the form of each, and rates when they are completed or removed', async () => {
      const { go, isIn, context, timesAsked } = open();
      await go();
      expect(isIn({ journey: { drivers: 'editing' } })).toBe(true);
      expect(context().drafts.additionalDriver).toEqual({ firstName: 'Robin', relation: 'child' });
      await go({ type: 'DRIVER.SAVED', answers: completed });
      expect(context().drafts.additionalDriver).toEqual({ firstName: 'Pat', lastName: 'Example' });
      expect(context().leadProblems).toEqual([problems[1]]);
      await go({ type: 'DIALOG.CLOSED' }, { type: 'DRIVERS.CONFIRMED' });
      expect([isIn({ journey: { drivers: 'editing' } }), timesAsked('submission')]).toEqual([true, 0]);
      await go(
        { type: 'DIALOG.CLOSED' },
        { type: 'DRIVER.REMOVING', id: 'incomplete-3' },
        { type: 'REMOVAL.CONFIRMED' },
      );
      expect(context()).toMatchObject({ incompleteDrivers: [], leadProblems: [], householdRecords: { drivers: [] } });
      expect(context().answers.additionalDrivers).toEqual([{ ...completed, id: 'driver-1' }]);
      await go({ type: 'DRIVERS.CONFIRMED' }, { type: 'VEHICLES.CONFIRMED' });
      expect(isIn({ journey: 'policy' })).toBe(true);
    });

    it.each(['#vehiclesummary', '#quotes'])('does not go on to %s before that', async (hash) => {
      const { go, isIn, timesAsked } = open();
      await go({ type: 'DIALOG.CLOSED' }, { type: 'HASH.CHANGED', hash: hash.slice(1) });
      expect([isIn({ journey: 'drivers' }), timesAsked('submission')]).toEqual([true, 0]);
    });

    it('keeps them over a reload', async () => {
      const before = open();
      await before.go();
      const after = runFlow({ input: { ...byCode, isReload: true }, visit: visitOf(before.context()) });
      await after.go();
      expect(after.isIn({ journey: { drivers: 'editing' } })).toBe(true);
      expect(after.context().incompleteDrivers).toEqual([robin, pat]);
    });

    it('completes a form with the record of the same person', async () => {
      const found = { ...alexHousehold, drivers: [{ ...sam, firstName: 'Pat', birthDate: '1991-09-02' }] };
      const { go, context } = open({ household: { householdRecords: found, foundRecord: '' } });
      await go({ type: 'DIALOG.CLOSED' }, { type: 'DRIVER.OPENED', id: 'incomplete-3' });
      expect(context().drafts.additionalDriver).toMatchObject({ foundRecord: 'd-2', birthDate: '1991-09-02' });
    });
  });

  const ofRobin = { id: 'incomplete-2', number: 2, firstName: 'Robin', lastName: 'Example' };
  it.each<[string, Partial<PrefillResult>, Step]>([
    ['an additional driver of whom too little is known', { incomplete: [ofRobin] }, 'drivers'],
    [
      'a driver and a vehicle of which too little is known',
      { incomplete: [ofRobin], incompleteVehicles: [{}] },
      'drivers',
    ],
    ['a zip code that is not served', { zipResponse: { ...unquotableZip, zip: '78701' } }, 'details'],
    ['a zip code whose lookup failed', { zipResponse: undefined }, 'details'],
  ])('a lead with %s opens the step of it', async (_, changed, step) => {
    const isServed = changed.zipResponse?.isQuotable !== false;
    const answers = { ...minimalAnswers, ...(!isServed && { details: undefined }) };
    const drafts = isServed ? {} : { details: { ...minimalAnswers.details!, city: '', state: '' } };
    const { go, isIn, timesAsked } = runFlow({
      input: byCode,
      responses: { affiliateLead: { ...wholePrefill, answers, drafts, ...changed } },
    });
    await go();
    expect(isIn({ journey: step as 'details' })).toBe(true);
    expect(timesAsked('submission')).toBe(0);
  });

  it('a vehicle of a lead with its VIN only is opened for the visitor to complete', async () => {
    const { go, isIn, context } = runFlow({
      input: byCode,
      responses: {
        affiliateLead: { ...wholePrefill, incompleteVehicles: [{ vin: '1HGCM82633A004352', annualMileage: 12_000 }] },
      },
    });
    await go();
    expect(isIn({ journey: { vehicles: { adding: { byVin: 'decoded' } } } })).toBe(true);
    expect(context().drafts.vehicle).toMatchObject({ vin: '1HGCM82633A004352' });
  });

  it('an empty lead leaves the visitor at the first step', async () => {
    const { go, isIn, context } = runFlow({
      input: byCode,
      responses: { affiliateLead: new Error('Affiliate data is empty') },
    });
    await go();
    expect(isIn({ journey: 'driver' })).toBe(true);
    expect(context().entryNotice).toBe('leadEmpty');
  });

  it.each([
    ['the network failed', new NetworkError('affiliateLead')],
    ['the service answered 503', new StatusError('affiliateLead', 503)],
    ['the service denied access with 403', new StatusError('affiliateLead', 403)],
    ['the service refused with 403', new RefusedError('affiliateLead', { status: 403 })],
    ['the service refused its token with 401', new RefusedError('affiliateLead', { status: 401 })],
    ['the service refused with other words', new RefusedError('affiliateLead', { status: 400, reason: 'Try later' })],
    ['the response could not be read', new MalformedError('affiliateLead')],
  ])('keeps the link and loads the lead again on RETRY after %s', async (_, affiliateLead) => {
    const { go, isIn, context, responses } = runFlow({ input: byCode, responses: { affiliateLead } });
    await go();
    expect(isIn({ journey: { affiliateLead: 'unreachable' } })).toBe(true);
    expect(context()).toMatchObject({ entryNotice: undefined, entryKey: '' });
    responses.affiliateLead = wholePrefill;
    await go({ type: 'RETRY' });
    expect(isIn({ journey: 'quoting' })).toBe(true);
  });

  it('does not load the lead again after a reload', async () => {
    const visit = { ...answeredVisit, entryKey: 'affiliate:L-100:', step: 'contact' as const };
    const { go, isIn, timesAsked } = runFlow({ input: { ...byCode, isReload: true }, visit });
    await go();
    expect([timesAsked('affiliateLead'), isIn({ journey: 'contact' })]).toEqual([0, true]);
  });

  describe('for a person other than the one in the saved visit', () => {
    const visit = { ...answeredVisit, answers: { ...answeredVisit.answers, driver: { ...alex, firstName: 'Kim' } } };
    const open = () =>
      runFlow({ input: { ...byCode, isReload: true }, visit, responses: { affiliateLead: wholePrefill } });

    it.each([
      ['OVERRIDE.ACCEPTED', 'Alex', 'affiliate'],
      ['OVERRIDE.DECLINED', 'Kim', 'new'],
    ] as const)(
      'asks whose answers to use for a lead of someone else and applies %s',
      async (type, firstName, userType) => {
        const { go, isIn, context } = open();
        await go();
        expect(isIn({ journey: { affiliateLead: 'confirmingOverride' } })).toBe(true);
        await go({ type });
        expect(context()).toMatchObject({
          userType,
          answers: { driver: { firstName } },
          entryKey: 'affiliate:L-100:',
        });
      },
    );
  });
});

describe('the lead record of a visit that is quoted already', () => {
  const quoted = {
    ...answeredVisit,
    visitedAt: 1,
    leadEmail: 'kim@example.com',
    leadRates: { transactionId: 'transaction-0', quotes: [{ carrierName: 'Prairie Mutual', totalPremium: 64_250 }] },
    fileId: 'file-7f3a',
    mileageOf: 'vehicle-1',
  };
  const ofKim = { ...quoted, answers: { ...quoted.answers, driver: { ...alex, firstName: 'Kim' } } };
  const accepted: FlowEvent = { type: 'OVERRIDE.ACCEPTED' };

  it.each([
    ['a lead', byCode, { affiliateLead: wholePrefill }, accepted],
    ['a reopened quote', byLink, {}, namesOwner],
  ])('%s of another person begins a row of its own', async (_, input, responses, event) => {
    const { go, leads, leadKeys, context } = runFlow({ input, visit: ofKim, responses });
    await go();
    await go(event);
    expect(leadKeys).toEqual([[alexContact.email, context().now()]]);
    expect(leads).toEqual([{ quoteStatus: 'Lead', mayExist: false, carriers: [] }]);
    expect(context()).toMatchObject({ fileId: '', mileageOf: '' });
  });

  it.each([
    ['a lead', byCode, { affiliateLead: wholePrefill }, []],
    ['a reopened quote', byLink, {}, [namesOwner]],
  ])('%s of the same person leaves the row quoted', async (_, input, responses, events) => {
    const { go, leads, leadKeys } = runFlow({ input, visit: quoted, responses });
    await go();
    await go(...events);
    expect(leadKeys).toEqual([['kim@example.com', 1]]);
    expect(leads).toEqual([{ quoteStatus: 'Quoted', mayExist: true, carriers: ['Prairie Mutual'] }]);
  });
});

describe('a link to a quote', () => {
  const mismatch = { isMatch: false, message: "Your dob does not matched with the quote customer's dob." };

  it('a link to a quote opens it for its owner with its saved rates', async () => {
    const { go, isIn, context, asked } = runFlow({ input: byLink, responses: { rates: someRates } });
    await go();
    expect(isIn({ journey: { ownerVerification: 'asking' } })).toBe(true);
    await go(namesOwner);
    expect(asked.find(({ name }) => name === 'ownerMatch')?.input).toEqual({
      rateQuoteId: 'RQ-1001',
      birthDate: '1990-04-17',
    });
    expect(isIn({ journey: 'quoting' })).toBe(true);
    expect(context()).toMatchObject({
      userType: 'repeat',
      transaction: { id: 'transaction-before', isSubmitted: true },
    });
  });

  it('a quote stays closed after a third wrong date of birth, and the flow starts from the first step', async () => {
    const { go, isIn, context } = runFlow({ input: byLink, responses: { ownerMatch: mismatch } });
    await go(namesOwner);
    expect(context().verificationProblem).toEqual({ kind: 'mismatch' });
    await go(namesOwner);
    expect(isIn({ journey: { ownerVerification: 'asking' } })).toBe(true);
    await go(namesOwner);
    expect(isIn({ journey: 'driver' })).toBe(true);
    expect(context()).toMatchObject({ entryNotice: 'notTheOwner', heldQuote: undefined });
    expect(context().answers.driver).toBeUndefined();
  });

  it.each([
    ['loading', { quoteByTransaction: new RefusedError('loadQuoteByTransaction', { status: 404 }) }],
    ['loading, by a refusal without words', { quoteByTransaction: new RefusedError('loadQuoteByTransaction') }],
    ['verifying', { ownerMatch: new RefusedError('verifyQuoteOwner', { status: 404, reason: 'Quote not found!' }) }],
    ['verifying, with status 404', { ownerMatch: new StatusError('verifyQuoteOwner', 404) }],
  ])('opens the driver step when the quote is not found while %s', async (_, responses) => {
    const { go, isIn, context } = runFlow({ input: byLink, responses });
    await go(namesOwner);
    expect(isIn({ journey: 'driver' })).toBe(true);
    expect(context().entryNotice).toBe('quoteNotFound');
  });

  it.each([
    ['status 503', new StatusError('loadQuoteByTransaction', 503)],
    ['a refusal with status 500', new RefusedError('call', { status: 500, reason: 'Quote not found!' })],
    ['a refusal of access with status 403', new RefusedError('call', { status: 403 })],
    ['a refusal with other words', new RefusedError('call', { status: 200, reason: 'Service is not available' })],
    ['a response that cannot be read', new MalformedError('loadQuoteByTransaction')],
  ])('keeps the link and loads the quote again when the service failed with %s', async (_, quoteByTransaction) => {
    const { go, isIn, context, responses } = runFlow({ input: byLink, responses: { quoteByTransaction } });
    await go();
    expect(isIn({ journey: { quoteLink: 'unreachable' } })).toBe(true);
    expect(context()).toMatchObject({ entryNotice: undefined, entryKey: '' });
    responses.quoteByTransaction = heldQuote;
    await go({ type: 'RETRY' });
    expect(isIn({ journey: { ownerVerification: 'asking' } })).toBe(true);
  });

  it('keeps the dialog open when the service failed to verify the owner, whatever its message says', async () => {
    const ownerMatch = new RefusedError('verifyQuoteOwner', { status: 500, reason: 'Quote not found!' });
    const { go, isIn, context } = runFlow({ input: byLink, responses: { ownerMatch } });
    await go(namesOwner);
    expect(isIn({ journey: { ownerVerification: 'asking' } })).toBe(true);
    expect(context().entryNotice).toBeUndefined();
  });

  it('shows any other refusal in the dialog', async () => {
    const ownerMatch = new RefusedError('verifyQuoteOwner', { reason: 'The quote is locked.' });
    const { go, isIn, context } = runFlow({ input: byLink, responses: { ownerMatch } });
    await go(namesOwner);
    expect(isIn({ journey: { ownerVerification: 'asking' } })).toBe(true);
    expect(context()).toMatchObject({
      failedVerifications: [],
      verificationProblem: { kind: 'refused', reason: 'The quote is locked.' },
    });
  });

  it.each([
    ['status 503', new StatusError('verifyQuoteOwner', 503, 'Object reference not set'), { kind: 'unreachable' }],
    [
      'a refusal in the words of a program',
      new RefusedError('verifyQuoteOwner', { reason: 'E_LOCKED' }),
      { kind: 'refused' },
    ],
    ['a response that cannot be read', new MalformedError('verifyQuoteOwner'), { kind: 'malformed' }],
    ['status 401', new StatusError('verifyQuoteOwner', 401, 'Token expired'), { kind: 'expired' }],
    ['no response', new NetworkError('verifyQuoteOwner'), { kind: 'unreachable' }],
  ])('keeps the kind of a failed owner verification, and no words of programs: %s', async (_, ownerMatch, problem) => {
    const { go, context } = runFlow({ input: byLink, responses: { ownerMatch } });
    await go(namesOwner);
    expect(context().verificationProblem).toEqual(problem);
    expect(context().failedVerifications).toEqual([]);
  });

  it('allows three wrong dates of birth in all, over reloads, closed dialogs and the list of quotes', async () => {
    const responses = { ownerMatch: mismatch, previousQuotes: [previousQuote] };
    const first = runFlow({ input: byLink, responses });
    await first.go(namesOwner, namesOwner, { type: 'DIALOG.CLOSED' });
    expect(first.context().entryNotice).toBeUndefined();

    const second = runFlow({ input: { ...byLink, isReload: true }, visit: visitOf(first.context()), responses });
    await second.go(namesOwner);
    expect(second.context().entryNotice).toBe('notTheOwner');

    const third = runFlow({ input: { hash: 'previousQuotes' }, visit: visitOf(second.context()), responses });
    await third.go();
    await third.go(
      { type: 'PREVIOUS.SEARCHED', search: { by: 'dates', from: '2026-10-01', to: '2026-10-31' } },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: false },
    );
    expect(third.isIn({ journey: 'driver' })).toBe(true);
    expect([third.context().entryNotice, third.timesAsked('ownerMatch')]).toEqual(['notTheOwner', 0]);
  });

  it('waits for the network before it verifies the owner', async () => {
    const { go, isIn, responses } = runFlow({
      input: byLink,
      responses: { ownerMatch: new NetworkError('verifyQuoteOwner') },
    });
    await go(namesOwner);
    expect(isIn({ journey: { ownerVerification: 'unreachable' } })).toBe(true);
    responses.ownerMatch = { isMatch: true, message: '' };
    await go({ type: 'NETWORK.RETURNED' });
    expect(isIn({ journey: 'quoting' })).toBe(true);
  });

  it('the owner verification can be cancelled', async () => {
    const { go, isIn, context } = runFlow({ input: byLink });
    await go();
    await go({ type: 'DIALOG.CLOSED' });
    expect(isIn({ journey: 'driver' })).toBe(true);
    expect(context().heldQuote).toBeUndefined();
  });
});

describe('previous quotes', () => {
  const atPrevious = { hash: 'PreviousQuotes' };

  it.each(['previousQuotes', 'PREVIOUSQUOTES', 'previousquotes'])(
    'opens previous quotes from the hash %s',
    async (hash) => {
      const { go, isIn } = runFlow({ input: { hash } });
      await go();
      expect(isIn({ journey: { previousQuotes: 'asking' } })).toBe(true);
    },
  );

  it('opens the driver step when there are no previous quotes', async () => {
    const { go, isIn, context } = runFlow({ input: atPrevious });
    await go();
    await go({ type: 'PREVIOUS.SEARCHED', search: byPhone });
    expect(isIn({ journey: 'driver' })).toBe(true);
    expect(context().entryNotice).toBe('noPreviousQuotes');
  });

  it('previous quotes found by phone and date of birth open without asking for it again', async () => {
    const { go, isIn, asked, context } = runFlow({ input: atPrevious, responses: { previousQuotes: [previousQuote] } });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: false },
    );
    expect(isIn({ journey: 'quoting' })).toBe(true);
    expect(asked.some(({ name }) => name === 'ownerMatch')).toBe(false);
    expect(context().transaction?.id).toBe('transaction-before');
  });

  it('previous quotes found by dates open only for their owner', async () => {
    const { go, isIn } = runFlow({ input: atPrevious, responses: { previousQuotes: [previousQuote] } });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: { by: 'dates', from: '2026-10-01', to: '2026-10-31' } },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: false },
    );
    expect(isIn({ journey: { ownerVerification: 'asking' } })).toBe(true);
  });

  it('rates a previous quote again in its own transaction, within 300 seconds', async () => {
    const { go, wait, isIn, context } = runFlow({ input: atPrevious, responses: { previousQuotes: [previousQuote] } });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
    );
    expect(isIn({ journey: 'quoting' })).toBe(true);
    expect(context().transaction).toMatchObject({ id: 'transaction-anew', isSubmitted: true, isRequote: true });
    await wait(299);
    expect(isIn({ journey: 'quoting' })).toBe(true);
    await wait(1);
    expect(isIn({ journey: 'noRates' })).toBe(true);
  });

  it('waits the usual time for rates once a requoted quote is changed', async () => {
    const { go, wait, isIn } = runFlow({ input: atPrevious, responses: { previousQuotes: [previousQuote] } });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
      { type: 'BACK' },
      { type: 'POLICY.CHOSEN', answers: { ...minimalAnswers.policy!, term: 12 } },
    );
    expect(isIn({ journey: 'quoting' })).toBe(true);
    await wait(45);
    expect(isIn({ journey: 'noRates' })).toBe(true);
  });

  it('counts the 300 seconds for new rates from the request', async () => {
    let now = Date.UTC(2026, 10, 20, 17);
    let accept: (answer: unknown) => void = () => undefined;
    const accepted = new Promise((resolve) => {
      accept = resolve;
    });
    const { go, wait, settled, isIn } = runFlow({
      input: { ...atPrevious, now: () => now },
      responses: { previousQuotes: [previousQuote], requote: () => accepted },
    });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
    );
    await wait(200);
    now += 200_000;
    accept({ ...reopenedQuote, transactionId: 'transaction-anew', isRequote: true });
    await settled();
    await wait(99);
    expect(isIn({ journey: 'quoting' })).toBe(true);
    await wait(1);
    expect(isIn({ journey: 'noRates' })).toBe(true);
  });

  it('new rates can be requested again after a failure of the service', async () => {
    const responses = [new StatusError('requote', 503), { ...reopenedQuote, isRequote: true }];
    const { go, isIn } = runFlow({
      input: atPrevious,
      responses: {
        previousQuotes: [previousQuote],
        quoteByTransaction: heldQuote,
        requote: async () => {
          const response = responses.shift();
          if (response instanceof Error) throw response;
          return response;
        },
      },
    });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
    );
    expect(isIn({ journey: { reopening: 'requoteFailed' } })).toBe(true);
    await go({ type: 'RETRY' });
    expect(isIn({ journey: 'quoting' })).toBe(true);
  });

  it('a previous quote that could not be opened can be tried again, or left for the list', async () => {
    const { go, isIn, actor, responses } = runFlow({
      input: atPrevious,
      responses: { previousQuotes: [previousQuote], reopenedQuote: new NetworkError('files') },
    });
    await go();
    const chosen: FlowEvent = { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: false };
    await go({ type: 'PREVIOUS.SEARCHED', search: byPhone }, chosen);
    expect(connectShell(actor.getSnapshot()).page).toBe('unreachable');
    await go({ type: 'BACK' });
    expect(isIn({ journey: { previousQuotes: 'listing' } })).toBe(true);
    await go(chosen);
    responses.reopenedQuote = reopenedQuote;
    await go({ type: 'RETRY' });
    expect(isIn({ journey: 'quoting' })).toBe(true);
  });

  it.each([
    ['refused', heldQuote, new RefusedError('requote', { reason: 'Quote not found!' })],
    ['of a quote without rates', { ...heldQuote, rateQuoteId: '' }, undefined],
  ])('new rates that are %s return to the list, which explains it', async (_, quoteByTransaction, requote) => {
    const { go, isIn, context } = runFlow({
      input: atPrevious,
      responses: { previousQuotes: [previousQuote], quoteByTransaction, requote },
    });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
    );
    expect(isIn({ journey: { previousQuotes: 'listing' } })).toBe(true);
    expect(context()).toMatchObject({ entryNotice: 'requoteRefused', previousQuotes: [previousQuote] });
    await go({ type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: false });
    expect(isIn({ journey: 'quoting' })).toBe(true);
    expect(context().entryNotice).toBeUndefined();
  });

  it('shows that new rates of a previous quote did not arrive within 300 seconds', async () => {
    const { go, wait, isIn, actor } = runFlow({
      input: atPrevious,
      responses: { previousQuotes: [previousQuote], requote: silence },
    });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
    );
    expect(isIn({ journey: { reopening: 'requoting' } })).toBe(true);
    await wait(300);
    expect(isIn({ journey: { reopening: 'requoteFailed' } })).toBe(true);
    expect(connectShell(actor.getSnapshot()).page).toBe('unreachable');
    await go({ type: 'BACK' });
    expect(isIn({ journey: { previousQuotes: 'listing' } })).toBe(true);
  });

  it.each([
    ['previousQuotes', 'searchUnreachable', [{ type: 'PREVIOUS.SEARCHED', search: byPhone }]],
    [
      'quoteByTransaction',
      'quoteUnreachable',
      [
        { type: 'PREVIOUS.SEARCHED', search: byPhone },
        { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: false },
      ],
    ],
  ] as [string, 'searchUnreachable' | 'quoteUnreachable', FlowEvent[]][])(
    'retries the failed call %s',
    async (name, state, events) => {
      const { go, isIn } = runFlow({
        input: atPrevious,
        responses: { previousQuotes: [previousQuote], [name]: new NetworkError(name) },
      });
      await go();
      await go(...events);
      expect(isIn({ journey: { previousQuotes: state } })).toBe(true);
    },
  );

  it('the visitor leaves the previous quotes for a new quote', async () => {
    const { go, isIn } = runFlow({ input: atPrevious });
    await go();
    await go({ type: 'BACK' });
    expect(isIn({ journey: 'driver' })).toBe(true);
  });
});

describe('a customer who gave a license', () => {
  const licensed: FlowEvent = { type: 'DRIVER.SUBMITTED', answers: { ...alex, licenseNumber: '12345678' } };
  const open = (customerQuote: unknown) => {
    const flow = runFlow({ responses: { customerQuote } });
    flow.send({ type: 'CONFIG.CHANGED', config: { ...flow.context().config, customerLookup: true } });
    return flow;
  };

  it('offers the customer’s last quote while the contact page is shown', async () => {
    const { go, isIn, context } = open(heldQuote);
    await go(licensed);
    expect(isIn({ journey: { contact: 'offeringQuote' } })).toBe(true);
    await go({ type: 'OVERRIDE.ACCEPTED' });
    expect(isIn({ journey: 'quoting' })).toBe(true);
    expect(context()).toMatchObject({ userType: 'repeat', answers: reopenedQuote.prefill.answers });
  });

  it('reopens the customer’s last quote with its rates although new rates of a previous quote were canceled', async () => {
    const { go, send, context, timesAsked } = runFlow({
      input: { hash: 'PreviousQuotes' },
      responses: { previousQuotes: [previousQuote], quoteByTransaction: silence, customerQuote: heldQuote },
    });
    send({ type: 'CONFIG.CHANGED', config: { ...context().config, customerLookup: true } });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
      { type: 'BACK' },
      licensed,
      { type: 'OVERRIDE.ACCEPTED' },
    );
    expect([timesAsked('requote'), timesAsked('reopenedQuote')]).toEqual([0, 1]);
  });

  it('keeps the visit unchanged when the customer declines, and does not ask twice', async () => {
    const { go, isIn, timesAsked } = open(heldQuote);
    await go(licensed, { type: 'OVERRIDE.DECLINED' });
    expect(isIn({ journey: { contact: 'asking' } })).toBe(true);
    await go({ type: 'BACK' }, licensed);
    expect([isIn({ journey: { contact: 'asking' } }), timesAsked('customerQuote')]).toEqual([true, 1]);
  });

  it.each([
    ['no quote', undefined],
    ['a network error', new NetworkError('findCustomerQuote')],
  ])('offers a customer nothing when the lookup returns %s', async (_, answer) => {
    const { go, isIn } = open(answer);
    await go(licensed);
    expect(isIn({ journey: { contact: 'asking' } })).toBe(true);
  });

  it('the customer may continue before the lookup answers', async () => {
    const { go, isIn } = open(silence);
    await go(licensed, { type: 'CONTACT.SUBMITTED', answers: alexContact });
    expect(isIn({ journey: 'details' })).toBe(true);
  });
});

describe('a visitor who returns', () => {
  const texan = { ...answeredVisit, step: 'vehicles' as const };
  const californian = {
    ...texan,
    answers: { ...texan.answers, details: { ...texan.answers.details!, state: 'CA' as const, zip: '95814' } },
  };

  it.each([
    ['Texan answers on the usual page', texan, '/get-a-quote', true],
    ['Texan answers on the California page', texan, '/get-a-quote-ca', false],
    ['Californian answers on the California page', californian, '/get-a-quote-ca', true],
    ['Californian answers on the usual page', californian, '/get-a-quote', false],
  ])('restores saved answers only on the page that they are for: %s', async (_, visit, path, areKept) => {
    const { go, context } = runFlow({ visit, input: { path, place: undefined } });
    await go();
    expect(context().answers.details !== undefined).toBe(areKept);
    expect(context().userType).toBe(areKept ? 'revisit' : 'new');
  });

  it.each([
    ['a visitor who returns through the zip form finds the saved step', false, 'policy'],
    ['a reload of the first step stays there', true, 'driver'],
  ] as const)('the hash of the first step: %s', async (_, isReload, step) => {
    const { isIn, settled } = runFlow({ visit: answeredVisit, input: { hash: 'driver1', isReload } });
    await settled();
    expect(isIn({ journey: step })).toBe(true);
  });

  it.each([
    ['the rates of an hour ago', 3_600_000, 'transaction-before'],
    ['new rates after a day', 25 * 3_600_000, 'transaction-1'],
  ])('a returning visitor is shown %s', async (_, age, id) => {
    const now = Date.UTC(2026, 10, 20, 17);
    const visit = {
      ...answeredVisit,
      step: 'quotes' as const,
      transaction: { id: 'transaction-before', isSubmitted: true, askedAt: now - age },
    };
    const { go, isIn, context } = runFlow({ visit, input: { now: () => now } });
    await go();
    expect(isIn({ journey: 'quoting' })).toBe(true);
    expect(context().transaction?.id).toBe(id);
  });

  it.each([
    ['arrives from the zip form', 'driver1', false, 'vehicles'],
    ['follows a link to a later step', 'driver2', false, 'contact'],
    ['reloads the first page', 'driver1', true, 'driver'],
  ] as const)('opens the right step for a returning visitor who %s', async (_, hash, isReload, journey) => {
    const { go, isIn } = runFlow({ visit: texan, input: { hash, isReload } });
    await go();
    expect(isIn({ journey })).toBe(true);
  });

  it('a reload keeps every answer, whatever the state', async () => {
    const { go, context } = runFlow({
      visit: californian,
      input: { path: '/get-a-quote', place: undefined, isReload: true },
    });
    await go();
    expect(context()).toMatchObject({ answers: { details: { state: 'CA' } }, userType: 'new', variant: 'ca' });
  });
});

describe('California', () => {
  const sacramento = { isQuotable: true, places: [{ zip: '95814', city: 'Sacramento', state: 'CA' as const }] };

  it('enters and leaves California mid-flow: requests another token and keeps the answers', async () => {
    const { go, timesAsked, context, responses } = runFlow();
    await go(...wayTo('details'));
    responses.zipLookup = sacramento;
    await go({ type: 'ZIP.TYPED', zip: '95814' });
    expect([timesAsked('guestToken'), context().variant, context().tokenVariant]).toEqual([2, 'ca', 'ca']);
    responses.zipLookup = { isQuotable: true, places: [{ zip: '78701', city: 'Austin', state: 'TX' as const }] };
    await go({ type: 'ZIP.TYPED', zip: '78701' });
    expect([timesAsked('guestToken'), context().variant, context().tokenVariant]).toEqual([3, 'primary', 'primary']);
    expect(context().answers).toMatchObject({ driver: alex, contact: alexContact });
  });

  it('the visitor’s state takes precedence over the page’s variant', async () => {
    const { go, context } = runFlow({ input: { path: '/get-a-quote-ca' } });
    await go(...wayTo('contact'));
    expect(context().variant).toBe('ca');
    await go(...wayTo('drivers').slice(1));
    expect(context()).toMatchObject({ variant: 'primary', tokenVariant: 'primary' });
  });

  const californian = { ...minimalAnswers, details: { ...minimalAnswers.details!, ...sacramento.places[0]! } };
  const ofCalifornia = {
    ...wholePrefill,
    answers: californian,
    zipResponse: { ...sacramento, zip: californian.details.zip },
  };

  it.each([
    ['a lead', byCode, { affiliateLead: ofCalifornia }, []],
    ['a reopened quote', byLink, { reopenedQuote: { ...reopenedQuote, prefill: ofCalifornia } }, [namesOwner]],
  ])('the state of %s selects the variant and is remembered for the next page', async (_, input, responses, events) => {
    const { go, context, timesAsked } = runFlow({ input: { ...input, place: undefined }, responses });
    await go();
    await go(...events);
    expect(context()).toMatchObject({
      variant: 'ca',
      tokenVariant: 'ca',
      rememberedPlace: sacramento.places[0],
    });
    expect(timesAsked('guestToken')).toBe(2);
  });

  it('a lead from another state overrides the variant of the stored place', async () => {
    const { go, context } = runFlow({
      input: { ...byCode, place: sacramento.places[0]! },
      responses: { affiliateLead: wholePrefill },
    });
    await go();
    expect(context()).toMatchObject({ variant: 'primary', tokenVariant: 'primary' });
  });

  it('asks the services of a quote about its owner, and the visitor’s own ones after the dialog is closed', async () => {
    const quote = { ...heldQuote, address: { ...heldQuote.address, ...sacramento.places[0]! } };
    const { go, context } = runFlow({ input: byLink, responses: { quoteByTransaction: quote } });
    await go();
    expect(context().variant).toBe('ca');
    await go({ type: 'DIALOG.CLOSED' });
    expect(context().variant).toBe('primary');
  });
});
