import type { Page } from '@playwright/test';
import { getDriverLicenseExamples } from '#services/ocr/get-driver-license.examples';
import { loadPaymentResultExamples } from '#services/payment/load-payment-result.examples';
import { expect, test } from '../browser/model/journey.ts';
import { Payer } from '../browser/model/payer.ts';
import type { Watch } from '../browser/model/watch.ts';
import { destinations } from './model/destinations.ts';
import { hostileAddresses, pressedOf, someOf } from './model/hostile-addresses.ts';
import { Intruder } from './model/intruder.ts';
import { attributeText, PolicedSite, trustedTypesAlone } from './model/policed-site.ts';

/** Reported refusals, each with the option to check. */
const refusals = (watch: Watch) =>
  watch
    .eventsNamed('error')
    .filter(({ detail }) => detail.code === 'navigation' && String(detail.message).includes('services.trustedOrigins'))
    .length;

/** Mounts another configuration and waits until it has rendered. */
const configures = (page: Page, config: object) =>
  page.evaluate(async (text) => {
    document.querySelector('#it')!.setAttribute('data-config', text);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, JSON.stringify(config));

const widget = (name: string, config: object) =>
  `<div id="it" data-covermount="${name}" data-load="eager" data-config="${attributeText(config)}"></div>`;

test('a payment links to no untrusted carrier or return page', async ({ page, context, sandbox, watch }) => {
  watch.allows(/^console warning: \[covermount\] <cover-make-a-payment>: 1 problem in the (carriers|answers)/);
  const site = await PolicedSite.over(context, sandbox, trustedTypesAlone);
  const intruder = await Intruder.in(context);
  const config = (address: string) => ({
    carriers: [{ carrierName: 'Larkspur Mutual', carrierCode: ['LKM', 'PLI', 'OFG'], carrierUrl: address }],
    backPage: address,
  });
  const fine = `${sandbox.partnerUrl}/pay-at/1001`;
  const url = site.publishes({ body: widget('make-a-payment', config(fine)) }, '/make-a-payment.html');
  await context.route('**/makepayment/getPaymentDetail*', (route) =>
    route.fulfill({ json: loadPaymentResultExamples.response.declined.body }),
  );
  const payer = new Payer(page, sandbox);
  Object.assign(payer, { widget: page.locator('#it') });
  const link = payer.widget.locator('[part~="pay-at-carrier"]');
  const tried = hostileAddresses(sandbox.partnerUrl);

  await page.goto(`${url}?token=declined`);
  await payer.sees('failedTitle');
  await expect(link).toHaveAttribute('href', fine);
  const untrustedDestinations: Record<string, string[]> = {};
  for (const hostile of tried) {
    await configures(page, config(hostile));
    const found = await destinations(page);
    if (found.length > 0 || (await link.count()) > 0) untrustedDestinations[hostile] = found;
  }
  expect(untrustedDestinations).toEqual({});

  // The carrier's address is in the configuration and in the response of the services.
  await payer.button('tryAgain').click();
  let consoleText = '';
  await context.route('**/makepayment/lookup', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), carrierUrl: consoleText } });
  });
  const refused = payer.with('OFG-1006');
  Object.assign(refused, { widget: payer.widget });
  await refused.fillsIn();
  const looksUp = async () => {
    await refused.button('findPolicy').click();
    await expect(refused.dialog).toBeVisible();
  };
  for (const [index, hostile] of someOf(tried).entries()) {
    consoleText = hostile;
    await configures(page, index % 2 ? config(hostile) : { carriers: [], backPage: hostile });
    await looksUp();
    await expect(link, hostile).toHaveCount(0);
    expect(await destinations(page), hostile).toEqual([]);
    await refused.closesDialog();
  }
  await configures(page, config(fine));
  await looksUp();
  await expect(link).toHaveAttribute('href', fine);
  await refused.closesDialog();

  const paid = payer.with('PLI-1004');
  Object.assign(paid, { widget: payer.widget });
  const { href } = new URL(page.url());
  for (const hostile of pressedOf(tried)) {
    await configures(page, config(hostile));
    // Without navigation, the form is shown.
    await paid.looksUp();
    await paid.sees('alreadyMadeTitle');
    const before = refusals(watch);
    await paid.button('back').click();
    await expect.poll(() => refusals(watch), hostile).toBe(before + 1);
    expect(page.url(), hostile).toBe(href);
  }
  expect(watch.eventsNamed('navigate')).toEqual([]);
  expect(await intruder.traces(page)).toEqual([]);
});

/** An image of one pixel, without a license. */
const dot = {
  name: 'license.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('a license image opens no untrusted page', async ({ page, context, sandbox, visitor, watch }) => {
  const site = await PolicedSite.over(context, sandbox, trustedTypesAlone);
  const intruder = await Intruder.in(context);
  const { texts } = visitor;
  const config = (address: string) => ({
    modes: ['uploadImage', 'noLicense'],
    scanFailedPage: address,
    notQuotablePage: address,
  });
  const { read, imageNotClear } = getDriverLicenseExamples.response;
  // An unreadable license, or one from a state without quotes.
  const answers = [imageNotClear.body, { ...read.body, state: 'NY', city: 'New York', zipCode: '10001' }];
  let asked = 0;
  await context.route('**/ocr/getDriverLicense', (route) => route.fulfill({ json: answers[asked % 2] }));
  await visitor.opens(new URL(site.publishes({ body: widget('quote-flow', config('/x.html')) })).pathname);
  await visitor.seesStep(texts.driverTitle);
  const { href } = new URL(page.url());
  const file = page.locator('input[type=file]');
  for (const hostile of someOf(hostileAddresses(sandbox.partnerUrl)).flatMap((address) => [address, address])) {
    await configures(page, config(hostile));
    await file.setInputFiles(dot);
    await expect(visitor.button(texts.next)).toBeEnabled();
    const before = refusals(watch);
    await visitor.goesOn();
    await expect.poll(() => refusals(watch), hostile).toBe(before + 1);
    // The visitor reads the same message as without a configured page, and continues.
    await expect(file, hostile).toHaveAccessibleDescription(
      new RegExp(texts[asked % 2 ? 'license.notQuotable' : 'license.imageNotClear'].slice(0, 20)),
    );
    expect(page.url(), hostile).toContain(href);
    asked += 1;
  }
  expect(watch.eventsNamed('navigate')).toEqual([]);
  expect(await intruder.traces(page)).toEqual([]);
});
