import { describe, expect, it } from 'vitest';
import { exampleConfig, heldQuote, minimalAnswers } from '../../quote-flow.examples.ts';
import { firstMissingStep } from '../../steps/step-order.ts';
import { applyPrefill } from '../prefill-source.ts';
import { prefillFromQuote } from './saved-quote.ts';

const rules = { config: exampleConfig, today: '2026-11-20', asksForConsent: false };
const stepOf = (quote: Parameters<typeof prefillFromQuote>[0]) =>
  firstMissingStep({
    answers: applyPrefill(prefillFromQuote(quote), rules).answers,
    variant: 'primary',
    config: exampleConfig,
  });

describe('a saved quote', () => {
  it('a complete saved quote answers every step as before', () => {
    expect(applyPrefill(prefillFromQuote(heldQuote), rules)).toEqual({
      answers: { ...minimalAnswers, vehicles: [{ ...heldQuote.vehicles[0], id: 'vehicle-1' }] },
      drafts: {},
      incomplete: [],
      missing: [],
    });
  });

  it('an almost empty saved quote opens the first step', () => {
    const bare = { rateQuoteId: '', transactionId: 'T', contact: {}, address: {}, drivers: [], vehicles: [] };
    expect(stepOf(bare)).toBe('driver');
  });

  it('reads the number of a foreign license as its id', () => {
    const [primary] = heldQuote.drivers;
    const foreign = { ...heldQuote, drivers: [{ ...primary!, license: { type: 'foreign' as const, number: 'MX-1' } }] };
    expect(applyPrefill(prefillFromQuote(foreign), rules).answers).toMatchObject({
      driver: { licenseNumber: '' },
      details: { licenseType: 'foreign', licenseId: 'MX-1' },
    });
  });

  it('lists incomplete additional drivers separately', () => {
    const [primary] = heldQuote.drivers;
    const drivers = [primary!, { firstName: 'Kim', lastName: 'Example', relation: 'spouse' as const }];
    const { answers, incomplete } = applyPrefill(prefillFromQuote({ ...heldQuote, drivers }), rules);
    expect([answers.additionalDrivers, incomplete]).toEqual([
      [],
      [expect.objectContaining({ firstName: 'Kim', relation: 'spouse' })],
    ]);
  });
});
