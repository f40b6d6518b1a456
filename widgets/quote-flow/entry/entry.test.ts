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
const namesOwner: FlowEvent = { type: 'OWNER.SUBMITTED', birthDate: '1990-04-17' };
const byPhone = { by: 'phone' as const, phone: '5125550142', birthDate: '1990-04-17' };
const previousQuote = {
  transactionId: 'transaction-before',
  rateQuoteId: 'RQ-1001',
  quoteDate: '2026-10-02',
  drivers: ['Alex Example'],
};

describe('an affiliate’s lead', () => {
  it('a complete lead leads straight to quotes', async () => {
    const { go, isIn, context } = runFlow({ input: byCode, answers: { affiliateLead: wholeLead } });
    await go();
    expect(isIn({ journey: 'quoting' })).toBe(true);
    expect(context()).toMatchObject({ userType: 'affiliate', entryNotice: undefined });
  });

  it('a lead is written to its own row of the lead store, whatever step it opens', async () => {
    const atQuotes = runFlow({
      input: byCode,
      answers: { affiliateLead: wholeLead, rates: { ...someRates, isDone: true } },
    });
    await atQuotes.go();
    await atQuotes.wait(10);
    const { details, ...known } = minimalAnswers;
    const atDetails = runFlow({ input: byCode, answers: { affiliateLead: { ...wholeLead, answers: known } } });
    await atDetails.go({ type: 'ZIP.TYPED', zip: '78701' }, { type: 'DETAILS.SUBMITTED', answers: details! });
    for (const { leadKeys, context } of [atQuotes, atDetails]) {
      expect(leadKeys[0]).toEqual([alexContact.email, context().visitedAt]);
      expect(context().visitedAt).toBeGreaterThan(0);
    }
  });

  it('an incomplete lead opens its first incomplete step with the rest filled in', async () => {
    const { go, isIn, context } = runFlow({ input: byCode, answers: { affiliateLead: gaps } });
    await go();
    expect(isIn({ journey: 'contact' })).toBe(true);
    expect(context()).toMatchObject({ leadProblems: ['Phone'], entryNotice: 'leadIncomplete', drafts: gaps.drafts });
  });

  it('a lead suggests its additional drivers who cannot be quoted yet and has no record of them', async () => {
    const incomplete = [
      { firstName: 'Robin', lastName: 'Example', relation: 'child' as const },
      { relation: 'parent' as const },
    ];
    const { go, context } = runFlow({ input: byCode, answers: { affiliateLead: { ...wholeLead, incomplete } } });
    await go();
    const [robin, ...others] = context().householdRecords.drivers;
    expect([robin?.firstName, others]).toEqual(['Robin', []]);
    const added: AdditionalDriver = { ...kim, id: 'driver-1', foundRecord: robin!.foundRecord };
    const [, driver] = quoteRequest({
      ...context(),
      answers: { ...minimalAnswers, additionalDrivers: [added] },
    }).drivers;
    expect(driver?.foundRecord).toBeUndefined();
  });

  it('an empty lead leaves the visitor at the first step', async () => {
    const { go, isIn, context } = runFlow({
      input: byCode,
      answers: { affiliateLead: new Error('Affiliate data is empty') },
    });
    await go();
    expect(isIn({ journey: 'driver' })).toBe(true);
    expect(context().entryNotice).toBe('leadEmpty');
  });

  it('loads the lead again on RETRY after the network failed', async () => {
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

  it('does not load the lead again after a reload', async () => {
    const visit = { ...answeredVisit, entryKey: 'affiliate:L-100:', step: 'contact' as const };
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
    ] as const)(
      'asks whose answers to use for a lead of someone else and follows %s',
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

describe('a link to a quote', () => {
  const mismatch = { isMatch: false, message: "Your dob does not matched with the quote customer's dob." };

  it('a link to a quote opens it for its owner with its saved rates', async () => {
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

  it('a quote stays closed after a third wrong date of birth, and the flow starts from the first step', async () => {
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
  ])('opens the driver step when the quote is not found while %s', async (_, answers) => {
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

  it('waits for the network before it verifies the owner', async () => {
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
    const { go, isIn, asked, context } = runFlow({ input: atPrevious, answers: { previousQuotes: [previousQuote] } });
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
    const { go, isIn } = runFlow({ input: atPrevious, answers: { previousQuotes: [previousQuote] } });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: { by: 'dates', from: '2026-10-01', to: '2026-10-31' } },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: false },
    );
    expect(isIn({ journey: { ownerVerification: 'asking' } })).toBe(true);
  });

  it('rates a previous quote again in its own transaction, within 300 seconds', async () => {
    const { go, wait, isIn, context } = runFlow({ input: atPrevious, answers: { previousQuotes: [previousQuote] } });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
    );
    expect(isIn({ journey: 'quoting' })).toBe(true);
    expect(context()).toMatchObject({ isRequote: true, transaction: { id: 'transaction-anew', isSubmitted: true } });
    await wait(299);
    expect(isIn({ journey: 'quoting' })).toBe(true);
    await wait(1);
    expect(isIn({ journey: 'noRates' })).toBe(true);
  });

  it('shows that new rates of a previous quote did not arrive within 300 seconds', async () => {
    const { go, wait, isIn } = runFlow({
      input: atPrevious,
      answers: { previousQuotes: [previousQuote], requote: silence },
    });
    await go();
    await go(
      { type: 'PREVIOUS.SEARCHED', search: byPhone },
      { type: 'PREVIOUS.CHOSEN', quote: previousQuote, isRequote: true },
    );
    expect(isIn({ journey: { reopening: 'requoting' } })).toBe(true);
    await wait(300);
    expect(isIn({ journey: { reopening: 'requoteFailed' } })).toBe(true);
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
        answers: { previousQuotes: [previousQuote], [name]: new NetworkError(name) },
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
    const flow = runFlow({ answers: { customerQuote } });
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

  it('the California page keeps its services wherever the visitor lives', async () => {
    const { go, context } = runFlow({ input: { path: '/get-a-quote-ca' } });
    await go(...wayTo('drivers'));
    expect(context().variant).toBe('ca');
  });
});
