import { everyCommit } from '#tooling/testing/tier';
import { Customer, customers } from '../model/customer.ts';
import { expect, test } from '../model/journey.ts';

test('a new password is set and used by keyboard alone, at 320 px', everyCommit, async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  const customer = new Customer(page, 'en', customers.riley);
  const { keyboard } = page;
  const fits = () =>
    expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'Width of the page').toBe(320);
  const tabsTo = async (name: RegExp | string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await keyboard.press('Tab');
      // Inside a shadow root, not its element.
      const focused = page.locator('*:focus').last();
      if (!(await focused.isVisible())) continue;
      const label = await focused.evaluate(
        (one: HTMLElement) => (one as HTMLInputElement).labels?.[0]?.textContent ?? one.textContent,
      );
      if (label.trim() === name) return;
    }
    throw new Error(`The keyboard does not get to ${String(name)}`);
  };
  await customer.opens(`${sandbox.url}/sign-in.html`);
  await fits();
  await tabsTo(customer.signInTexts.forgotPassword);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/forgot-password\.html$/);
  await fits();
  await tabsTo(customer.forgotTexts.email);
  await keyboard.type(customer.account.email);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: customer.forgotTexts.sentTitle })).toBeFocused();
  await fits();
  await customer.followsLink(sandbox.url);
  await expect(customer.newPassword()).toBeVisible();
  await fits();
  await tabsTo(customer.setTexts.password);
  await keyboard.type('Riley789!');
  await tabsTo(customer.setTexts.passwordVerify);
  await keyboard.type('Riley789!');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: customer.setTexts.doneTitle })).toBeFocused();
  await fits();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sign-in\.html$/);
  await tabsTo(customer.signInTexts.email);
  await keyboard.type(customer.account.email);
  await keyboard.press('Tab');
  await keyboard.type('Riley789!');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/welcome\.html$/);
  await customer.seesName();
  await fits();
});
