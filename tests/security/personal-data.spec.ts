import { expect, test } from '../browser/model/journey.ts';
import { Payer } from '../browser/model/payer.ts';
import { privateWords } from '../browser/model/people.ts';
import type { Page } from '@playwright/test';

/** Everything of a page that other scripts of the site can read, and what the data layer was told. */
const readable = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer?: unknown };
    const storages = [localStorage, sessionStorage].map((storage) => Object.entries(storage));
    return JSON.stringify([storages, document.cookie, dataLayer ?? [], history.state, document.title, location.href]);
  });

const found = (text: string, words: readonly string[]) => {
  const plain = decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, '%25')).toLowerCase();
  return words.filter((word) => plain.includes(word.toLowerCase()));
};

test('a quote journey with failing services leaves nothing of a person in error reports, storage, cookies or the data layer', async ({ page, context, sandbox, visitor, person, watch }) => {
  watch.allowsFailedRequests();
  watch.allows(/^console/);
  await sandbox.hurries(context);
  const words = privateWords(person);
  await visitor.opens('/quote-flow.html?utm_source=newsletter&utm_campaign=autumn');
  await sandbox.fails({ call: 'driverByName', kind: 'status', status: 503 });
  await sandbox.fails({ call: 'driverAndCar', kind: 'html' });
  await visitor.answersDriver();
  await visitor.answersContact();
  await visitor.answersDetails();
  expect(found(await readable(page), words)).toEqual([]);
  await visitor.drivesAlone();
  await visitor.addsTheirCar();
  await visitor.hasNoOtherCar();
  // What a service says of its trouble may name whom it is about.
  await context.route('**/prepareTransaction', (route) =>
    route.fulfill({ json: { isSuccess: false, message: `No rates for ${person.firstName} ${person.lastName}, ${person.email}, ${person.phone}, VIN ${person.vin}, ${person.street}` }, status: 200 }),
  );
  await visitor.choosesPolicy();
  await expect.poll(async () => (await sandbox.errors()).length).toBeGreaterThan(0);
  expect(found(await readable(page), words)).toEqual([]);
  const reports = JSON.stringify(await sandbox.errors());
  expect(found(reports, [person.email, person.phone, person.vin])).toEqual([]);
  expect(found(reports, [person.firstName, person.lastName, person.street])).toEqual([]);
});

test('a payment and an email address leave nothing of a person in error reports, storage, cookies or the data layer', async ({ page, sandbox, visitor, watch, person }) => {
  watch.allowsFailedRequests();
  watch.allows(/^console/);
  const payer = new Payer(page, sandbox);
  const words = ['alex@example.com', '5125550142', '512-555-0142', '04-17-1990', '1990-04-17', payer.policyNumber, 'Alex Example'];
  await payer.opens();
  await payer.looksUp();
  await payer.sees('detailsTitle');
  await sandbox.fails({ call: 'openPaymentSession', kind: 'status', status: 400 });
  expect(found(await readable(page), words)).toEqual([]);
  await payer.payButton.click();
  await expect(payer.dialog).toBeVisible();
  expect(found(await readable(page), words)).toEqual([]);
  const events = JSON.stringify(watch.events);
  expect(found(events, words)).toEqual([]);
  await visitor.opens('/out-of-service.html?state=NY');
  const field = page.locator('cover-out-of-service .cover-root').getByRole('textbox').or(page.locator('cover-out-of-service').getByRole('textbox')).first();
  await field.fill(person.email);
  expect(found(await readable(page), [person.email])).toEqual([]);
  expect(found(JSON.stringify(await sandbox.errors()), words)).toEqual([]);
});
