import type { Page } from '@playwright/test';
import { everyCommit, inLongTier } from '#tooling/testing/tier';
import { Customer, customers } from '../model/customer.ts';
import { holdReact } from '../model/hold-react.ts';
import { expect, test } from '../model/journey.ts';

type Sending = 'requestSubmit' | 'click';

/** Fills fields as the script of a password manager does: found by `autocomplete`, set by the node's own setter, told by events. */
async function fills(page: Page, values: Readonly<Record<string, string>>, sending: Sending): Promise<void> {
  await page.evaluate(
    ({ values: typed, sending: how }) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      let form: HTMLFormElement | null = null;
      for (const [purpose, value] of Object.entries(typed)) {
        const fields = document.querySelectorAll<HTMLInputElement>(`input[autocomplete~="${purpose}"]`);
        if (fields.length === 0) throw new Error(`No field for ${purpose}`);
        for (const field of fields) {
          set!.call(field, value);
          field.dispatchEvent(new Event('input', { bubbles: true }));
          field.dispatchEvent(new Event('change', { bubbles: true }));
          form = field.form;
        }
      }
      if (how === 'requestSubmit') form!.requestSubmit();
      else form!.querySelector<HTMLElement>('[type=submit]')!.click();
    },
    { values, sending },
  );
}

for (const { when, sending, tier } of [
  { when: 'before', sending: 'requestSubmit', tier: inLongTier },
  { when: 'before', sending: 'click', tier: everyCommit },
  { when: 'after', sending: 'requestSubmit', tier: everyCommit },
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
    await fills(page, { username: email, 'current-password': password }, sending);
    letGo?.();
    await expect(page).toHaveURL(/\/welcome\.html$/);
    await customer.seesName();
    expect(await sandbox.requests('signIn')).toHaveLength(1);
  });
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
  await fills(page, { 'new-password': 'Qx7!mnbv2Kp' }, 'click');
  await customer.seesPasswordSet();
});
