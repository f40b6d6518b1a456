import { getDriverLicenseExamples } from '#services/ocr/get-driver-license.examples';
import { loadPaymentResultExamples } from '#services/payment/load-payment-result.examples';
import { inLongTier } from '#tooling/testing/tier';
import { en as formTexts } from '#widgets/form/strings.en';
import { en as newsletterTexts } from '#widgets/newsletter/strings.en';
import { en as bindTexts } from '#widgets/pseudo-bind/strings.en';
import { expect, test } from '../browser/model/journey.ts';
import { Payer } from '../browser/model/payer.ts';
import type { Watch } from '../browser/model/watch.ts';
import { configures, setAttributes, widgetsOf } from './model/configured-widgets.ts';
import { destinations } from './model/destinations.ts';
import { hostileAddresses, pressedOf } from './model/hostile-addresses.ts';
import { HostilePurchase } from './model/hostile-purchase.ts';
import { Intruder } from './model/intruder.ts';
import { PolicedSite, trustedTypesAlone } from './model/policed-site.ts';
import * as untrusted from './model/untrusted-configurations.ts';

/** Reported refusals, each with the option to check. */
const refusals = (watch: Watch) =>
  watch
    .eventsNamed('error')
    .filter(({ detail }) => detail.code === 'navigation' && String(detail.message).includes('services.trustedOrigins'))
    .length;

