import { describe, expect, it } from 'vitest';
import { stubClient } from '#services/testing/stub-client';
import { exampleConfig, heldQuote, kim, minimalAnswers } from '../../quote-flow.examples.ts';
import { firstMissingStep } from '../../steps/step-order.ts';
import { reopened } from '../entry-calls.chunk.ts';
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
      incompleteVehicles: [],
      problems: [],
      policyState: 'TX',
      zipResponse: undefined,
    });
  });

  it('an almost empty saved quote opens the first step', () => {
    const bare = { rateQuoteId: '', transactionId: 'T', contact: {}, address: {}, drivers: [], vehicles: [] };
    expect(stepOf(bare)).toBe('driver');
  });

  it('reads the number of a foreign license as its id, and its type', () => {
    const [primary] = heldQuote.drivers;
    const drivers = [{ ...primary!, license: { type: 'foreign' as const, number: 'MX-1' } }];
    const foreign = { ...heldQuote, drivers, foreignLicenseType: 'MX' };
    expect(applyPrefill(prefillFromQuote(foreign), rules).answers).toMatchObject({
      driver: { licenseNumber: '' },
      details: { licenseType: 'foreign', licenseId: 'MX-1', foreignLicenseType: 'MX' },
    });
  });

  it('keeps the data of each driver that no step asks for', async () => {
    const [primary] = heldQuote.drivers;
    const facts = { license: { type: 'unitedStates' as const, number: '555' }, isExcluded: true, isInsured: false };
    const { id: _, ...person } = kim;
    const drivers = [
      { ...primary!, hadPriorInsurance: true },
      { ...person, ...facts },
    ];
    // Without a zip code there is nothing to look up.
    const quote = { ...heldQuote, drivers, address: {}, quoteNumber: 'Q-58213' };
    const { client } = stubClient('https://api.agency.example');
    const { prefill, primaryFacts, previousReference } = await reopened(client, { quote, config: exampleConfig });
    expect(primaryFacts).toMatchObject({ hadPriorInsurance: true, license: primary!.license });
    expect(prefill.answers.additionalDrivers).toEqual([{ ...kim, facts }]);
    expect(previousReference).toEqual({
      transactionId: heldQuote.transactionId,
      quoteNumber: 'Q-58213',
      effectiveDate: heldQuote.effectiveDate,
    });
  });

  it.each([
    ['another street', true, { street: '9 Sample Lane', city: 'Austin', state: 'TX', zip: '78701' }],
    ['another zip code', true, { street: '100 Congress Ave', city: 'Austin', state: 'TX', zip: '78704' }],
    [
      'the visitor’s address, written in another way',
      false,
      { street: '100 CONGRESS AVE.', city: 'AUSTIN', state: 'TX', zip: '78701' },
    ],
    ['no zip code', false, { street: '9 Sample Lane', city: 'Austin', state: 'TX' }],
  ] as const)('keeps the address of an additional driver with %s: %s', (_, isKept, address) => {
    const { id: __, ...person } = kim;
    const [primary] = heldQuote.drivers;
    const quote = { ...heldQuote, drivers: [primary!, { ...person, address }] };
    const { answers } = applyPrefill(prefillFromQuote(quote), rules);
    expect(answers.additionalDrivers).toEqual([
      { ...kim, ...(isKept && { facts: { address: { ...address, apartment: '' } } }) },
    ]);
  });

  it('reopens a repeated driver and a repeated vehicle once, and a namesake without a birth date as another', () => {
    const { id: _, ...person } = kim;
    const { birthDate: __, ...namesake } = person;
    const [primary] = heldQuote.drivers;
    const [vehicle] = heldQuote.vehicles;
    const drivers = [primary!, person, { ...primary!, firstName: primary!.firstName.toUpperCase() }, person, namesake];
    const { answers, incomplete } = applyPrefill(
      prefillFromQuote({ ...heldQuote, drivers, vehicles: [vehicle!, vehicle!] }),
      rules,
    );
    expect(answers.additionalDrivers).toEqual([kim]);
    expect(incomplete).toEqual([expect.objectContaining({ firstName: kim.firstName })]);
    expect(answers.vehicles).toHaveLength(1);
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
