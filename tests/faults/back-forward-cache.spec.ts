import { inLongTier } from '#tooling/testing/tier';
import { en as estimateEn } from '#widgets/quote-estimate/strings.en';
import { en as zipEn } from '#widgets/zip-form/strings.en';
import { Customer } from '../browser/model/customer.ts';
import { holdRequests } from '../browser/model/hold-requests.ts';
import { PaymentPage } from '../browser/model/payment-page.ts';
import { Policyholder } from '../browser/model/policyholder.ts';
import { CachedPage, withBackForwardCache } from './model/back-forward-cache.ts';
import { entersInto, interruptedJourneys, interruptedPayment } from './model/interrupted-journeys.ts';
import { expect, test } from './model/journey.ts';
import { sceneOf } from './model/scene.ts';

test.use({ launchOptions: withBackForwardCache });

const away = '<p><a href="/coming-soon.html">Something else</a></p>';
const zipForm = '<cover-zip-form quote-page="/quote-flow.html"></cover-zip-form>';
const path = '/authored.html';
const servedIn = new RegExp(zipEn.served.split('{')[0]!);

test(
  'a zip form restored from the back-forward cache keeps its text and works each time',
  inLongTier,
  async ({ visitor, author, page, sandbox }) => {
    const cachedPage = await CachedPage.in(page);
    await visitor.opens(await author.publishes({ body: away + zipForm }));
    await visitor.typesZip(visitor.person.zip);
    await visitor.hasReceivedTheWholeWidget();
    await page.getByRole('link', { name: 'Something else' }).click();
    await expect(page).toHaveURL(/coming-soon/);
    await cachedPage.comesBackTo(path);
    await expect(visitor.zipField).toHaveValue(visitor.person.zip);
    for (const zip of [visitor.person.zip, '78702']) {
      await visitor.zipField.fill(zip);
      await visitor.asksForQuotes();
      await visitor.seesStep(visitor.texts.driverTitle);
      await cachedPage.comesBackTo(path);
      await expect(visitor.zipField).toHaveValue(zip);
      // The form no longer shows that it is navigating.
      await visitor.doesNotSee(servedIn);
    }
    expect(await sandbox.requests('cityByZip')).toHaveLength(2);
  },
);

/** WebKit fires this event after it has canceled imports that were pending when the page was left. */
const restore = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('a page restored from the back-forward cache is reloaded if files of a widget are still pending, and only then', async ({
  visitor,
  author,
  page,
}) => {
  await page.clock.install();
  let isHeld = true;
  await page.route(/\/chunks\/react-/, (route) => (isHeld ? undefined : route.continue()));
  await visitor.opens(await author.publishes({ body: zipForm }));
  await expect(visitor.zipField).toBeVisible();
  await visitor.zipField.focus();
  const isFirstLoad = () => page.evaluate(() => document.documentElement.dataset.isFirstLoad === '');
  await page.evaluate(() => document.documentElement.toggleAttribute('data-is-first-load', true));
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.evaluate(restore);
  expect(await isFirstLoad()).toBe(true);
  isHeld = false;
  const reload = page.waitForEvent('load', { timeout: 30_000 });
  // Also timers that other timers begin.
  await page.clock.runFor(1001);
  await reload;
  await page.clock.resume();
  await visitor.zipField.focus();
  await visitor.hasReceivedTheWholeWidget();

  await page.evaluate(() => document.documentElement.toggleAttribute('data-is-first-load', true));
  await page.evaluate(restore);
  await page.clock.fastForward(5000);
  await visitor.typesZip(visitor.person.zip);
  await expect(visitor.zipField).toHaveValue(visitor.person.zip);
  expect(await isFirstLoad()).toBe(true);
});

test('a press after a page was restored from the back-forward cache loads a file without a reload of the page', async ({
  visitor,
  author,
  page,
}) => {
  const file = /\/chunks\/message-dialog-/;
  await page.clock.install();
  const release = await holdRequests(page, file);
  await visitor.opens(await author.publishes({ body: zipForm }));
  await visitor.typesZip('00000');
  await visitor.hasReceivedTheWholeWidget();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.evaluate(restore);
  const requested = page.waitForRequest(file);
  await visitor.asksForQuotes();
  await requested;
  await page.clock.fastForward(5000);
  await page.clock.resume();
  release();
  await expect(visitor.dialog(visitor.zipTexts.invalidTitle)).toBeVisible();
});

test('a quote flow restored from the back-forward cache mid-step keeps text, focus and services', async ({
  visitor,
  author,
  page,
  sandbox,
  person,
  invariants,
}) => {
  const { texts } = visitor;
  const cachedPage = await CachedPage.in(page);
  await visitor.opens(await author.publishes({ body: `${away}<cover-quote-flow></cover-quote-flow>` }));
  await visitor.answersDriver();
  await visitor.answersContact();
  await visitor.field(texts.street).fill(person.street);
  await visitor.field(texts.zip).focus();
  await page.getByRole('link', { name: 'Something else' }).evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/coming-soon/);
  await cachedPage.comesBackTo(path);
  await expect(visitor.field(texts.street)).toHaveValue(person.street);
  await expect(visitor.field(texts.zip)).toBeFocused();
  // The services may reject the page's token by now.
  await sandbox.injectFault({ call: 'cityByZip', kind: 'status', status: 401, times: 1 });
  await visitor.typesAddress();
  await visitor.describesThemself();
  await visitor.goesOn();
  await visitor.arrivesAt(texts.driversTitle);
  await invariants.atMostOneLead(person.email);
});

