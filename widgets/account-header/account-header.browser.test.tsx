import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { signInCustomer } from '#account/testing/sign-in-customer';
import { openPage, TestDevice } from '#embed/testing/fake-page';
import { FakeServices, hangsUp, says } from '#embed/testing/fake-services';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { accountHeaderConfig } from './account-header.config.ts';
import { AccountHeader } from './account-header.view.tsx';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

interface Options {
  config?: Record<string, unknown>;
  responses?: Record<string, string | (() => Promise<Response>)>;
  customer?: Parameters<typeof signInCustomer>[1] | 'nobody';
  language?: 'en' | 'es';
  device?: TestDevice;
}

async function open({ config = {}, responses = {}, customer = {}, language = 'en', device }: Options = {}) {
  const used = device ?? new TestDevice();
  const opened = openPage({ device: used, language, services: new FakeServices(responses) });
  if (customer !== 'nobody') await signInCustomer(opened.visitor, customer);
  const { host } = opened;
  const view = (
    <AccountHeader config={z.parse(accountHeaderConfig, config)} labels={language === 'es' ? es : en} host={host} />
  );
  return { ...opened, device: used, ...(await renderInShadowRoot(view)) };
}

const menu = (name: string) => page.getByRole('button', { name });
const alex = () => menu('Alex Example, account menu');
const link = (name: string) => page.getByRole('link', { name });

async function resize(width: number): Promise<void> {
  const before = { width: innerWidth, height: innerHeight };
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(before.width, before.height));
}

test('links to the sign-in page where nobody is signed in', async () => {
  const { host, services, violations } = await open({ customer: 'nobody' });
  await expect.element(link(en.signIn)).toHaveAttribute('href', '/sign-in');
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(await violations()).toEqual([]);
  await link(en.signIn).click();
  expect(host.navigate).toHaveBeenCalledExactlyOnceWith('/sign-in', 'signIn');
  expect(services.received).toEqual([]);
});

test('offers the author’s links in a menu beside the sign-in link', async () => {
  const signedOutLinks = { 'Create an account': '/create-account' };
  const { host } = await open({ customer: 'nobody', config: { signedOutLinks } });
  await menu(en.moreSignedOut).click();
  await link('Create an account').click();
  expect(host.navigate).toHaveBeenCalledExactlyOnceWith('/create-account', 'menu');
});

test.each([
  ['en', en],
  ['es', es],
] as const)('shows the customer’s name with a menu, in %s', async (language, labels) => {
  const config = { portalPage: '/my-account', links: { Help: '/help' } };
  const { host, services, violations } = await open({ language, config });
  await expect.element(menu(labels.accountOf.replace('{name}', 'Alex Example'))).toHaveTextContent('Alex Example');
  expect(services.requestsOf('loadCustomerProfile')).toHaveLength(1);
  await menu(labels.accountOf.replace('{name}', 'Alex Example')).click();
  await expect
    .poll(() =>
      page
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      labels['tab.dashboard'],
      labels['tab.policies'],
      labels['tab.rewards'],
      labels['tab.account'],
      labels['tab.myquotes'],
      'Help',
    ]);
  expect(await violations()).toEqual([]);
  await link(labels['tab.policies']).click();
  expect(host.navigate).toHaveBeenCalledExactlyOnceWith('/my-account?tabid=policies', 'menu');
});

test('makes no call if the sign-in response had the name', async () => {
  const { services } = await open({ customer: { name: 'Alex Example' } });
  await expect.element(alex()).toBeVisible();
  expect(services.requestsOf('loadCustomerProfile')).toEqual([]);
});

test('keeps its size when the name loads, also with a long name on a phone', async () => {
  await resize(320);
  const services = {
    loadCustomerProfile: says({ isSuccess: true, name: 'Maximiliana', surname: 'Featherstonehaugh' }),
  };
  const { container } = await open({ responses: services, customer: 'nobody' });
  const size = () => {
    const { width, height } = container.querySelector('.cover-account-header')!.getBoundingClientRect();
    return [width, height];
  };
  const before = size();
  const signedIn = await open({ responses: services });
  const sizes = () => {
    const { width, height } = signedIn.container.querySelector('.cover-account-header')!.getBoundingClientRect();
    return [width, height];
  };
  expect(sizes()).toEqual(before);
  await expect.element(menu('Maximiliana Featherstonehaugh, account menu')).toBeVisible();
  expect(sizes()).toEqual(before);
  expect(before[1]).toBeGreaterThanOrEqual(44);
});

test('the header has a menu with sign-out while the name is pending', async () => {
  const services = new FakeServices();
  const release = services.hold('loadCustomerProfile');
  await open({ responses: services.responses });
  await menu(en.account).click();
  await expect.element(page.getByText(en.loadingName)).toBeVisible();
  await expect.element(menu(en.signOut)).toBeVisible();
  release();
  await expect.element(alex()).toBeVisible();
});

test('shows that the name did not load, and loads it again on a press', async () => {
  const { root, services, violations } = await open({
    responses: { loadCustomerProfile: says({ message: 'Out' }, 501) },
  });
  await menu(en.account).click();
  await expect.element(page.getByText(en.nameFailed)).toBeVisible();
  expect(await violations()).toEqual([]);
  delete services.responses.loadCustomerProfile;
  await menu(en.retry).click();
  await expect.element(alex()).toBeVisible();
  // The button is gone, and the menu stays open.
  expect(root.activeElement).toBe(root.querySelector('.cover-menu-owner'));
  await expect.element(menu(en.signOut)).toBeVisible();
});

