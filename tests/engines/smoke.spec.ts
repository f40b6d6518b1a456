import { expect } from '@playwright/test';
import { format } from '#i18n/format';
import { en as prompt } from '#widgets/back-to-top/strings.en';
import { en as popup } from '#widgets/idle-popup/strings.en';
import { en as payment } from '#widgets/make-a-payment/strings.en';
import { en as offices } from '#widgets/office-locator/strings.en';
import { en as flow } from '#widgets/quote-flow/strings.en';
import { en as zip } from '#widgets/zip-form/strings.en';
import { ownPolicy } from '../browser/model/payment-page.ts';
import { rowan } from '../browser/model/people.ts';
import type { EnginePage } from './engine-page.ts';
import { test } from './engine-test.ts';

// The main journeys once in every engine, as a smoke test. Chromium runs all journeys.

/** The first look may be before the text has rendered. */
const shows = (engine: EnginePage, text: string) => expect.poll(() => engine.shows(text), text).toBe(true);

test('a visitor gets from a zip code to quotes, and typed text survives a reload', async ({ engine, sandbox }) => {
  const { firstName, lastName, birthDate, email, phone, street, vin } = rowan;
  await engine.open(`${sandbox.url}/zip-form.html`);
  await shows(engine, zip.zipHint);
  await engine.fill(zip.zipLabel, rowan.zip);
  await engine.press(zip.submit);
  await expect.poll(() => engine.url()).toContain('/quote-flow.html#driver1');
  await shows(engine, flow.driverTitle);
  await engine.fill(flow.firstName, firstName);
  await engine.fill(flow.lastName, lastName);
  await engine.fill(flow.month, birthDate.month);
  await engine.fill(flow.day, birthDate.day);
  await engine.fill(flow.year, birthDate.year);
  await engine.press(flow.next);
  await shows(engine, flow.contactTitle);
  await engine.fill(flow.email, email);
  await engine.fill(flow.phone, phone);
  await engine.check(flow.consent.slice(0, 30));
  const isSaved = () => Object.keys(localStorage).some((key) => key.endsWith(':prefill'));
  await expect.poll(() => engine.evaluate(isSaved), 'stored answers').toBe(true);
  await engine.reload();
  await shows(engine, flow.contactTitle);
  await expect.poll(() => engine.value(flow.email)).toBe(email);
  await engine.press(flow.next);
  await shows(engine, flow.detailsTitle);
  await engine.fill(flow.street, street);
  await engine.fill(flow.zip, rowan.zip);
  await expect.poll(() => engine.value(flow.city)).toBe('Austin');
  await engine.check(flow['gender.male'], flow.gender);
  await engine.check(flow['maritalStatus.single'], flow.maritalStatus);
  await engine.check(flow.yes, flow.isInsured);
  await engine.press(flow.next);
  await shows(engine, flow.driversTitle);
  await engine.press(flow.next);
  await shows(engine, flow.addFirstVehicle);
  await engine.check(flow['vehicleEntry.vin'], flow.vehicleEntry);
  await engine.fill(flow.vin, vin);
  await shows(engine, format(flow.vinDecoded, { vehicle: '2003 Honda Accord' }));
  await engine.press(flow.saveVehicle);
  await shows(engine, flow.vehiclesTitle);
  await engine.press(flow.next);
  await shows(engine, flow.policyTitle);
  await shows(engine, flow.package);
  await engine.check(undefined, flow.package);
  await engine.press(flow.seeQuotes);
  await expect.poll(async () => (await sandbox.requests('prepareTransaction')).length).toBe(1);
  sandbox.letsCarriersRespond();
  await shows(engine, flow['results.buy']);
});

test('a visitor looks up a policy and opens its payment page', async ({ engine, sandbox }) => {
  await engine.open(`${sandbox.url}/make-a-payment.html`);
  await shows(engine, payment.formTitle);
  await engine.fill(payment.policyNumber, ownPolicy());
  await engine.fill(payment.email, 'alex@example.com');
  await engine.fill(payment.phone, '5125550142');
  await engine.fill(payment.month, '4');
  await engine.fill(payment.day, '17');
  await engine.fill(payment.year, '1990');
  await engine.press(payment.findPolicy);
  await shows(engine, payment.detailsTitle);
  await engine.press(format(payment.pay, { amount: '$128.40' }));
  await shows(engine, 'Pay your premium');
});

test('a visitor finds offices near a zip code', async ({ engine, sandbox }) => {
  await engine.open(`${sandbox.url}/office-locator.html`);
  await engine.fill(offices.searchLabel, '78701');
  await engine.key('Enter');
  // Some offices are listed before any search, Austin's among them.
  await shows(engine, 'offices near 78701');
});

test('the prompts of a page open when they are triggered', async ({ engine, sandbox }) => {
  await engine.open(`${sandbox.url}/site-prompts.html`);
  await engine.scrollDown();
  await shows(engine, prompt.backToTop);
  await expect.poll(() => engine.shows(popup.title), { timeout: 30_000 }).toBe(true);
  await engine.key('Escape');
  await expect.poll(() => engine.shows(popup.title)).toBe(false);
});
