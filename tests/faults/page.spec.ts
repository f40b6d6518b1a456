import type { Page } from '@playwright/test';
import { inLongTier } from '#tooling/testing/tier';
import { AutoPaymentVisitor } from '../browser/model/auto-payment.ts';
import { hostPages } from '../browser/model/host-pages.ts';
import { OfficeSeeker } from '../browser/model/office-seeker.ts';
import { Payer } from '../browser/model/payer.ts';
import { PaymentPage } from '../browser/model/payment-page.ts';
import { Policyholder } from '../browser/model/policyholder.ts';
import { StartedPurchase } from '../browser/model/purchase-pages.ts';
import { RentersVisitor } from '../browser/model/renters.ts';
import { RoadsideMember } from '../browser/model/roadside-member.ts';
import { hasWrongClock, tenYears } from './model/device-faults.ts';
import { entersInto, interruptedJourneys } from './model/interrupted-journeys.ts';
import { expect, test } from './model/journey.ts';
import { sceneOf } from './model/scene.ts';
import { leadWithout } from './model/seed-data.ts';

for (const [where, happens] of Object.entries(hostPages)) {
  test(`a visitor types and continues without loss on a page ${where}`, async ({ visitor, page }) => {
    await page.addInitScript(happens);
    await visitor.opens('/zip-form.html');
    const form = visitor.within(page.locator('cover-zip-form').first());
    await form.typesZip(visitor.person.zip);
    await form.asksForQuotes();
    await visitor.answersDriver();
    await visitor.goesBack();
    await expect(visitor.field(visitor.texts.firstName)).toHaveValue(visitor.person.firstName);
  });
}

test('a page with a broken `Set` keeps the zip form’s first paint, which works, and emits an error', async ({
  visitor,
  author,
  page,
  watch,
}) => {
  watch.allows(/\[covermount\] cover-zip-form could not be (loaded|drawn)/);
  const path = await author.publishes({
    head: '<script>globalThis.Set = class extends Set { get [Symbol.iterator]() { return undefined; } };</script>',
    body: '<cover-zip-form quote-page="/coming-soon.html"><a href="/coming-soon.html">Get a quote</a></cover-zip-form>',
  });
  await visitor.opens(path);
  await visitor.typesZip('78701');
  await expect
    .poll(() => watch.eventsNamed('error'))
    .toMatchObject([
      { target: 'cover-zip-form', detail: { widget: 'zip-form', code: expect.stringMatching(/^(load|render)$/) } },
    ]);
  expect(watch.eventsNamed('ready')).toEqual([]);
  await visitor.asksForQuotes();
  await expect(page).toHaveURL(/\/coming-soon\.html\?zip=78701$/);
});

for (const [which, shift] of [
  ['ten years behind', -tenYears],
  ['ten years ahead', tenYears],
] as const) {
  test(
    `a visitor with a clock that is ${which} continues and finds their answers again`,
    shift < 0 ? inLongTier : {},
    async ({ visitor, page }) => {
      await hasWrongClock(page, shift);
      await visitor.opens('/quote-flow.html');
      await visitor.answersDriver();
      await visitor.hasSavedAnswers();
      await visitor.field(visitor.texts.email).fill(visitor.person.email);
      await visitor.reloads();
      await expect(visitor.field(visitor.texts.email)).toHaveValue(visitor.person.email);
    },
  );
}

test('a build file with other content keeps the authored content', async ({ visitor, page, watch }) => {
  watch.allows(/\[covermount\]/, /SyntaxError/, /MIME type/);
  await page.route(/\/chunks\/quote-flow-.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Moved</title>' }),
  );
  await visitor.opens('/quote-flow.html');
  await expect.poll(() => watch.eventsNamed('error').map(({ detail }) => detail.code)).toContain('load');
  await visitor.sees('Call 512-555-0142 for a quote.');
});

