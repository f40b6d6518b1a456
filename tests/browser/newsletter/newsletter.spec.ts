import { everyCommit } from '#tooling/testing/tier';
import { en } from '#widgets/newsletter/strings.en';
import { es } from '#widgets/newsletter/strings.es';
import { expect, test } from '../model/journey.ts';

test(
  'an email address is posted to the newsletter, also from a page of the content system, and a robot goes to the error page',
  everyCommit,
  async ({ page, sandbox, person }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${sandbox.url}/newsletter.html`);
    const drawn = page.getByRole('region', { name: 'Newsletter' }).locator('.cover-root');
    const send = drawn.getByRole('button', { name: en.submit });
    await drawn.getByRole('textbox', { name: en.email }).fill('rowan');
    await send.click();
    await expect(drawn.getByText(en['error.emailInvalid'])).toBeVisible();
    await drawn.getByRole('textbox', { name: en.email }).fill(person.email);
    await send.press('Enter');
    await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
    const posted = (await (await fetch(`${sandbox.url}/sandbox/forms/newsletter`)).json()) as object[];
    expect(posted.at(-1)).toEqual({ email: person.email, website_address: '' });

    await page.goto(`${sandbox.url}/newsletter.html`);
    const previewed = page.getByRole('region', { name: 'Vista previa' }).locator('.cover-root');
    await previewed.getByRole('textbox', { name: es.email }).fill(`second.${person.email}`);
    await previewed.getByRole('button', { name: es.submit }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
    const again = (await (await fetch(`${sandbox.url}/sandbox/forms/newsletter`)).json()) as object[];
    expect(again.at(-1)).toMatchObject({ email: `second.${person.email}` });

    await page.goto(`${sandbox.url}/newsletter.html`);
    await drawn.getByRole('textbox', { name: en.email }).fill(person.email);
    await expect(drawn.locator('[name=website_address]')).toHaveCount(1);
    await drawn.locator('[name=website_address]').evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await send.press('Enter');
    await expect(page).toHaveURL(/\/form-error\.html$/);
  },
);
