import { expect, test } from 'vitest';
import { documentedCalls } from '#services/contract/documented-calls';
import { PoisonedServices } from './model/poison.ts';
import { poisonedCalls } from './model/poisoned-calls.ts';

/** Why no journey poisons the responses of a call. */
const neverPoisoned: Record<string, string> = {
  findAddressCandidates: 'A position is read, and parts of an address that become texts of fields.',
  coverageProducts: 'No widget makes this call.',
  driverByName: 'Its texts are shown as the household of a Californian, like those of `driverByLicense`.',
  getSelectedQuote: 'No widget makes this call.',
  customerQuote: 'Its texts become answers, like those of `loadQuoteByTransaction`; the question shows a date only.',
  loadQuote: 'Its texts become answers, like those of `loadQuoteByTransaction`.',
  loadRentersTransaction: 'Its texts become answers, in fields only.',
  getDriverLicense: 'Its texts are shown in the same dialog and fields as those of `driverByLicense`.',
  searchQuotes: 'Its texts are shown in the same list as those of `previousQuotes`.',
  suggestAddress: 'Its texts are options of a list, like the names of models, and become the text of a field.',
  searchVerifications: 'Only the states of a row are read.',
  searchLeads: 'Only the time of a row is read.',
};

/** Keys of texts that nobody reads: the message of a success, ids, tokens, codes and addresses. */
const unread = /^(message|token|code|rec|creation|expiration|magicKey|document|\w*Id|\w*ID|\w*Url)$/;

/** The calls whose contract accepts a payload in a text of a documented response. */
const withTexts = documentedCalls
  .filter(({ contract, examples }) => {
    const services = new PoisonedServices();
    for (const { body } of Object.values(examples.response)) services.poison(contract, body, (key) => unread.test(key));
    return services.poisoned.size > 0;
  })
  .map(({ contract }) => contract.id);
const inJourneys = new Set<string>(Object.values(poisonedCalls).flat());

test('the responses of every documented call with texts are poisoned in a journey, or have a reason', () => {
  expect(withTexts.length).toBeGreaterThan(40);
  expect(withTexts.filter((id) => !inJourneys.has(id) && !neverPoisoned[id])).toEqual([]);
});

test('a reason is only given for a call with texts that no journey poisons', () => {
  expect(Object.keys(neverPoisoned).filter((id) => inJourneys.has(id) || !withTexts.includes(id))).toEqual([]);
});

test('the journeys name documented calls only', () => {
  const ids = new Set(documentedCalls.map(({ contract }) => contract.id));
  expect([...inJourneys].filter((id) => !ids.has(id))).toEqual([]);
});
