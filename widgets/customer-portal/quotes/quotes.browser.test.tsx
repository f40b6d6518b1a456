import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FakeServices, hangsUp } from '#embed/testing/fake-services';
import { en } from '../strings.en.ts';
import { button, openTab, text } from '../testing/open-tab.tsx';
import { QuotesTab } from './quotes.view.tsx';

const open = (options: Parameters<typeof openTab>[1] = {}) =>
  openTab(QuotesTab, { config: { quotePage: '/get-a-quote' }, ...options });
const requote = (labels = en) => page.getByRole('link', { name: new RegExp(`^${labels['quotes.requote']}`) });

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

test('links to new rates, and to the earlier rates of a quote', async () => {
  const { host, events } = await open();
  const id = 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11';
  await requote().click();
  expect(host.navigate).toHaveBeenLastCalledWith(`/get-a-quote?transactionid=${id}&requote=true`, 'requote');
  expect(events).toContainEqual({ event: 'Quote Rated Again', data: undefined });
  const openLinks = page.getByRole('link', { name: new RegExp(`^${en['quotes.open']}`) });
  expect(openLinks.elements()).toHaveLength(2);
  await openLinks.first().click();
  expect(host.navigate).toHaveBeenLastCalledWith(`/get-a-quote?transactionid=${id}`, 'quote');
});

test('shows that there are no quotes, with a link to get one', async () => {
  const { violations } = await open({ services: new FakeServices({ listCustomerQuotes: 'none' }) });
  await expect.element(page.getByRole('heading', { name: en['quotes.noneTitle'] })).toBeVisible();
  await expect.element(page.getByRole('link', { name: en.getQuote })).toHaveAttribute('href', '/get-a-quote');
  expect(await violations()).toEqual([]);
});

test('loads the quotes again after a failure', async () => {
  const services = new FakeServices({ listCustomerQuotes: hangsUp });
  await open({ services });
  await expect.element(text(en.failedTitle)).toBeVisible();
  services.respond('listCustomerQuotes', 'quotes');
  await button(en.retry).click();
  await expect.element(page.getByRole('heading', { name: 'Larkspur Mutual' })).toBeVisible();
});
