import { inLongTier } from '#tooling/testing/tier';
import { en as portalTexts } from '#widgets/customer-portal/strings.en';
import { Customer } from '../browser/model/customer.ts';
import { expect, test } from '../browser/model/journey.ts';
import type { Watch } from '../browser/model/watch.ts';
import { configures, setConfigurations, widgetsOf } from './model/configured-widgets.ts';
import { destinations } from './model/destinations.ts';
import { hostileAddresses, pressedOf } from './model/hostile-addresses.ts';
import { Intruder } from './model/intruder.ts';
import { membersBrand, signsInAtGateway } from './model/members.ts';
import { PolicedSite, trustedTypesAlone } from './model/policed-site.ts';
import { account, portal } from './model/untrusted-configurations.ts';

/** The keys of addresses, as the page is told. */
const keys = [
  'account-header: signInPage',
  'account-header: portalPage',
  'account-header: links["Help"]',
  'account-header: signedOutLinks["Join"]',
  'create-customer: successPage',
  'forgot-password: resetPage',
  'forgot-password: signInPage',
  'set-password: signInPage',
  'set-password: forgotPasswordPage',
  'sign-in: welcomePage',
  'sign-in: forgotPasswordPage',
  'sign-in: createAccountPage',
].toSorted();

/** The keys that were reported as untrusted since an event. */
const reportedSince = (watch: Watch, event: number): string[] =>
  watch
    .eventsNamed('error')
    .slice(event)
    .map(({ detail: { code, widget, message } }) => {
      const [, key] = /^(\S+) is on an origin that services\.trustedOrigins/.exec(String(message)) ?? [];
      return code === 'navigation' && key ? `${String(widget)}: ${key}` : `${String(code)} ${String(message)}`;
    })
    .toSorted();

test('no account widget links to an untrusted address, and each is reported to the page', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  watch.allows(/^console warning: \[covermount\] <cover-[\w-]+>: \d+ problems? in its pages/);
  const site = await PolicedSite.over(context, sandbox, trustedTypesAlone);
  const intruder = await Intruder.in(context);
  const url = `${site.publishes({ body: widgetsOf(account('/fine.html')) })}?token=reset`;
  site.publishes({ body: '<cover-sign-in welcome-page="/fine.html"></cover-sign-in>' }, '/sign-in.html');
  site.publishes({ body: '<h1>Welcome</h1>' }, '/fine.html');
  const customer = new Customer(page);
  const tried = pressedOf(hostileAddresses(sandbox.partnerUrl));
  const links = page.locator('[data-covermount] a[href$="/fine.html"]');

  const untrustedDestinations: Record<string, string[]> = {};
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) {
      await customer.opens(`${sandbox.url}/sign-in.html`);
      await customer.typesCredentials();
      await expect(page).toHaveURL(/\/fine\.html$/);
    }
    const ready = watch.eventsNamed('ready').length;
    await page.goto(url);
    // The header loads when it is used.
    await page.locator('#account-header').hover();
    await expect.poll(() => watch.eventsNamed('ready').length).toBe(ready + Object.keys(account('')).length);
    await expect(links).not.toHaveCount(0);
    const { href } = new URL(page.url());
    for (const hostile of tried) {
      const before = watch.eventsNamed('error').length;
      await setConfigurations(page, account(hostile));
      await expect.poll(() => reportedSince(watch, before), hostile).toEqual(keys);
      const found = await destinations(page);
      if (found.length > 0 || (await links.count()) > 0) untrustedDestinations[hostile] = found;
    }
    // The mail would link to this address, so the form is not shown.
    await expect(page.locator('#forgot-password').getByRole('textbox')).toHaveCount(0);
    expect(page.url()).toBe(href);
  }
  expect(untrustedDestinations).toEqual({});
  expect(await intruder.traces(page)).toEqual([]);
});

const portalKeys = [
  'signInPage',
  'quotePage',
  'referralUrl',
  'socialReturnPage',
  'instagram.url',
  'facebook.url',
  'help.chatPage',
  'carriers[0].carrierUrl',
]
  .map((key) => `customer-portal: ${key}`)
  .toSorted();

test(
  'the customer portal neither links to an untrusted address nor opens it, and each is reported to the page',
  inLongTier,
  async ({ page, context, sandbox, watch }) => {
    watch.allows(/^console warning: \[covermount\] <cover-customer-portal>: \d+ problems in its pages/);
    const site = await PolicedSite.over(context, sandbox, trustedTypesAlone);
    const intruder = await Intruder.in(context);
    const tried = pressedOf(hostileAddresses(sandbox.partnerUrl));
    const element = page.locator('#customer-portal');

    // A visitor who is not signed in would be redirected. One element for each address.
    const each = tried.map((hostile, index) => widgetsOf(portal(hostile), String(index))).join('');
    const signedOut = site.publishes({ body: each }, '/signed-out.html');
    await page.goto(signedOut);
    const portals = page.locator('[data-covermount]');
    await expect(portals.getByRole('heading', { name: portalTexts.signedOutTitle })).toHaveCount(tried.length);
    await expect.poll(() => [...new Set(reportedSince(watch, 0))]).toEqual(expect.arrayContaining(portalKeys));
    await expect(portals.locator('[part~=sign-in]')).toHaveCount(0);
    expect(await destinations(page)).toEqual([]);
    expect(page.url()).toBe(signedOut);

    await signsInAtGateway(context, sandbox);
    const address = site.publishes({
      body: widgetsOf(portal('/fine.html')),
      pageBlock: { brand: 'members', brands: { members: membersBrand } },
    });
    const button = (name: string) => element.getByRole('button', { name, exact: true });
    /** What leads to the addresses in each tab. */
    const tabs = {
      dashboard: [element.locator('[part~=referral]')],
      policies: [element.locator('[part~=pay-at-carrier]'), element.locator('[part~=help-chat]')],
      rewards: [button(portalTexts['rewards.connect.instagram']), button(portalTexts['rewards.connect.facebook'])],
      myquotes: [element.locator('a[href*="/fine.html"]').first()],
    };
    const untrustedDestinations: Record<string, string[]> = {};
    for (const [tab, leading] of Object.entries(tabs)) {
      await page.goto(`${address}?tabid=${tab}`);
      if (tab === 'policies') await element.locator('[part~=payment-help]').first().click();
      for (const control of leading) await expect(control).toBeVisible();
      const { href } = new URL(page.url());
      for (const hostile of tried) {
        const before = watch.eventsNamed('error').length;
        await configures(page, portal(hostile));
        const reported = () => reportedSince(watch, before).filter((key) => portalKeys.includes(key));
        await expect.poll(reported, `${tab}: ${hostile}`).toEqual(portalKeys);
        for (const control of leading) await expect(control, `${tab}: ${hostile}`).toHaveCount(0);
        const found = await destinations(page);
        if (found.length > 0) untrustedDestinations[`${tab}: ${hostile}`] = found;
      }
      await configures(page, portal('/fine.html'));
      for (const control of leading) await expect(control).toBeVisible();
      expect(page.url()).toBe(href);
    }
    expect(untrustedDestinations).toEqual({});
    expect(context.pages()).toHaveLength(1);
    expect(watch.eventsNamed('navigate')).toEqual([]);
    expect(await intruder.traces(page)).toEqual([]);
  },
);
