import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { Customer } from '../model/customer.ts';
import { fillsAndSends } from '../model/fake-manager.ts';
import { holdReact } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';

for (const { when, sending, tier } of [
  { when: 'before', sending: 'requestSubmit', tier: inLongTier },
  { when: 'before', sending: 'click', tier: whenAffected },
  { when: 'after', sending: 'requestSubmit', tier: whenAffected },
  { when: 'after', sending: 'click', tier: inLongTier },
] as const) {
  test(`a password manager signs in by ${sending} ${when} React has loaded`, tier, async ({ page, sandbox }) => {
    const customer = new Customer(page);
    const letGo = when === 'before' ? await holdReact(page) : undefined;
    await customer.opens(`${sandbox.url}/sign-in.html`);
    await expect(page.getByRole('textbox', { name: customer.signInTexts.email })).toBeVisible();
    if (when === 'after')
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('cover-sign-in input')!).some((key) => key.startsWith('__react')),
      );
    const { email, password } = customer.account;
    await fillsAndSends(page, { username: email, 'current-password': password }, sending);
    letGo?.();
    await expect(page).toHaveURL(/\/welcome\.html$/);
    await customer.seesName();
    expect(await sandbox.requests('signIn')).toHaveLength(1);
  });
}
