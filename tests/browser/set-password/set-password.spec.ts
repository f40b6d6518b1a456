import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { axeBarriers } from '../../a11y/checkers.ts';
import { Customer, customers } from '../model/customer.ts';
import { fillsAndSends } from '../model/fake-manager.ts';
import { expect, test } from '../model/journey.ts';

for (const { language, width, tier } of [
  { language: 'en', width: 390, tier: whenAffected },
  { language: 'es', width: 1280, tier: inLongTier },
] as const) {
  test(
    `a customer sets a password with a mailed link, signs in, and signs out in two tabs (${language}, ${width} px)`,
    tier,
    async ({ page, context, sandbox }) => {
      await page.setViewportSize({ width, height: 844 });
      const customer = new Customer(page, language, customers.riley);
      const at = (path: string) => `${sandbox.url}${path}?language=${language}`;
      const isAt = (path: string) => expect(page).toHaveURL(at(path));
      const password = language === 'en' ? 'Riley123!' : 'Riley456!';
      await customer.opens(at('/sign-in.html'));
      await customer.link(customer.signInTexts.forgotPassword).click();
      await isAt('/forgot-password.html');
      await customer.asksForLink();
      await page
        .getByRole('main')
        .getByRole('link', { name: /mailbox|buzón/ })
        .click();
      const message = page.getByRole('article').filter({ hasText: customer.account.email }).first();
      await expect(message).toHaveAttribute('lang', language);
      await customer.opens((await message.getByRole('link').getAttribute('href'))!);
      await customer.choosesPassword(password);
      await customer.seesPasswordSet();
      expect(await axeBarriers(page)).toEqual([]);
      await customer.link(customer.setTexts.signIn).last().click();
      await isAt('/sign-in.html');
      await customer.typesCredentials(password);
      await isAt('/welcome.html');
      await customer.opens(at('/forgot-password.html'));
      await customer.seesName();
      const other = customer.onAnotherPage(await context.newPage());
      await other.page.clock.install();
      await other.opens(at('/welcome.html'));
      await other.seesName();
      await page.bringToFront();
      await other.page.clock.pauseAt(Date.now() + 60_000);
      await customer.signsOut();
      await other.page.clock.runFor(1000);
      await other.isSignedOut();
      await isAt('/sign-in.html');
    },
  );
}

test('a password manager finds the email address beside the new password, and fills in a generated one', async ({
  page,
  sandbox,
}) => {
  const customer = new Customer(page, 'en', customers.riley);
  await customer.opens(`${sandbox.url}/forgot-password.html`);
  await customer.asksForLink();
  await customer.followsLink(sandbox.url);
  await expect(customer.newPassword()).toBeVisible();
  const username = page.locator('cover-set-password input[autocomplete=username]');
  await expect(username).toHaveValue(customer.account.email);
  await fillsAndSends(page, { 'new-password': 'Qx7!mnbv2Kp' }, 'click');
  await customer.seesPasswordSet();
});

test('a keyboard user is told that two passwords differ, and sets one', async ({ page, sandbox, visitor }) => {
  const customer = new Customer(page, 'en', customers.riley);
  await customer.opens(`${sandbox.url}/forgot-password.html`);
  await customer.asksForLink();
  await customer.followsLink(sandbox.url);
  await expect(customer.newPassword()).toBeVisible();
  await visitor.tabsTo(customer.newPassword());
  await visitor.types('Riley456!');
  await visitor.tabsTo(customer.repeatedPassword());
  await visitor.types('Riley457!');
  await visitor.hits('Enter');
  await expect(customer.repeatedPassword()).toHaveAttribute('aria-invalid', 'true');
  await visitor.tabsTo(customer.repeatedPassword());
  await visitor.hits('ControlOrMeta+A');
  await visitor.types('Riley456!');
  await visitor.hits('Enter');
  await expect(page.getByRole('heading', { name: customer.setTexts.doneTitle })).toBeFocused();
});
