import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FakeServices, says } from '#embed/testing/fake-services';
import { getResultsExamples } from '#services/rating/get-results.examples';
import { button, I, openFlow } from '../testing/open-flow.tsx';
import { resultsEn } from './strings.en.ts';

/** Markup in a message is text. */
const message = 'We do not insure <b>this</b> county.';
const refusal = (status: number) => says({ isSuccess: false, message }, status);
const text = (words: string) => page.getByText(words, { exact: true });

async function quoting(answers: ConstructorParameters<typeof FakeServices>[0]) {
  const flow = await openFlow({ at: 'policy', services: new FakeServices(answers), config: { pollInterval: 0.05 } });
  await I.pickACoverage();
  return flow;
}

// The client reads a refusal of any HTTP status.
test.each([
  ['submission', 'prepareTransaction', 200],
  ['poll', 'getResults', 500],
] as const)('a refused %s shows the service’s message with a retry: %s with HTTP %i', async (_, call, status) => {
  const { services } = await quoting({ [call]: refusal(status) });
  await expect.element(text(message)).toBeVisible();
  await expect.element(text(resultsEn['results.noRatesRefusedText'])).toBeVisible();
  await expect.element(text(resultsEn['results.noRatesText'])).not.toBeInTheDocument();
  delete services.responses[call];
  services.respond('getResults', 'allCarriers');
  await button('Try again').click();
  await expect.element(I.seePage(/here are 5 quotes/)).toBeVisible();
});

test('a failed call and carriers without a rate each have their own text', async () => {
  const { services } = await quoting({ getResults: says({}, 400) });
  await expect.element(text(resultsEn['results.noRatesFailedText'])).toBeVisible();
  services.respond('getResults', 'noRates');
  await button('Try again').click();
  await expect.element(text(resultsEn['results.noRatesDeclinedText'])).toBeVisible();
});

test('rates that cannot be read are not called declined', async () => {
  const body = structuredClone(getResultsExamples.response.allCarriers.body) as { results: { rates: object[] }[] };
  for (const result of body.results) result.rates = [{ ...result.rates[0], totalPremium: 'call us' }];
  await quoting({ getResults: says(body) });
  await expect.element(I.seePage(/we could not find a rate online/)).toBeVisible();
  await expect.element(text(resultsEn['results.noRatesUnreadableText'])).toBeVisible();
});

test('repeats a submission without an answer under the same id', async () => {
  const { services } = await quoting({ prepareTransaction: says({ message: 'Out of memory' }, 500) });
  await expect.element(text(resultsEn['results.noRatesFailedText'])).toBeVisible();
  delete services.responses['prepareTransaction'];
  services.respond('getResults', 'allCarriers');
  await button('Try again').click();
  await expect.element(I.seePage(/here are 5 quotes/)).toBeVisible();
  const ids = services
    .requestsOf('prepareTransaction')
    .map(({ body }) => (body as { transactionId: string }).transactionId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test.each([
  ['is refused', refusal(200), message],
  ['fails', says({}, 500), resultsEn['results.interruptedText']],
])('keeps received quotes when a later poll %s, and polls for the rest', async (_, failed, words) => {
  const { services, focused, violations } = await quoting({ getResults: 'someCarriers' });
  await expect.poll(() => services.requestsOf('getResults').length).toBeGreaterThan(0);
  services.respond('getResults', failed);
  await expect.element(I.seePage(/here are 2 quotes/)).toBeVisible();
  await expect.element(text(resultsEn['results.interruptedTitle'])).toBeVisible();
  await expect.element(text(words)).toBeVisible();
  expect(await violations()).toEqual([]);
  services.respond('getResults', 'allCarriers');
  await button(resultsEn['results.askForMore']).click();
  await expect.element(I.seePage(/here are 5 quotes/)).toBeVisible();
  await expect.element(text(resultsEn['results.interruptedTitle'])).not.toBeInTheDocument();
  expect(focused()?.textContent).toMatch(/here are 5 quotes/);
  expect(services.requestsOf('prepareTransaction')).toHaveLength(1);
});

test('a purchase that is refused shows the message of the service', async () => {
  const { services } = await quoting({ getResults: 'allCarriers', buyNow: refusal(500) });
  await button(/^Buy online/)
    .first()
    .click();
  await button('Yes, continue').click();
  await expect.element(text(message)).toBeVisible();
  await expect.element(text(resultsEn['results.buyRefusedText'])).toBeVisible();
  delete services.responses['buyNow'];
  await button('Try again').click();
  await expect.element(text(message)).not.toBeInTheDocument();
});

test('a request to an agent that is refused shows the message of the service', async () => {
  await quoting({ getResults: 'allCarriers', postEvent: refusal(200) });
  await button(/^Text:/)
    .first()
    .click();
  await expect.element(text(message)).toBeVisible();
});
