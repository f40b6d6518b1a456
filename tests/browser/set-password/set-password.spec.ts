import { everyCommit, inLongTier } from '#tooling/testing/tier';
import { axeBarriers } from '../../a11y/checkers.ts';
import { Customer, customers } from '../model/customer.ts';
import { fillsAndSends } from '../model/fake-manager.ts';
import { expect, test } from '../model/journey.ts';

for (const { language, width, tier } of [
  { language: 'en', width: 390, tier: everyCommit },
  { language: 'es', width: 1280, tier: inLongTier },
] as const) {
  test(
    `a customer sets a password with the link of a message, signs in with it and is named on another page; a sign-out shows in the other tab within a second (${language}, ${width} px)`,
    tier,
    async ({ page, context, sandbox }) => {
      await page.setViewportSize({ width, height: 844 });
      const customer = new Customer(page, language, customers.riley);
      const at = (path: string) => `${sandbox.url}${path}?language=${language}`;
      const password = language === 'en' ? 'Riley123!' : 'Riley456!';
      await customer.opens(at('/sign-in.html'));
      await customer.link(customer.signInTexts.forgotPassword).click();
      await expect(page).toHaveURL(/\/forgot-password\.html$/);
      await customer.opens(at('/forgot-password.html'));
      await customer.asksForLink();
      await page.getByRole('link', { name: 'mailbox', exact: true }).click();
      const message = page.getByRole('article').filter({ hasText: customer.account.email }).first();
      await expect(message).toHaveAttribute('lang', language);
      // The demo site has a Spanish page where the address asks for it.
      const link = new URL((await message.getByRole('link').getAttribute('href'))!);
      link.searchParams.set('language', language);
      await customer.opens(link.href);
      await customer.choosesPassword(password);
      await customer.seesPasswordSet();
      expect(await axeBarriers(page)).toEqual([]);
      await customer.link(customer.setTexts.signIn).last().click();
      await expect(page).toHaveURL(/\/sign-in\.html$/);
      await customer.opens(at('/sign-in.html'));
      await customer.typesCredentials(password);
      await expect(page).toHaveURL(/\/welcome\.html$/);
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
      await expect(page).toHaveURL(/\/sign-in\.html$/);
    },
  );
}

test('a password manager finds the address beside a new password, and sets one of its own', async ({
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
