import type { BrowserContext } from '@playwright/test';
import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { axeBarriers } from '../../a11y/checkers.ts';
import { deniesStorage } from '../../faults/model/device-faults.ts';
import { Customer } from '../model/customer.ts';
import { holdRequests } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';
import { recordLayoutShifts } from '../model/layout-shifts.ts';
import { Traces } from '../model/traces.ts';

/** Some services send the name only with the profile, which the header then loads. */
const signInTellsNoName = (context: BrowserContext) =>
  context.route('**/api/customer/signin', async (route) => {
    const response = await route.fetch();
    const { name: _name, ...body } = (await response.json()) as { name: string };
    await route.fulfill({ response, json: body });
  });

for (const language of ['en', 'es'] as const) {
  test.describe(`the account header, in ${language}`, language === 'es' ? inLongTier : {}, () => {
    test(
      'a customer who signs in finds their name and menu on the next page, and signs out there',
      whenAffected,
      async ({ page, author, sandbox }) => {
        const customer = new Customer(page, language);
        await Customer.hasSite(author, { lang: language });
        await customer.opens(`${sandbox.url}/home.html`);
        await customer.signInLink.click();
        await customer.givesCredentials();
        await customer.seesName();
        await customer.opens(`${sandbox.url}/help.html`);
        await customer.menu.click();
        expect(await axeBarriers(page)).toEqual([]);
        await customer.link(customer.texts['tab.policies']).click();
        await expect(page).toHaveURL(/\/account\.html\?tabid=policies$/);
        await customer.menu.click();
        await expect(customer.link(customer.texts['tab.policies'])).toHaveAttribute('aria-current', 'page');
        await page.keyboard.press('Escape');
        await customer.signsOut();
        await expect(page).toHaveURL(/\/sign-in\.html$/);
        await customer.opens(`${sandbox.url}/home.html`);
        await customer.isSignedOut();
        await expect.poll(async () => (await sandbox.requests('signOut')).length).toBe(1);
      },
    );

    for (const isOffline of [false, true]) {
      test(`a sign-out in one tab shows in the other one within a second${isOffline ? ', also offline' : ''}`, async ({
        page,
        context,
        author,
        sandbox,
        watch,
      }) => {
        const customer = new Customer(page, language);
        await Customer.hasSite(author, { lang: language });
        await customer.signsIn(sandbox.url);
        const other = customer.onAnotherPage(await context.newPage());
        await other.page.clock.install();
        await other.opens(`${sandbox.url}/help.html`);
        await other.seesName();
        await page.bringToFront();
        if (isOffline) {
          watch.allowsFailedRequests();
          await context.setOffline(true);
        }
        await other.page.clock.pauseAt(Date.now() + 60_000);
        await customer.signsOut();
        await other.isSignedOut();
        await other.page.clock.runFor(1000);
        await expect(other.page.getByRole('status').filter({ hasText: other.texts.signedOut })).toHaveCount(1);
        const stored = await other.page.evaluate(() => Object.keys(localStorage));
        expect(stored.filter((key) => /customer|earlyInput|prefill|place/.test(key))).toEqual([]);
        if (isOffline) {
          await expect(page).toHaveURL(/\/account\.html$/);
          await customer.isSignedOut();
        } else {
          await expect(page).toHaveURL(/\/sign-in\.html$/);
        }
      });
    }

    test('a dialog asks the customer two minutes before the session ends, and one call extends it in two tabs', async ({
      page,
      context,
      author,
      sandbox,
    }) => {
      const customer = new Customer(page, language);
      await Customer.hasSite(author, { lang: language });
      await page.clock.install();
      await customer.signsIn(sandbox.url);
      const other = customer.onAnotherPage(await context.newPage());
      await other.opens(`${sandbox.url}/help.html`);
      await other.seesName();
      // The fake clock applies to all tabs, and has run since the sign-in.
      await page.clock.fastForward('27:00');
      await expect(customer.warning).toHaveCount(0);
      await page.clock.fastForward('01:01');
      await expect(customer.warning).toBeVisible();
      await expect(other.warning).toBeVisible();
      expect(await axeBarriers(page)).toEqual([]);
      const letGo = await holdRequests(context, /\/extendSession$/i);
      await Promise.all([customer, other].map((tab) => tab.button(tab.texts.stay).click()));
      letGo();
      await expect(customer.warning).toHaveCount(0);
      await expect(other.warning).toHaveCount(0);
      expect(await sandbox.requests('extendSession')).toHaveLength(1);
      await customer.seesName();
      await other.seesName();
    });

    test('a customer who ignores the session dialog is signed out', async ({ page, author, sandbox }) => {
      const customer = new Customer(page, language);
      await Customer.hasSite(author, { lang: language });
      await page.clock.install();
      await customer.signsIn(sandbox.url);
      await page.clock.fastForward('28:10');
      await expect(customer.warning).toBeVisible();
      await page.clock.fastForward('02:00');
      await expect(page.getByRole('dialog', { name: customer.texts.endedTitle })).toContainText(
        customer.texts.endedText,
      );
      await customer.link(customer.texts.signInAgain).click();
      await customer.givesCredentials();
      await customer.seesName();
    });
  });
}