test('a later step with a missing file shows a message, keeps the answers, and loads once the file is back', async ({
  visitor,
  page,
  watch,
}) => {
  const { texts } = visitor;
  const file = /\/chunks\/contact-and-details\.chunk-.*\.js$/;
  watch.allows(/\[covermount\]/);
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  await visitor.opens('/quote-flow.html');
  await visitor.seesStep(texts.driverTitle);
  await visitor.typesName();
  await visitor.typesBirthDate();
  await visitor.goesOn();
  await visitor.sees(texts.unreachableTitle);
  await page.unroute(file);
  await visitor.button(texts.retry).first().click();
  await visitor.seesStep(texts.contactTitle);
  await visitor.goesBack();
  await expect(visitor.field(texts.firstName)).toHaveValue(visitor.person.firstName);
});

/** Answers requests for a file of the build with 404, until the returned function is called. */
async function removesFile(page: Page, file: RegExp): Promise<() => Promise<void>> {
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  return () => page.unroute(file);
}

test(
  'later sections of a renters flow with a missing file show a message, keep the answers, and load once it is back',
  inLongTier,
  async ({ page, sandbox, watch, invariants }) => {
    watch.allows(/\[covermount\]/);
    const returns = await removesFile(page, /\/chunks\/pages\.chunk-.*\.js$/);
    const renter = new RentersVisitor(page, sandbox);
    const { texts } = renter;
    await renter.opens();
    await renter.introduces();
    await renter.sees('Austin, TX');
    const typed = await invariants.fields(page.locator('cover-renters'));
    await renter.goesOn();
    await invariants.isAnnounced(page.getByText(texts.unreachableTitle));
    await returns();
    await renter.button(texts.retry).first().click();
    await renter.seesSection(texts.coverageTitle);
    await renter.goesOn(texts.back);
    await renter.seesSection(texts.personalTitle);
    await invariants.nothingTypedIsLost(page.locator('cover-renters'), typed);
  },
);

test(
  'later pages of a roadside membership with a missing file show a message, keep the choice, and load once it is back',
  inLongTier,
  async ({ page, sandbox, watch, invariants }) => {
    watch.allows(/\[covermount\]/);
    const returns = await removesFile(page, /\/chunks\/later-pages\.chunk-.*\.js$/);
    const member = new RoadsideMember(page, sandbox);
    await member.opens();
    await member.choice('family').check();
    await member.reads('$69.00');
    await member.button('next').click();
    await invariants.isAnnounced(member.widget.getByText(member.texts.unreachableTitle));
    await returns();
    await member.button('retry').first().click();
    await member.sees('buyerTitle');
    await member.button('back').click();
    await expect(member.choice('family')).toBeChecked();
  },
);

test(
  'later sections of an auto payment with a missing file show a message, keep the answers, and load once it is back',
  inLongTier,
  async ({ page, sandbox, watch, invariants }) => {
    watch.allows(/\[covermount\]/);
    const returns = await removesFile(page, /\/chunks\/sections\.chunk-.*\.js$/);
    const purchase = await StartedPurchase.at(sandbox, -1);
    const buyer = new AutoPaymentVisitor(page, sandbox);
    const { texts } = buyer;
    await buyer.opens(purchase);
    await buyer.confirmsDriver();
    await invariants.isAnnounced(page.getByText(texts.unreachableTitle));
    await returns();
    await buyer.button(texts.retry).first().click();
    await buyer.seesSection(texts.driversTitle);
    await buyer.button(texts.back).click();
    await buyer.seesSection(texts.driverTitle);
    await expect(page.getByRole('textbox', { name: texts.licenseNumber, exact: true })).toHaveValue('77665544');
  },
);

test(
  'a tab and the payment help of a portal with missing files show a message, and load once the files are back',
  inLongTier,
  async ({ page, sandbox, watch, invariants }) => {
    watch.allows(/\[covermount\]/);
    const customer = await Policyholder.of(page, sandbox);
    const { portal, texts } = customer;
    const number = customer.policy('LKM-1001');
    await customer.signsIn();
    const tabReturns = await removesFile(page, /\/chunks\/policies\.chunk-.*\.js$/);
    const helpReturns = await removesFile(page, /\/chunks\/help\.chunk-.*\.js$/);
    await customer.opens();
    await expect(customer.heading(texts.nextPayment)).toBeVisible();
    const missing = portal.getByText(texts.unreachableTitle);
    await customer.button(texts.paymentHelp).first().click();
    await invariants.isAnnounced(missing);
    await helpReturns();
    await customer.button(texts.retry).click();
    await expect(portal.getByRole('dialog', { name: texts.helpTitle })).toBeVisible();
    await page.keyboard.press('Escape');
    await customer.choosesTab('policies');
    await invariants.isAnnounced(missing);
    await tabReturns();
    await customer.button(texts.retry).click();
    await expect(customer.card(number)).toBeVisible();
  },
);

