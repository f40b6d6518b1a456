import { inLongTier } from '#tooling/testing/tier';
import { en } from '#widgets/sign-in/strings.en';
import { expect, test } from '../model/journey.ts';
import { ChromiumWithPasswords } from './chromium-with-passwords.ts';

const alex = { email: 'alex@example.com', password: 'Example1!' };

test(
  'Chromium offers to save the credentials of a sign-in, and fills them in on the next visit',
  inLongTier,
  async ({ page, sandbox }) => {
    const browser = await ChromiumWithPasswords.in(page);
    try {
      const first = await browser.visits(`${sandbox.url}/sign-in.html`);
      await first.getByRole('textbox', { name: en.email }).click();
      await first.keyboard.type(alex.email);
      await first.getByLabel(en.password, { exact: true }).click();
      await first.keyboard.type(alex.password);
      await first.keyboard.press('Enter');
      await expect(first).toHaveURL(/\/welcome\.html$/);
      await browser.savesPassword(alex.email);
      const next = await browser.visits(`${sandbox.url}/sign-in.html`);
      await next.getByRole('heading', { name: en.formTitle }).click();
      await expect(next.getByLabel(en.password, { exact: true })).toHaveValue(alex.password);
      await expect(next.getByRole('textbox', { name: en.email })).toHaveValue(alex.email);
      await next.getByRole('button', { name: en.submit, exact: true }).click();
      await expect(next).toHaveURL(/\/welcome\.html$/);
    } finally {
      await browser.close();
    }
  },
);