test('a customer signs out in the session dialog', async ({ page, author, sandbox }) => {
  const customer = new Customer(page);
  await Customer.hasSite(author);
  await page.clock.install();
  await customer.signsIn(sandbox.url);
  await page.clock.fastForward('28:10');
  const call = page.waitForRequest(/signout$/i);
  await customer.warning.getByRole('button', { name: customer.texts.leave }).click();
  await call;
  await expect(page).toHaveURL(/\/sign-in\.html$/);
  await expect.poll(async () => (await sandbox.requests('signOut')).length).toBe(1);
});

test('a session that the services reject during the profile call ends in every tab', async ({
  page,
  context,
  author,
  sandbox,
  watch,
}) => {
  watch.allowsFailedRequests();
  const customer = new Customer(page);
  await Customer.hasSite(author);
  await signInTellsNoName(context);
  await customer.signsIn(sandbox.url);
  expect(await sandbox.requests('loadCustomerProfile')).toHaveLength(1);
  const other = customer.onAnotherPage(await context.newPage());
  await other.opens(`${sandbox.url}/help.html`);
  await other.seesName();
  // Without the token, the remembered name of the session is not shown.
  await page.evaluate(() => localStorage.removeItem('covermount:LS:customerToken'));
  await customer.opens(`${sandbox.url}/home.html`);
  await customer.isSignedOut();
  await other.isSignedOut();
});

test('a rejected profile call asks a customer without a known name to sign in again', async ({
  page,
  context,
  author,
  sandbox,
  watch,
}) => {
  watch.allowsFailedRequests();
  const customer = new Customer(page);
  await Customer.hasSite(author);
  await signInTellsNoName(context);
  await sandbox.injectFault({ call: 'loadCustomerProfile', kind: 'status', status: 401 });
  await customer.opens(`${sandbox.url}/sign-in.html`);
  await customer.givesCredentials();
  await expect(page.getByRole('dialog', { name: customer.texts.endedTitle })).toContainText(
    customer.texts.rejectedText,
  );
  expect(await page.evaluate(() => localStorage.getItem('covermount:LS:customerSession'))).toBeNull();
  await sandbox.clearFaults();
  await customer.link(customer.texts.signInAgain).click();
  await customer.givesCredentials();
  await customer.seesName();
});

test('a name that fails to load leaves the menu with sign-out, and loads on a press', async ({
  page,
  context,
  author,
  sandbox,
  watch,
}) => {
  watch.allowsFailedRequests();
  const customer = new Customer(page);
  await Customer.hasSite(author);
  await signInTellsNoName(context);
  await sandbox.injectFault({ call: 'loadCustomerProfile', kind: 'status', status: 501 });
  await customer.opens(`${sandbox.url}/sign-in.html`);
  await customer.givesCredentials();
  await customer.button(customer.texts.account).click();
  await expect(page.getByText(customer.texts.nameFailed)).toBeVisible();
  await expect(customer.button(customer.texts.signOut)).toBeVisible();
  await sandbox.clearFaults();
  await customer.button(customer.texts.retry).click();
  await customer.seesName();
});

