import { describe, expect, it } from 'vitest';
import { NetworkError, RefusedError } from '#services/errors';
import {
  alex,
  alexContact,
  answeredVisit,
  heldQuote,
  kim,
  minimalAnswers,
  reopenedQuote,
  someRates,
} from '../quote-flow.examples.ts';
import { quoteRequest } from '../quote-flow.submission.ts';
import type { FlowEvent } from '../quote-flow.types.ts';
import type { AdditionalDriver } from '../steps/drivers/additional-driver.answers.ts';
import { runFlow, silence } from '../testing/run-flow.ts';
import { wayTo } from '../testing/ways.ts';

const wholeLead = { answers: minimalAnswers, drafts: {}, incomplete: [], missing: [] };
const gaps = {
  answers: { ...minimalAnswers, contact: undefined },
  drafts: { contact: { email: 'alex@example.com', phone: '', hasConsented: true } },
  incomplete: [],
  missing: ['Phone' as const],
};
const byCode = { path: '/get-a-quote?code=L-100' };
const byLink = { path: '/get-a-quote?transactionId=transaction-before' };
const namesOwner: FlowEvent = { type: 'OWNER.NAMED', birthDate: '1990-04-17' };
const byPhone = { by: 'phone' as const, phone: '5125550142', birthDate: '1990-04-17' };
const previousQuote = {
  transactionId: 'transaction-before',
  rateQuoteId: 'RQ-1001',
  quoteDate: '2026-10-02',
  drivers: ['Alex Example'],
};

describe('an affiliate’s lead', () => {
  it('that is whole leads straight to quotes', async () => {
    const { go, isIn, context } = runFlow({ input: byCode, answers: { affiliateLead: wholeLead } });
    await go();
    expect(isIn({ journey: 'quoting' })).toBe(true);
    expect(context()).toMatchObject({ userType: 'affiliate', entryNotice: undefined });
  });

  it('is a row of its own in the lead store, wherever it leads', async () => {
    const atQuotes = runFlow({
      input: byCode,
      answers: { affiliateLead: wholeLead, rates: { ...someRates, isDone: true } },
    });
    await atQuotes.go();
    await atQuotes.wait(10);
    const { details, ...known } = minimalAnswers;
    const atDetails = runFlow({ input: byCode, answers: { affiliateLead: { ...wholeLead, answers: known } } });
    await atDetails.go({ type: 'ZIP.TYPED', zip: '78701' }, { type: 'DETAILS.GIVEN', answers: details! });
    for (const { leadKeys, context } of [atQuotes, atDetails]) {
      expect(leadKeys[0]).toEqual([alexContact.email, context().visitedAt]);
      expect(context().visitedAt).toBeGreaterThan(0);
    }
  });

  it('that lacks something leads there, with the rest filled in', async () => {
    const { go, isIn, context } = runFlow({ input: byCode, answers: { affiliateLead: gaps } });
    await go();
    expect(isIn({ journey: 'contact' })).toBe(true);
    expect(context()).toMatchObject({ leadProblems: ['Phone'], entryNotice: 'leadIncomplete', drafts: gaps.drafts });
  });

  it('whose other drivers cannot be quoted yet suggests them, and takes them for nobody’s record', async () => {
    const incomplete = [
      { firstName: 'Robin', lastName: 'Example', relation: 'child' as const },
      { relation: 'parent' as const },
    ];
    const { go, context } = runFlow({ input: byCode, answers: { affiliateLead: { ...wholeLead, incomplete } } });
    await go();
    const [robin, ...others] = context().found.drivers;
    expect([robin?.firstName, others]).toEqual(['Robin', []]);
    const added: AdditionalDriver = { ...kim, id: 'driver-1', foundRecord: robin!.foundRecord };
    const [, driver] = quoteRequest({
      ...context(),
      answers: { ...minimalAnswers, additionalDrivers: [added] },
    }).drivers;
    expect(driver?.foundRecord).toBeUndefined();
  });

  it('that is empty leaves the visitor at the first step', async () => {
    const { go, isIn, context } = runFlow({
      input: byCode,
      answers: { affiliateLead: new Error('Affiliate data is empty') },
    });
    await go();
    expect(isIn({ journey: 'driver' })).toBe(true);
    expect(context().entryNotice).toBe('leadEmpty');
  });

  it('is asked for again when the network is back', async () => {
    const { go, isIn, answers } = runFlow({
      input: byCode,
      answers: { affiliateLead: new NetworkError('affiliateLead') },
    });
    await go();
    expect(isIn({ journey: { affiliateLead: 'unreachable' } })).toBe(true);
    answers.affiliateLead = wholeLead;
    await go({ type: 'RETRY' });
    expect(isIn({ journey: 'quoting' })).toBe(true);
  });

  it('is not asked for again by a page that is reloaded', async () => {
    const visit = { ...answeredVisit, arrivedBy: 'affiliate:L-100:', step: 'contact' as const };
    const { go, isIn, timesAsked } = runFlow({ input: { ...byCode, isReload: true }, visit });
    await go();
    expect([timesAsked('affiliateLead'), isIn({ journey: 'contact' })]).toEqual([0, true]);
  });

  describe('for somebody else than who began here', () => {
    const visit = { ...answeredVisit, answers: { ...answeredVisit.answers, driver: { ...alex, firstName: 'Kim' } } };
    const open = () => runFlow({ input: { ...byCode, isReload: true }, visit, answers: { affiliateLead: wholeLead } });

    it.each([
      ['OVERRIDE.ACCEPTED', 'Alex', 'affiliate'],
      ['OVERRIDE.DECLINED', 'Kim', 'new'],
    ] as const)('asks which of the two to use: %s', async (type, firstName, userType) => {
      const { go, isIn, context } = open();
      await go();
      expect(isIn({ journey: { affiliateLead: 'confirmingOverride' } })).toBe(true);
      await go({ type });
      expect(context()).toMatchObject({ userType, answers: { driver: { firstName } }, arrivedBy: 'affiliate:L-100:' });
    });
  });
});

