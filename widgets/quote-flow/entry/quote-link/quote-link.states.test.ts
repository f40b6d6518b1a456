import { describe, expect, it } from 'vitest';
import { MalformedError, RefusedError, StatusError } from '#services/errors';
import { heldQuote, someRates } from '../../quote-flow.examples.ts';
import { runFlow } from '../../testing/run-flow.ts';
import { byLink, namesOwner } from '../testing/entry-inputs.ts';

describe('a link to a quote', () => {
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

  it('a link to new rates rates the quote again for its owner, and a refusal leads to a new quote with a notice', async () => {
    const byRequoteLink = { ...byLink, path: `${byLink.path}&requote=true` };
    const { go, isIn, asked, context } = runFlow({ input: byRequoteLink, responses: { rates: someRates } });
    await go();
    expect(asked.some(({ name }) => name === 'requote')).toBe(false);
    await go(namesOwner);
    expect(asked.some(({ name }) => name === 'requote')).toBe(true);
    expect(isIn({ journey: 'quoting' })).toBe(true);
    expect(context().transaction).toMatchObject({ isRequote: true });

    const refused = runFlow({ input: byRequoteLink, responses: { requote: new RefusedError('requote') } });
    await refused.go(namesOwner);
    expect(refused.isIn({ journey: 'driver' })).toBe(true);
    expect(refused.context()).toMatchObject({ entryNotice: 'requoteRefused', heldQuote: undefined });
  });

  it.each([
    ['loading', { quoteByTransaction: new RefusedError('loadQuoteByTransaction', { status: 404 }) }],
    ['loading, by a refusal without a message', { quoteByTransaction: new RefusedError('loadQuoteByTransaction') }],
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
    ['a refusal with another message', new RefusedError('call', { status: 200, reason: 'Service is not available' })],
    ['a malformed response', new MalformedError('loadQuoteByTransaction')],
  ])('keeps the link and loads the quote again when the service failed with %s', async (_, quoteByTransaction) => {
    const { go, isIn, context, responses } = runFlow({ input: byLink, responses: { quoteByTransaction } });
    await go();
    expect(isIn({ journey: { quoteLink: 'unreachable' } })).toBe(true);
    expect(context()).toMatchObject({ entryNotice: undefined, entryKey: '' });
    responses.quoteByTransaction = heldQuote;
    await go({ type: 'RETRY' });
    expect(isIn({ journey: { ownerVerification: 'asking' } })).toBe(true);
  });
});