test(
  'the result of a payment whose file is missing in the portal shows a message, and is shown once the file is back',
  inLongTier,
  async ({ page, sandbox, watch, invariants }) => {
    watch.allows(/\[covermount\]/);
    const customer = await Policyholder.of(page, sandbox);
    const { portal, texts } = customer;
    const number = customer.policy('LKM-1001');
    const paymentPage = new PaymentPage(page);
    await customer.signsIn();
    await customer.opens('&tabid=policies');
    const returns = await removesFile(page, /\/chunks\/payment-return\.chunk-.*\.js$/);
    await customer.payButton(number).click();
    await paymentPage.sees();
    await paymentPage.pays();
    await invariants.isAnnounced(portal.getByText(texts.unreachableTitle));
    await returns();
    await customer.button(texts.retry).click();
    await expect(customer.heading(texts.paidTitle)).toBeVisible();
    await invariants.oneCharge(number);
  },
);

test(
  'an office locator without the files of its map says so, and searches, lists and opens offices',
  inLongTier,
  async ({ page, sandbox, watch, invariants }) => {
    watch.allows(/\[covermount\]/);
    await removesFile(page, /\/chunks\/leaflet-(provider|view)-.*\.js$/);
    const seeker = new OfficeSeeker(page);
    await page.goto(`${sandbox.url}/office-locator.html`);
    await invariants.isAnnounced(seeker.widget.getByText(seeker.texts.mapMissing));
    await seeker.opensOffice('Austin, TX', 'Austin Downtown');
  },
);

test('a blocked payment page leaves the payment pending, and charges nothing', async ({
  page,
  sandbox,
  invariants,
}) => {
  await page.route(`${sandbox.partnerUrl}/**`, (route) => route.abort());
  const payer = new Payer(page, sandbox);
  await payer.opens();
  await payer.looksUp();
  await payer.sees('detailsTitle');
  const blocked = page.waitForEvent('requestfailed', (request) => request.url().startsWith(sandbox.partnerUrl));
  await payer.payButton.click();
  await blocked;
  await expect.poll(() => page.url()).toMatch(/^chrome-error/);
  await page.goBack();
  await payer.sees('pendingTitle');
  await invariants.noCharge(payer.policyNumber);
});

/** Freezes the page for half an hour. The clock must be installed. */
async function isFrozen(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await page.clock.fastForward('30:00');
}

test('a page frozen for half an hour continues although its token has expired', async ({
  visitor,
  sandbox,
  person,
  page,
}) => {
  const { texts } = visitor;
  await page.clock.install();
  await visitor.opens((await leadWithout(sandbox, person, 'address')).path);
  await visitor.seesStep(texts.detailsTitle);
  await visitor.field(texts.street).fill(person.street);
  await isFrozen(page);
  await sandbox.injectFault({ call: 'cityByZip', kind: 'status', status: 401, times: 1 });
  await expect(visitor.field(texts.street)).toHaveValue(person.street);
  await visitor.typesAddress();
  await visitor.describesThemself();
  await visitor.goesOn();
  await visitor.arrivesAt(texts.driversTitle);
});

for (const journey of interruptedJourneys)
  test(
    `${journey.what} frozen for half an hour keeps what was entered, and is completed once`,
    inLongTier,
    async ({ page, sandbox, author, person, visitor, invariants }) => {
      const scene = sceneOf({ page, sandbox, author, person, visitor });
      const widget = page.locator(journey.widget);
      await page.clock.install();
      const entered = await entersInto(journey, scene, invariants);
      await isFrozen(page);
      await invariants.nothingTypedIsLost(widget, entered);
      // The services may reject the page's token by now.
      if (journey.tokenCall)
        await sandbox.injectFault({ call: journey.tokenCall, kind: 'status', status: 401, times: 1 });
      await journey.goesToPay?.(scene);
      await journey.ends(scene);
    },
  );

