import { Customer } from '../browser/model/customer.ts';
import { expect, test } from '../browser/model/journey.ts';
import type { Watch } from '../browser/model/watch.ts';
import { destinations } from './model/destinations.ts';
import { hostileAddresses, pressedOf } from './model/hostile-addresses.ts';
import { Intruder } from './model/intruder.ts';
import { attributeText, PolicedSite, trustedTypesAlone } from './model/policed-site.ts';

/** Every address in the configuration of the account's widgets. */
const configs = (address: string) => ({
  'account-header': {
    signInPage: address,
    portalPage: address,
    links: { Help: address },
    signedOutLinks: { Join: address },
  },
  'create-customer': { successPage: address },
  'forgot-password': { resetPage: address, signInPage: address },
  'set-password': { signInPage: address, forgotPasswordPage: address },
  'sign-in': { welcomePage: address, forgotPasswordPage: address, createAccountPage: address },
});

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
  const body = Object.entries(configs('/fine.html'))
    .map(
      ([name, config]) =>
        `<div id="${name}" data-covermount="${name}" data-load="eager" data-config="${attributeText(config)}"></div>`,
    )
    .join('');
  const url = `${site.publishes({ body })}?token=reset`;
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
    await expect.poll(() => watch.eventsNamed('ready').length).toBe(ready + Object.keys(configs('')).length);
    await expect(links).not.toHaveCount(0);
    const { href } = new URL(page.url());
    for (const hostile of tried) {
      const before = watch.eventsNamed('error').length;
      const texts = Object.entries(configs(hostile)).map(([name, config]) => [name, JSON.stringify(config)] as const);
      await page.evaluate((all) => {
        for (const [id, text] of all) document.querySelector(`#${id}`)!.setAttribute('data-config', text);
      }, texts);
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