test('a payment links to no untrusted carrier or return page', async ({ page, context, sandbox, watch }) => {
  watch.allows(/^console warning: \[covermount\] <cover-make-a-payment>: 1 problem in the (carriers|answers)/);
  const site = await PolicedSite.over(context, sandbox, trustedTypesAlone);
  const intruder = await Intruder.in(context);
  const fine = `${sandbox.partnerUrl}/pay-at/1001`;
  const url = site.publishes({ body: widgetsOf(untrusted.paid(fine)) }, '/make-a-payment.html');
  await context.route('**/makepayment/getPaymentDetail*', (route) =>
    route.fulfill({ json: loadPaymentResultExamples.response.declined.body }),
  );
  const payer = new Payer(page, sandbox);
  Object.assign(payer, { widget: page.locator('#make-a-payment') });
  const link = payer.widget.locator('[part~="pay-at-carrier"]');
  const tried = hostileAddresses(sandbox.partnerUrl);

  await page.goto(`${url}?token=declined`);
  await payer.sees('failedTitle');
  await expect(link).toHaveAttribute('href', fine);
  const untrustedDestinations: Record<string, string[]> = {};
  for (const hostile of tried) {
    await configures(page, untrusted.paid(hostile));
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
  for (const [index, hostile] of pressedOf(tried).entries()) {
    consoleText = hostile;
    await configures(
      page,
      index % 2 ? untrusted.paid(hostile) : { 'make-a-payment': { carriers: [], backPage: hostile } },
    );
    await looksUp();
    await expect(link, hostile).toHaveCount(0);
    expect(await destinations(page), hostile).toEqual([]);
    await refused.closesDialog();
  }
  await configures(page, untrusted.paid(fine));
  await looksUp();
  await expect(link).toHaveAttribute('href', fine);
  await refused.closesDialog();

  const paid = payer.with('PLI-1004');
  Object.assign(paid, { widget: payer.widget });
  const { href } = new URL(page.url());
  for (const hostile of pressedOf(tried)) {
    await configures(page, untrusted.paid(hostile));
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
  const { read, imageNotClear } = getDriverLicenseExamples.response;
  // An unreadable license, or one from a state without quotes.
  const answers = [imageNotClear.body, { ...read.body, state: 'NY', city: 'New York', zipCode: '10001' }];
  let asked = 0;
  await context.route('**/ocr/getDriverLicense', (route) => route.fulfill({ json: answers[asked % 2] }));
  await visitor.opens(new URL(site.publishes({ body: widgetsOf(untrusted.scanned('/x.html')) })).pathname);
  await visitor.seesStep(texts.driverTitle);
  const { href } = new URL(page.url());
  const file = page.locator('input[type=file]');
  for (const hostile of pressedOf(hostileAddresses(sandbox.partnerUrl)).flatMap((address) => [address, address])) {
    await configures(page, untrusted.scanned(hostile));
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

test('a form that a robot fills in opens no untrusted error page', async ({ page, context, sandbox, watch }) => {
  const site = await PolicedSite.over(context, sandbox, trustedTypesAlone);
  const intruder = await Intruder.in(context);
  site.publishes({ body: '<h1>Try again</h1>' }, '/fine.html');
  const url = site.publishes({ body: widgetsOf(untrusted.filledInByRobot('/fine.html')) });
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'POST') posts.push(request.url());
  });
  const failures = { form: formTexts.failed, newsletter: newsletterTexts.failed };
  for (const [name, failure] of Object.entries(failures)) {
    await page.goto(url);
    const form = page.locator(`#${name}`);
    await expect(form.getByRole('textbox')).toBeVisible();
    await form.locator('input[name=website_address]').fill('https://robot.example/', { force: true });
    const sends = () => form.getByRole('button').click();
    for (const hostile of pressedOf(hostileAddresses(sandbox.partnerUrl))) {
      await configures(page, untrusted.filledInByRobot(hostile));
      const before = refusals(watch);
      await sends();
      await expect.poll(() => refusals(watch), hostile).toBe(before + 1);
      await expect(form.getByText(failure)).toBeVisible();
      expect(page.url(), hostile).toBe(url);
    }
    expect(watch.eventsNamed('navigate')).toHaveLength(Object.keys(failures).indexOf(name));
    expect(await intruder.traces(page)).toEqual([]);
    await configures(page, untrusted.filledInByRobot('/fine.html'));
    await sends();
    await expect(page).toHaveURL(/\/fine\.html$/);
  }
  expect(posts).toEqual([]);
});

test(
  'the last page of a purchase leads to no untrusted payment page',
  inLongTier,
  async ({ page, context, sandbox, visitor, watch }) => {
    watch.allows(
      /^console warning: \[covermount\] <cover-pseudo-bind>: 1 problem in (its payment page|the configuration)/,
    );
    const site = await PolicedSite.over(context, sandbox, trustedTypesAlone);
    // Without the page of the demo site, to which an invalid address would fall back.
    site.configures('/pseudo-bind.html', 'pseudo-bind', { paymentPage: undefined });
    const intruder = await Intruder.in(context);
    const { results, texts, person } = visitor;
    sandbox.fastForwardCarriers();
    await visitor.opens('/quote-flow.html');
    await visitor.answersEverything();
    if (await results.showMore.isVisible()) await results.showMore.click();
    await results.action(texts['results.buy'], 'Tumbleweed Direct').click();
    await visitor.presses(texts['results.yes']);
    await expect(page.locator('iframe')).toBeVisible();
    await page.goto((await page.locator('iframe').getAttribute('src'))!);
    const purchase = new HostilePurchase(page, bindTexts);
    await purchase.comesToTheCodes(person.firstName);
    await purchase.isVerified(sandbox, new URL(page.url()).searchParams.get('transactionId')!);
    const { href } = new URL(page.url());
    const button = purchase.button(bindTexts.goToPayment);
    await expect(button).toHaveCount(0);
    await setAttributes(page, untrusted.bound('/coming-soon.html'));
    await expect(button).toBeVisible();
    for (const hostile of pressedOf(hostileAddresses(sandbox.partnerUrl))) {
      await setAttributes(page, untrusted.bound(hostile));
      await expect(button, hostile).toHaveCount(0);
      expect(await destinations(page), hostile).toEqual([]);
      await setAttributes(page, untrusted.bound('/coming-soon.html'));
      await expect(button, hostile).toBeVisible();
    }
    expect(page.url()).toBe(href);
    expect(watch.eventsNamed('navigate')).toEqual([]);
    expect(await intruder.traces(page)).toEqual([]);
    await button.click();
    await expect(page).toHaveURL(/\/coming-soon\.html\?/);
  },
);