for (const width of [1280, 320]) {
  test(`the menu works by keyboard alone, at ${width} px`, async ({ page, author, sandbox }) => {
    await page.setViewportSize({ width, height: 700 });
    const customer = new Customer(page);
    await Customer.hasSite(author);
    await customer.signsIn(sandbox.url);
    await page.keyboard.press('Tab');
    await expect(customer.menu).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(customer.link('Help')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(customer.link('Help')).toBeHidden();
    await expect(customer.menu).toBeFocused();
    await page.keyboard.press('Enter');
    const signOut = customer.button(customer.texts.signOut);
    for (let presses = 0; presses < 9 && !(await signOut.evaluate((button) => button.matches(':focus'))); presses += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/sign-in\.html$/);
  });
}

test(
  'a page of a signed-out visitor loads no React until the visitor touches the header',
  whenAffected,
  async ({ page, author, sandbox }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const customer = new Customer(page);
    await Customer.hasSite(author, { config: { signedOutLinks: { 'Create an account': '/account.html' } } });
    await page.goto(`${sandbox.url}/home.html`, { waitUntil: 'networkidle' });
    await customer.isSignedOut();
    expect(scripts.filter((path) => /react|runtime|machine|encrypted/.test(path))).toEqual([]);
    await customer.button(customer.texts.moreSignedOut).click();
    await customer.link('Create an account').click();
    await expect(page).toHaveURL(/\/account\.html$/);
    expect(scripts.some((path) => path.includes('/react-'))).toBe(true);
  },
);

test('a header without React shows a sign-in from another tab', async ({ page, context, author, sandbox }) => {
  const customer = new Customer(page);
  await Customer.hasSite(author);
  await page.goto(`${sandbox.url}/help.html`, { waitUntil: 'networkidle' });
  await customer.isSignedOut();
  await customer.onAnotherPage(await context.newPage()).signsIn(sandbox.url);
  await customer.seesName();
});

for (const isDenied of [false, true]) {
  test(`a header without React shows a sign-in on its own page${isDenied ? ', also in a browser that stores nothing' : ''}`, async ({
    page,
    author,
    sandbox,
  }) => {
    if (isDenied) await deniesStorage(page);
    const customer = new Customer(page);
    await author.publishes(
      {
        body: '<header><cover-account-header sign-in-page="/sign-in.html"></cover-account-header></header><main><cover-sign-in></cover-sign-in></main>',
      },
      '/sign-in.html',
    );
    await page.goto(`${sandbox.url}/sign-in.html`, { waitUntil: 'networkidle' });
    await customer.isSignedOut();
    await customer.typesCredentials();
    await customer.seesName();
  });
}

for (const width of [1280, 390]) {
  test(`the layout does not shift when the header renders and the name loads, at ${width} px`, async ({
    page,
    author,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const customer = new Customer(page);
    await Customer.hasSite(author);
    const shifts = await recordLayoutShifts(page);
    await customer.opens(`${sandbox.url}/home.html`);
    await customer.isSignedOut();
    const size = () => page.locator('cover-account-header').boundingBox();
    const signedOut = await size();
    expect(await shifts()).toEqual([]);
    await customer.signsIn(sandbox.url);
    await customer.opens(`${sandbox.url}/home.html`);
    await customer.seesName();
    expect(await shifts()).toEqual([]);
    expect(await size()).toEqual(signedOut);
  });
}

test(
  'token, password and email address are in no URL, history entry, event, console line, report or storage',
  whenAffected,
  async ({ page, context, author, sandbox, watch }) => {
    watch.allowsFailedRequests();
    const traces = await Traces.over(context, { sandbox, watch, unless: /\/api\/customer\/signin$/i });
    const customer = new Customer(page);
    await Customer.hasSite(author);
    const tokens: string[] = [];
    await page.route(/\/api\/customer\/(signin|extendSession)$/, async (route) => {
      const response = await route.fetch();
      if (response.ok()) tokens.push(((await response.json()) as { token: string }).token);
      await route.fulfill({ response });
    });
    await page.clock.install();
    await customer.signsIn(sandbox.url);
    await page.clock.fastForward('28:10');
    // This failure is reported.
    await sandbox.injectFault({ call: 'extendSession', kind: 'status', status: 501 });
    await customer.button(customer.texts.stay).click();
    await expect(page.getByText(customer.texts.stayFailed)).toBeVisible();
    await expect.poll(async () => (await sandbox.errors()).length).toBeGreaterThan(0);
    await sandbox.clearFaults();
    await customer.button(customer.texts.stay).click();
    await expect(customer.warning).toHaveCount(0);
    expect(tokens.map((token) => token.length > 8)).toEqual([true, true]);
    const secrets = [...tokens, customer.account.password, customer.account.email];
    for (const secret of secrets) expect(await traces.of(secret, page)).toEqual([]);
    await customer.signsOut();
    await expect(page).toHaveURL(/\/sign-in\.html$/);
    for (const secret of secrets) expect(await traces.of(secret, page)).toEqual([]);
  },
);

test('a gateway that keeps the session in a cookie signs in, names the customer and signs out', async ({
  page,
  author,
  sandbox,
  watch,
}) => {
  // The gateway responds with 401 while nobody is signed in.
  watch.allowsFailedRequests();
  const customer = new Customer(page);
  const services = { api: { base: '/sandbox' }, site: { base: '/sandbox' }, session: { mode: 'cookie' } };
  await Customer.hasSite(author, { pageBlock: { services } });
  await customer.opens(`${sandbox.url}/home.html`);
  await customer.signInLink.click();
  await customer.givesCredentials();
  await customer.seesName();
  // As on another device of the customer, or in a browser without storage.
  await page.evaluate(() => localStorage.clear());
  await customer.opens(`${sandbox.url}/home.html`);
  await customer.seesName();
  await customer.signsOut();
  await expect(page).toHaveURL(/\/sign-in\.html$/);
  await customer.opens(`${sandbox.url}/home.html`);
  await customer.isSignedOut();
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name.includes('customer'))).toEqual([]);
});

test('a page that is loaded again after Back shows no personal data', async ({ page, author, sandbox }) => {
  const customer = new Customer(page);
  await Customer.hasSite(author);
  await customer.signsIn(sandbox.url);
  await customer.signsOut();
  await expect(page).toHaveURL(/\/sign-in\.html$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/account\.html$/);
  await customer.isSignedOut();
});

test('the author’s link stays if the page does not trust the sign-in page', async ({
  page,
  author,
  sandbox,
  watch,
}) => {
  watch.allows(/^console warning: \[covermount\] <cover-account-header>/);
  await author.publishes({
    body: '<cover-account-header sign-in-page="https://stranger.example/"><a href="/sign-in.html">Members</a></cover-account-header>',
  });
  await page.goto(`${sandbox.url}/authored.html`);
  await expect.poll(() => watch.eventsNamed('error').map(({ detail }) => detail.code)).toEqual(['navigation']);
  await expect(page.getByRole('link', { name: 'Members' })).toBeVisible();
});