test(
  'an estimate panel restored from the back-forward cache shows the answers of the next page',
  inLongTier,
  async ({ visitor, author, page }) => {
    const cachedPage = await CachedPage.in(page);
    await visitor.opens(
      await author.publishes({
        body: `<cover-quote-estimate quote-page="/quote-flow.html"></cover-quote-estimate>${zipForm}`,
      }),
    );
    await visitor.seesZipForm();
    const panel = visitor.within('cover-quote-estimate');
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    await panel.scope.getByRole('link', { name: estimateEn['action.start'] }).click();
    await visitor.answersDriver();
    await visitor.hasReceivedTheWholeWidget();
    // Each step of the flow is a history entry.
    await cachedPage.comesBackTo(path, (await entries()) - before);
    await panel.sees(estimateEn['action.continue']);
  },
);

for (const journey of interruptedJourneys)
  test(
    `${journey.what} restored from the back-forward cache keeps what was entered, and is completed once`,
    journey === interruptedPayment ? {} : inLongTier,
    async ({ page, sandbox, author, person, visitor, invariants }) => {
      const cachedPage = await CachedPage.in(page);
      const scene = sceneOf({ page, sandbox, author, person, visitor });
      const widget = page.locator(journey.widget);
      const entered = await entersInto(journey, scene, invariants);
      await cachedPage.isLeft();
      await cachedPage.comesBackTo(journey.path);
      await invariants.nothingTypedIsLost(widget, entered);
      if (journey.goesToPay) {
        await journey.goesToPay(scene);
        await cachedPage.comesBackTo(journey.path);
        await journey.continuesToPay?.(scene);
      }
      await journey.ends(scene);
    },
  );

test(
  'a portal restored from the back-forward cache shows the policies, and a payment that is pending and charged once',
  inLongTier,
  async ({ page, sandbox, invariants }) => {
    const cachedPage = await CachedPage.in(page);
    const customer = await Policyholder.of(page, sandbox);
    const number = customer.policy('LKM-1001');
    const paymentPage = new PaymentPage(page);
    await customer.signsIn();
    await customer.opens('&tabid=policies');
    await expect(customer.payButton(number)).toBeVisible();
    await cachedPage.isLeft();
    await cachedPage.comesBackTo('/customer-portal.html');
    await customer.payButton(number).click();
    await paymentPage.sees();
    await cachedPage.comesBackTo('/customer-portal.html');
    await expect(customer.card(number).getByText(customer.texts.pendingPayment)).toBeVisible();
    await customer.continueButton(number).click();
    await paymentPage.sees();
    await paymentPage.pays();
    await expect(customer.heading(customer.texts.paidTitle)).toBeVisible();
    await invariants.oneCharge(number);
  },
);

test('a header restored from the back-forward cache after a sign-out shows no customer data', async ({
  page,
  author,
  sandbox,
}) => {
  const cachedPage = await CachedPage.in(page);
  // Records what the browser shows before any listener of the widgets has run.
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const restored = document.querySelector('cover-account-header')?.shadowRoot?.innerHTML;
      if (persisted) Object.assign(globalThis, { restored });
    });
  });
  const customer = new Customer(page);
  await Customer.hasSite(author);
  await customer.signsIn(sandbox.url);
  await customer.link('Another page').click();
  await expect(page).toHaveURL(/help\.html$/);
  await cachedPage.comesBackTo('/account.html');
  await customer.seesName();
  await customer.link('Another page').click();
  await customer.signsOut();
  await expect(page).toHaveURL(/sign-in\.html$/);
  await cachedPage.comesBackTo('/account.html', 2);
  const restored = await page.evaluate(() => (globalThis as unknown as { restored: string }).restored);
  expect(restored).toContain(customer.texts.account);
  expect(restored).not.toContain('Alex');
  await customer.isSignedOut();
});

test('a header without React, restored from the back-forward cache after a sign-in, shows the customer', async ({
  page,
  author,
  sandbox,
}) => {
  const cachedPage = await CachedPage.in(page);
  const customer = new Customer(page);
  await Customer.hasSite(author);
  await page.goto(`${sandbox.url}/home.html`, { waitUntil: 'networkidle' });
  await expect(page.locator('cover-account-header')).toHaveAttribute('data-cover-drawn');
  await page.locator('cover-account-header').evaluate((header) => header.shadowRoot!.querySelector('a')!.click());
  await customer.givesCredentials();
  await cachedPage.comesBackTo('/home.html', 2);
  await customer.seesName();
});
