import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { Customer, customers } from '../model/customer.ts';
import { expect, test } from '../model/journey.ts';
import { tabsTo } from '../model/keyboard.ts';
import { NewCustomer } from '../model/new-customer.ts';

test('a new password is set and used by keyboard alone, at 320 px', whenAffected, async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  const customer = new Customer(page, 'en', customers.riley);
  const { keyboard } = page;
  const fits = () =>
    expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'Width of the page').toBe(320);
  await customer.opens(`${sandbox.url}/sign-in.html`);
  await fits();
  await tabsTo(page, customer.link(customer.signInTexts.forgotPassword));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/forgot-password\.html$/);
  await fits();
  await tabsTo(page, page.getByRole('textbox', { name: customer.forgotTexts.email }));
  await keyboard.type(customer.account.email);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: customer.forgotTexts.sentTitle })).toBeFocused();
  await fits();
  await customer.followsLink(sandbox.url);
  await expect(customer.newPassword()).toBeVisible();
  await fits();
  await tabsTo(page, customer.newPassword());
  await keyboard.type('Riley789!');
  await tabsTo(page, customer.repeatedPassword());
  await keyboard.type('Riley789!');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: customer.setTexts.doneTitle })).toBeFocused();
  await fits();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sign-in\.html$/);
  await tabsTo(page, page.getByRole('textbox', { name: customer.signInTexts.email }));
  await keyboard.type(customer.account.email);
  await keyboard.press('Tab');
  await keyboard.type('Riley789!');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/welcome\.html$/);
  await customer.seesName();
  await fits();
});

test(
  'a customer of the `ca` services requests a link, sets another password with it, and signs in',
  inLongTier,
  async ({ page, sandbox }) => {
    const joined = new NewCustomer(page, sandbox);
    await joined.opens();
    await joined.fillsIn({ zip: '90001', city: 'Los Angeles', state: 'CA' });
    await joined.submit.click();
    await expect(page).toHaveURL(/\/welcome\.html/);
    const customer = new Customer(page, 'en', { email: joined.email, password: 'Sample2@', name: joined.name });
    await customer.opens(`${sandbox.url}/forgot-password.html`);
    await customer.asksForLink();
    const link = await customer.newestLink(sandbox.url);
    expect(link.searchParams.get('state')?.toUpperCase()).toBe('CA');
    await customer.opens(link.href);
    await customer.choosesPassword(customer.account.password);
    await customer.seesPasswordSet();
    await customer.opens(`${sandbox.url}/sign-in.html`);
    await customer.typesCredentials();
    await expect(page).toHaveURL(/\/welcome\.html/);
    await customer.seesName();
  },
);
