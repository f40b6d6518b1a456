import { describe, expect, it } from 'vitest';
import { answeredVisit } from '../../quote-flow.examples.ts';
import { runFlow } from '../../testing/run-flow.ts';

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

  it('counts the failed verifications of answers that are not restored', async () => {
    const failedVerifications = [{ rateQuoteId: 'RQ-1001', count: 2 }];
    const { go, context } = runFlow({ visit: { ...californian, failedVerifications }, input: { place: undefined } });
    await go();
    expect(context()).toMatchObject({ answers: { additionalDrivers: [], vehicles: [] }, failedVerifications });
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
