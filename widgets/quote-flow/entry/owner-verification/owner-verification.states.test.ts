import { describe, expect, it } from 'vitest';
import { MalformedError, NetworkError, RefusedError, StatusError } from '#services/errors';
import { visitOf } from '../../quote-flow.resume.ts';
import { runFlow } from '../../testing/run-flow.ts';
import { byLink, namesOwner, previousQuote } from '../testing/entry-inputs.ts';

describe('the verification of a quote’s owner', () => {
  const mismatch = { isMatch: false, message: "Your dob does not matched with the quote customer's dob." };

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
      'a refusal with a technical message',
      new RefusedError('verifyQuoteOwner', { reason: 'E_LOCKED' }),
      { kind: 'refused' },
    ],
    ['a malformed response', new MalformedError('verifyQuoteOwner'), { kind: 'malformed' }],
    ['status 401', new StatusError('verifyQuoteOwner', 401, 'Token expired'), { kind: 'expired' }],
    ['no response', new NetworkError('verifyQuoteOwner'), { kind: 'unreachable' }],
  ])('keeps the failure kind of an owner verification and no technical message: %s', async (_, ownerMatch, problem) => {
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
