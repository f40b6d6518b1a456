import { whenAffected } from '#tooling/testing/tier';
import { en } from '#widgets/policy-modal/strings.en';
import { expect, test } from '../model/journey.ts';

test(
  'links to policies on the page and in another widget open their dialogs, which load no file before',
  whenAffected,
  async ({ page, sandbox, watch }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${sandbox.url}/policy-modal.html`, { waitUntil: 'networkidle' });
    const isLoaded = () => watch.addresses.some((address) => /\/policy-modal-[\w-]+\.js$/.test(address));
    expect(isLoaded()).toBe(false);
    const link = page.locator('main > div').getByRole('link', { name: 'Text message policy' });
    await link.click();
    const dialog = page.getByRole('dialog', { name: en.smsTitle });
    await expect(dialog).toBeVisible();
    expect(isLoaded()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await page.locator('cover-consent-form').getByRole('link', { name: 'privacy policy' }).click();
    await expect(page.getByRole('dialog', { name: en.privacyTitle })).toBeVisible();
  },
);

test('the link of a policy is followed if the dialog’s files cannot be loaded', async ({
  page,
  author,
  watch,
  sandbox,
}) => {
  watch.allowsFailedRequests();
  watch.allows(/^console (error|warning): \[covermount\]/);
  await author.publishes({ body: '<h1>Our privacy</h1>' }, '/privacy.html');
  const path = await author.publishes({
    body: '<a href="/privacy.html">Privacy</a><cover-policy-modal privacy-link="/privacy.html"></cover-policy-modal>',
  });
  await page.route(/\/policy-modal-[\w-]+\.js$/, (route) => route.abort());
  await page.goto(sandbox.url + path, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Our privacy' })).toBeVisible();
});

test('a keyboard user opens a policy from its link, and is back at the link', async ({ page, visitor }) => {
  await visitor.opens('/policy-modal.html');
  const link = page.locator('main > div').getByRole('link', { name: 'Text message policy' });
  await visitor.tabsTo(link);
  await visitor.hits('Enter');
  const dialog = page.getByRole('dialog', { name: en.smsTitle });
  await expect(dialog).toBeVisible();
  await visitor.tabsTo(dialog.getByRole('button').last());
  await visitor.hits('Enter');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});
