import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FakeServices, hangsUp } from '#embed/testing/fake-services';
import { en } from '../strings.en.ts';
import { button, openTab, text } from '../testing/open-tab.tsx';
import { QuotesTab } from './quotes.view.tsx';

const open = (options: Parameters<typeof openTab>[1] = {}) =>
  openTab(QuotesTab, { config: { quotePage: '/get-a-quote' }, ...options });
const requote = (labels = en) => page.getByRole('button', { name: new RegExp(`^${labels['quotes.requote']}`) });

test.each(['en', 'es'] as const)('lists the quotes, with and without rates (%s)', async (language) => {
  const { labels, violations } = await open({ language });
  await expect.element(page.getByRole('heading', { name: 'Larkspur Mutual' })).toBeVisible();
  await expect.element(text('$642.50')).toBeVisible();
  await expect.element(text('2003 Honda Accord')).toBeVisible();
  await expect.element(text(labels['quotes.isPast'])).toBeVisible();
  await expect.element(text(labels['quotes.withoutRates'])).toBeVisible();
  expect(requote(labels as typeof en).elements()).toHaveLength(1);
  expect(await violations()).toEqual([]);
});

test('asks for new rates once, and goes to the quote flow with their transaction', async () => {
  const { services, host, events } = await open();
  await requote().dblClick();
  await expect
    .poll(() => (host.navigate as unknown as { mock: { calls: unknown[][] } }).mock.calls)
    .toEqual([['/get-a-quote?transactionid=5e0c9a34-3b1f-4a8e-bb57-2f6f0d1f7c55', 'requote']]);
  expect(services.requestsOf('requote').map(({ body }) => body)).toMatchObject([{ rateQuoteId: 'rq-1042' }]);
  expect(events).toContainEqual({ event: 'Quote Rated Again', data: undefined });
});

test('says that a quote cannot be rated again, beside that quote', async () => {
  const { violations } = await open({ services: new FakeServices({ requote: 'notFound' }) });
  await requote().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(en['quotes.requoteFailed']);
  expect(await violations()).toEqual([]);
});

test('says that there are none, with the way to one', async () => {
  const { violations } = await open({ services: new FakeServices({ listCustomerQuotes: 'none' }) });
  await expect.element(page.getByRole('heading', { name: en['quotes.noneTitle'] })).toBeVisible();
  await expect.element(page.getByRole('link', { name: en.getQuote })).toHaveAttribute('href', '/get-a-quote');
  expect(await violations()).toEqual([]);
});

test('can be loaded again', async () => {
  const services = new FakeServices({ listCustomerQuotes: hangsUp });
  await open({ services });
  await expect.element(text(en.failedTitle)).toBeVisible();
  services.respond('listCustomerQuotes', 'quotes');
  await button(en.retry).click();
  await expect.element(page.getByRole('heading', { name: 'Larkspur Mutual' })).toBeVisible();
});
