import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FakeServices, hangsUp, says } from '#embed/testing/fake-services';
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

test.each([
  ['a refusal', says({}, 400), 'results.noRatesRefusedText'],
  ['a service that fails', says({}, 503), 'results.noRatesFailedText'],
  ['a malformed answer', says('<html>'), 'results.noRatesUnreadableText'],
  ['an expired session', says({}, 401), 'results.noRatesExpiredText'],
] as const)('%s and carriers without a rate each have their own text', async (_, answer, shown) => {
  const { services } = await quoting({ getResults: answer });
  await expect.element(text(resultsEn[shown])).toBeVisible();
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

/** What a wrong address returns. */
const showsPage = () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } }));

const failures = [
  ['that the service fails', says({}, 503), 'Failed'],
  ['that the network fails', hangsUp, 'Failed'],
  ['that the answer is malformed', showsPage, 'Malformed'],
  ['that the session has expired', says({}, 401), 'Expired'],
] as const;

test.each(failures)('a purchase that fails shows %s', async (_, answer, kind) => {
  const { services, violations } = await quoting({ getResults: 'allCarriers', buyNow: answer });
  await button(/^Buy online/)
    .first()
    .click();
  await button('Yes, continue').click();
  await expect.element(text(resultsEn[`results.buy${kind}Text`])).toBeVisible();
  expect(await violations()).toEqual([]);
  services.goOffline();
  await expect.element(text(resultsEn[`results.buy${kind === 'Failed' ? 'Offline' : kind}Text`])).toBeVisible();
});

test('a purchase on a page that is not trusted says that the fault is ours', async () => {
  const buyNow = says({ isSuccess: true, message: '', buyNowUrl: 'https://elsewhere.example/' });
  const { failures: reported } = await quoting({ getResults: 'allCarriers', buyNow });
  await button(/^Buy online/)
    .first()
    .click();
  await button('Yes, continue').click();
  await expect.element(text(resultsEn['results.buyMalformedText'])).toBeVisible();
  expect(reported).toHaveLength(1);
});

test.each(failures)('a request to an agent that fails shows %s', async (_, answer, kind) => {
  const { services } = await quoting({ getResults: 'allCarriers', postEvent: answer });
  await button(/^Text:/)
    .first()
    .click();
  await expect.element(text(resultsEn[`results.contact${kind}Text`])).toBeVisible();
  services.goOffline();
  await expect.element(text(resultsEn[`results.contact${kind === 'Failed' ? 'Offline' : kind}Text`])).toBeVisible();
});
