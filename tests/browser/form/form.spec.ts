import { everyCommit } from '#tooling/testing/tier';
import { en } from '#widgets/form/strings.en';
import { expect, test } from '../model/journey.ts';

test(
  'a form of the page is posted with and without script, is checked before, and keeps what was typed over a reload',
  everyCommit,
  async ({ browser, page, sandbox }) => {
    const posted = async () => (await (await fetch(`${sandbox.url}/sandbox/forms/form`)).json()) as object[];
    const unscripted = await browser.newPage({ javaScriptEnabled: false });
    await unscripted.goto(`${sandbox.url}/form.html`);
    await unscripted.getByLabel('First name').fill('Alex');
    await unscripted.getByLabel('Email address').fill('alex@example.com');
    await unscripted.getByLabel('Message').fill('Hello');
    await unscripted.getByRole('button', { name: 'Send' }).click();
    await expect(unscripted.getByRole('heading', { name: 'Received' })).toBeVisible();
    await unscripted.close();
    const before = await posted();
    expect(before.at(-1)).toMatchObject({ first_name: 'Alex', message: 'Hello', source: 'demo' });

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${sandbox.url}/form.html`);
    const form = page.locator('cover-form').first();
    const drawn = form.locator('.cover-root');
    await expect(drawn).toBeVisible();
    await drawn.getByRole('button', { name: en.submit }).press('Enter');
    await expect(drawn.getByRole('textbox', { name: 'First name' })).toBeFocused();
    await expect(drawn.getByText('Please tell us your name.')).toBeVisible();
    await page.keyboard.type('Robin');
    await page.keyboard.press('Tab');
    await page.keyboard.type('robin@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('7870');
    await drawn.getByRole('textbox', { name: 'Message' }).fill('A deer.');
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes(':earlyInput.form'))))
      .toBe(true);
    await page.reload();
    await expect(drawn.getByRole('textbox', { name: 'Message' })).toHaveValue('A deer.');
    await drawn.getByRole('button', { name: en.submit }).press('Enter');
    await expect(drawn.getByText('A zip code has five digits.')).toBeVisible();
    await expect(drawn.getByRole('textbox', { name: /^Zip code/ })).toBeFocused();
    await drawn.getByRole('textbox', { name: /^Zip code/ }).fill('78701');
    await drawn.getByRole('button', { name: en.submit }).press('Enter');
    await expect(drawn.getByText(en['error.captcha'])).toBeVisible();
    await form.getByLabel('What is 3 + 4?').fill('7');
    expect(await posted()).toHaveLength(before.length);
    await drawn.getByRole('button', { name: en.submit }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
    expect(await posted()).toHaveLength(before.length + 1);
    expect((await posted()).at(-1)).toEqual({
      first_name: 'Robin',
      email: 'robin@example.com',
      zip: '78701',
      topic: '',
      message: 'A deer.',
      offers: 'Unchecked',
      captcha_answer: '7',
      source: 'demo',
      website_address: '',
    });
  },
);