describe('a link to a quote', () => {
  const mismatch = { isMatch: false, message: "Your dob does not matched with the quote customer's dob." };

  it('opens it for its owner, with the rates of then', async () => {
    const { go, isIn, context, asked } = runFlow({ input: byLink, answers: { rates: someRates } });
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

  it('stays closed after a third date of birth that does not match, and the flow is at its start', async () => {
    const { go, isIn, context } = runFlow({ input: byLink, answers: { ownerMatch: mismatch } });
    await go(namesOwner);
    expect(context()).toMatchObject({ failedVerifications: 1, verificationMessage: mismatch.message });
    await go(namesOwner);
    expect(isIn({ journey: { ownerVerification: 'asking' } })).toBe(true);
    await go(namesOwner);
    expect(isIn({ journey: 'driver' })).toBe(true);
    expect(context()).toMatchObject({ entryNotice: 'notTheOwner', heldQuote: undefined });
    expect(context().answers.driver).toBeUndefined();
  });

  it.each([
    ['loading', { quoteByTransaction: new RefusedError('loadQuoteByTransaction', { reason: 'Quote not found!' }) }],
    ['verifying', { ownerMatch: new RefusedError('verifyQuoteOwner', { reason: 'Quote not found!' }) }],
  ])('that is not found while %s leads to the driver step', async (_, answers) => {
    const { go, isIn, context } = runFlow({ input: byLink, answers });
    await go(namesOwner);
    expect(isIn({ journey: 'driver' })).toBe(true);
    expect(context().entryNotice).toBe('quoteNotFound');
  });

  it('shows any other refusal in the dialog', async () => {
    const ownerMatch = new RefusedError('verifyQuoteOwner', { reason: 'The quote is locked.' });
    const { go, isIn, context } = runFlow({ input: byLink, answers: { ownerMatch } });
    await go(namesOwner);
    expect(isIn({ journey: { ownerVerification: 'asking' } })).toBe(true);
    expect(context()).toMatchObject({ failedVerifications: 0, verificationMessage: 'The quote is locked.' });
  });

  it('waits for the network', async () => {
    const { go, isIn, answers } = runFlow({
      input: byLink,
      answers: { ownerMatch: new NetworkError('verifyQuoteOwner') },
    });
    await go(namesOwner);
    expect(isIn({ journey: { ownerVerification: 'unreachable' } })).toBe(true);
    answers.ownerMatch = { isMatch: true, message: '' };
    await go({ type: 'NETWORK.RETURNED' });
    expect(isIn({ journey: 'quoting' })).toBe(true);
  });

  it('can be left', async () => {
    const { go, isIn, context } = runFlow({ input: byLink });
    await go();
    await go({ type: 'DIALOG.CLOSED' });
    expect(isIn({ journey: 'driver' })).toBe(true);
    expect(context().heldQuote).toBeUndefined();
  });
});

describe('previous quotes', () => {
  const atPrevious = { hash: 'PreviousQuotes' };

  it.each(['previousQuotes', 'PREVIOUSQUOTES', 'previousquotes'])('open by the hash %s', async (hash) => {
    const { go, isIn } = runFlow({ input: { hash } });
    await go();
    expect(isIn({ journey: { previousQuotes: 'asking' } })).toBe(true);
  });

  it('that are none lead to the driver step', async () => {
    const { go, isIn, context } = runFlow({ input: atPrevious });
    await go();
    await go({ type: 'PREVIOUS.ASKED', search: byPhone });
    expect(isIn({ journey: 'driver' })).toBe(true);
    expect(context().entryNotice).toBe('noPreviousQuotes');
  });

  it('found by phone and date of birth open without asking for it again', async () => {
    const { go, isIn, asked, context } = runFlow({ input: atPrevious, answers: { previousQuotes: [previousQuote] } });
    await go();
    await go(
      { type: 'PREVIOUS.ASKED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: false },
    );
    expect(isIn({ journey: 'quoting' })).toBe(true);
    expect(asked.some(({ name }) => name === 'ownerMatch')).toBe(false);
    expect(context().transaction?.id).toBe('transaction-before');
  });

  it('found by dates open for their owner alone', async () => {
    const { go, isIn } = runFlow({ input: atPrevious, answers: { previousQuotes: [previousQuote] } });
    await go();
    await go(
      { type: 'PREVIOUS.ASKED', search: { by: 'dates', from: '2026-10-01', to: '2026-10-31' } },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: false },
    );
    expect(isIn({ journey: { ownerVerification: 'asking' } })).toBe(true);
  });

  it('are rated anew, in a transaction of their own, within 300 seconds', async () => {
    const { go, wait, isIn, context } = runFlow({ input: atPrevious, answers: { previousQuotes: [previousQuote] } });
    await go();
    await go(
      { type: 'PREVIOUS.ASKED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
    );
    expect(isIn({ journey: 'quoting' })).toBe(true);
    expect(context()).toMatchObject({ isRequote: true, transaction: { id: 'transaction-anew', isSubmitted: true } });
    await wait(299);
    expect(isIn({ journey: 'quoting' })).toBe(true);
    await wait(1);
    expect(isIn({ journey: 'noRates' })).toBe(true);
  });

  it('whose new rates do not come within 300 seconds say so', async () => {
    const { go, wait, isIn } = runFlow({
      input: atPrevious,
      answers: { previousQuotes: [previousQuote], requote: silence },
    });
    await go();
    await go(
      { type: 'PREVIOUS.ASKED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
    );
    expect(isIn({ journey: { reopening: 'requoting' } })).toBe(true);
    await wait(300);
    expect(isIn({ journey: { reopening: 'requoteFailed' } })).toBe(true);
  });

  it.each([
    ['previousQuotes', 'searchUnreachable', [{ type: 'PREVIOUS.ASKED', search: byPhone }]],
    [
      'quoteByTransaction',
      'quoteUnreachable',
      [
        { type: 'PREVIOUS.ASKED', search: byPhone },
        { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: false },
      ],
    ],
  ] as [string, 'searchUnreachable' | 'quoteUnreachable', FlowEvent[]][])(
    '%s that fails can be tried again',
    async (name, state, events) => {
      const { go, isIn } = runFlow({
        input: atPrevious,
        answers: { previousQuotes: [previousQuote], [name]: new NetworkError(name) },
      });
      await go();
      await go(...events);
      expect(isIn({ journey: { previousQuotes: state } })).toBe(true);
    },
  );

  it('can be left for a new quote', async () => {
    const { go, isIn } = runFlow({ input: atPrevious });
    await go();
    await go({ type: 'BACK' });
    expect(isIn({ journey: 'driver' })).toBe(true);
  });
});

describe('a customer who gave a license', () => {
  const licensed: FlowEvent = { type: 'DRIVER.NAMED', answers: { ...alex, licenseNumber: '12345678' } };
  const open = (customerQuote: unknown) => {
    const flow = runFlow({ answers: { customerQuote } });
    flow.send({ type: 'CONFIG.CHANGED', config: { ...flow.context().config, customerLookup: true } });
    return flow;
  };

  it('is offered their last quote, while the contact page is there', async () => {
    const { go, isIn, context } = open(heldQuote);
    await go(licensed);
    expect(isIn({ journey: { contact: 'offeringQuote' } })).toBe(true);
    await go({ type: 'OVERRIDE.ACCEPTED' });
    expect(isIn({ journey: 'quoting' })).toBe(true);
    expect(context()).toMatchObject({ userType: 'repeat', answers: reopenedQuote.prefill.answers });
  });

  it('goes on as they were when they decline, and is not asked twice', async () => {
    const { go, isIn, timesAsked } = open(heldQuote);
    await go(licensed, { type: 'OVERRIDE.DECLINED' });
    expect(isIn({ journey: { contact: 'asking' } })).toBe(true);
    await go({ type: 'BACK' }, licensed);
    expect([isIn({ journey: { contact: 'asking' } }), timesAsked('customerQuote')]).toEqual([true, 1]);
  });

  it.each([
    ['none', undefined],
    ['no answer', new NetworkError('findCustomerQuote')],
  ])('hears nothing of %s', async (_, answer) => {
    const { go, isIn } = open(answer);
    await go(licensed);
    expect(isIn({ journey: { contact: 'asking' } })).toBe(true);
  });

  it('may go on before the answer is there', async () => {
    const { go, isIn } = open(silence);
    await go(licensed, { type: 'CONTACT.GIVEN', answers: alexContact });
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
  ])('finds %s: %s', async (_, visit, path, areKept) => {
    const { go, context } = runFlow({ visit, input: { path, place: undefined } });
    await go();
    expect(context().answers.details !== undefined).toBe(areKept);
    expect(context().userType).toBe(areKept ? 'revisit' : 'new');
  });

  it.each([
    ['the rates of an hour ago', 3_600_000, 'transaction-before'],
    ['new rates after a day', 25 * 3_600_000, 'transaction-1'],
  ])('is shown %s', async (_, age, id) => {
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

  it('loses nothing by a reload, whatever the state', async () => {
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

  it('is entered and left mid-flow: the token is another, the answers stay', async () => {
    const { go, timesAsked, context, answers } = runFlow();
    await go(...wayTo('details'));
    answers.zipLookup = sacramento;
    await go({ type: 'ZIP.TYPED', zip: '95814' });
    expect([timesAsked('guestToken'), context().variant, context().tokenVariant]).toEqual([2, 'ca', 'ca']);
    answers.zipLookup = { isQuotable: true, places: [{ zip: '78701', city: 'Austin', state: 'TX' as const }] };
    await go({ type: 'ZIP.TYPED', zip: '78701' });
    expect([timesAsked('guestToken'), context().variant, context().tokenVariant]).toEqual([3, 'primary', 'primary']);
    expect(context().answers).toMatchObject({ driver: alex, contact: alexContact });
  });

  it('stays on its own page, wherever the visitor lives', async () => {
    const { go, context } = runFlow({ input: { path: '/get-a-quote-ca' } });
    await go(...wayTo('drivers'));
    expect(context().variant).toBe('ca');
  });
});