test('shows that it is offline, and loads the name when the network returns', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { services } = await open({ responses: { loadCustomerProfile: hangsUp } });
  await menu(en.account).click();
  await expect.element(page.getByText(en.nameOffline)).toBeVisible();
  onLine.mockRestore();
  delete services.responses.loadCustomerProfile;
  dispatchEvent(new Event('online'));
  await expect.element(alex()).toBeVisible();
});

test('signs the customer out when the services reject the token, and informs them', async () => {
  const { visitor, outcomes, host } = await open({ responses: { loadCustomerProfile: 'sessionEnded' } });
  await expect.element(page.getByRole('dialog', { name: en.endedTitle })).toHaveTextContent(en.rejectedText);
  expect(visitor.read('customerSession')).toBeUndefined();
  expect(outcomes).toEqual(['sessionEnded']);
  await link(en.signInAgain).click();
  expect(host.navigate).toHaveBeenCalledExactlyOnceWith('/sign-in', 'signIn');
  await menu(en.closeEnded).click();
  await expect.element(link(en.signIn)).toBeVisible();
});

test('signs out: drops personal data, informs the services, and opens the sign-in page', async () => {
  const { visitor, services, host, outcomes, container, events } = await open();
  visitor.remember('place', { zip: '78701', city: 'Austin', state: 'TX' });
  await alex().click();
  await menu(en.signOut).click();
  await expect.poll(() => host.navigate).toHaveBeenCalledExactlyOnceWith('/sign-in', 'signOut');
  expect(services.requestsOf('signOut')).toHaveLength(1);
  expect([visitor.read('customerSession'), visitor.read('place')]).toEqual([undefined, undefined]);
  await expect.element(link(en.signIn)).toBeVisible();
  expect(container.innerHTML).not.toMatch(/Alex|alex@/);
  expect(outcomes).toEqual(['signedOut']);
  expect(JSON.stringify(events)).not.toMatch(/alex|customer-token/i);
});

test('signs out offline, and stays on the page', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  const { visitor, host, services, focused } = await open({ customer: { name: 'Alex Example' } });
  services.goOffline();
  await alex().click();
  await menu(en.signOut).click();
  await expect.element(link(en.signIn)).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent(en.signedOut);
  expect(visitor.read('customerSession')).toBeUndefined();
  expect(host.navigate).not.toHaveBeenCalled();
  expect(focused()).toBe(link(en.signIn).element());
});

test('announces a sign-out in another tab, and keeps the focus in the header', async () => {
  const { device, focused, container, outcomes } = await open();
  await expect.element(alex()).toBeVisible();
  (alex().element() as HTMLElement).focus();
  device.openTab({ brandCode: device.brandCode }).forget();
  await expect.element(link(en.signIn)).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent(en.signedOut);
  expect(focused()).toBe(link(en.signIn).element());
  expect(container.innerHTML).not.toContain('Alex');
  expect(outcomes).toEqual([]);
});

test('leaves the focus elsewhere on the page alone', async () => {
  const { device } = await open();
  await expect.element(alex()).toBeVisible();
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  field.focus();
  device.openTab({ brandCode: device.brandCode }).forget();
  await expect.element(link(en.signIn)).toBeVisible();
  // oxlint-disable-next-line no-restricted-properties -- The page's focus is what is tested.
  expect(document.activeElement).toBe(field);
});

test('shows a sign-in in another tab', async () => {
  const { device } = await open({ customer: 'nobody' });
  await expect.element(link(en.signIn)).toBeVisible();
  await signInCustomer(device.openTab({ brandCode: device.brandCode }));
  await expect.element(alex()).toBeVisible();
});

test('removes the name from a page that enters the back/forward cache, and shows it again after Back', async () => {
  const { container } = await open();
  await expect.element(alex()).toBeVisible();
  await alex().click();
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await Promise.resolve();
  await Promise.resolve();
  expect(container.innerHTML).not.toContain('Alex');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(alex()).toBeVisible();
});

test('warns before the session ends, with a button that signs out', async () => {
  const { host } = await open({ customer: { seconds: 60 } });
  await expect.element(page.getByRole('dialog', { name: en.warningTitle })).toBeVisible();
  await menu(en.leave).click();
  await expect.poll(() => host.navigate).toHaveBeenCalledExactlyOnceWith('/sign-in', 'signOut');
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
});

test('keeps the authored content when the sign-in page is not trusted, and tells the author', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const config = {
    signInPage: 'https://stranger.example/',
    links: { Elsewhere: 'https://other.example/' },
  };
  const { failures } = await open({ customer: 'nobody', config });
  expect(page.getByRole('link').elements()).toEqual([]);
  await expect.poll(() => failures).toEqual(['navigation', 'navigation']);
  await expect
    .poll(() => warn.mock.calls.flat().join())
    .toMatch(/signInPage is on an origin .*[^]*links\["Elsewhere"\] is on an origin/);
});