test(
  'a portal frozen for half an hour shows no policy, because its session is over, and shows it after a sign-in',
  inLongTier,
  async ({ page, sandbox }) => {
    const customer = await Policyholder.of(page, sandbox);
    const number = customer.policy('LKM-1001');
    await page.clock.install();
    await customer.signsIn();
    await customer.opens('&tabid=policies');
    await expect(customer.card(number)).toBeVisible();
    await isFrozen(page);
    await expect(customer.heading(customer.texts.endedHeading)).toBeVisible();
    await expect(customer.portal.getByText(number)).toHaveCount(0);
    await customer.signsIn();
    await customer.opens('&tabid=policies');
    await expect(customer.card(number)).toBeVisible();
  },
);

test('a page restored by the back button accepts a new submit', async ({ visitor, page }) => {
  await visitor.opens('/zip-form.html');
  const form = visitor.within(page.locator('cover-zip-form').first());
  await form.typesZip(visitor.person.zip);
  await form.asksForQuotes();
  await visitor.seesStep(visitor.texts.driverTitle);
  await page.goBack();
  await expect(form.zipField).toHaveValue(visitor.person.zip);
  await form.asksForQuotes();
  await visitor.seesStep(visitor.texts.driverTitle);
});

test('two instances of a widget on one page have separate fields', async ({ visitor, author, page }) => {
  await visitor.opens(
    await author.publishes({
      body: '<cover-zip-form id="one"></cover-zip-form><cover-zip-form id="two"></cover-zip-form>',
    }),
  );
  await visitor.within('#one').typesZip('787');
  await visitor.within('#two').typesZip('900');
  await expect(visitor.within('#one').zipField).toHaveValue('787');
  await page.evaluate(() => document.querySelector('#two')!.remove());
  await expect(visitor.within('#one').zipField).toHaveValue('787');
});

/** Forms that keep typed text on the device, by the name of a field and of its label, and the record with its text. */
const keepingForms = [
  { widget: 'quote-flow', field: 'firstName', text: 'Robin', record: 'prefill' },
  { widget: 'make-a-payment', field: 'policyNumber', text: 'LKM-1001', record: 'paymentVisit' },
  { widget: 'renters', field: 'firstName', text: 'Robin', record: 'rentersVisit' },
  { widget: 'create-customer', field: 'firstName', text: 'Robin', record: 'customerDraft' },
  { widget: 'consent-form', field: 'firstName', text: 'Robin', record: 'consentDraft' },
] as const;

for (const { widget, field, text, record } of keepingForms)
  test(
    `cover-${widget} in a new tab has what was typed before its configuration changed and the tab was closed`,
    inLongTier,
    async ({ context, author, visitor }) => {
      const publishes = (config: object) =>
        author.publishes({
          body: `<cover-${widget} load="eager"><script type="application/json">${JSON.stringify(config)}</script></cover-${widget}>`,
        });
      const tab = await context.newPage();
      const first = visitor.onAnotherPage(tab);
      const stored = () =>
        tab.evaluate(
          (ending) => Object.entries(localStorage).find(([key]) => key.endsWith(ending))?.[1] ?? '',
          `:${record}`,
        );
      const control = tab.locator(`cover-${widget} input[name="${field}"]`);
      const path = await publishes({});
      await first.opens(path);
      await first.hasReceivedTheWholeWidget();
      await control.fill(text.slice(0, -1));
      await expect.poll(stored).not.toBe('');
      const before = await stored();
      await control.fill(text);
      await expect.poll(stored).not.toBe(before);
      // The open page gets a new configuration, and is closed at once.
      await tab.evaluate((name) => document.querySelector(name)!.setAttribute('language', 'es'), `cover-${widget}`);
      await tab.close();
      await publishes({ labels: { [field]: 'Another label' }, theme: { accent: '#0b6b63' } });
      await visitor.opens(path);
      await visitor.hasReceivedTheWholeWidget();
      await expect(visitor.scope.getByRole('textbox', { name: 'Another label' })).toHaveValue(text);
    },
  );
