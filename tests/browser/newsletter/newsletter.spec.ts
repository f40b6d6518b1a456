import { whenAffected } from '#tooling/testing/tier';
import { en } from '#widgets/newsletter/strings.en';
import { es } from '#widgets/newsletter/strings.es';
import { expect, test } from '../model/journey.ts';
import { hasStored, storedKeys } from '../model/stored-records.ts';

test(
  'the newsletter posts an email address, also from a CMS page, and sends bots to the error page',
  whenAffected,
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

const own =
  '<form action="/answers-with-an-error" method="post"><input type="email" name="email" aria-label="Email"></form>';
for (const [what, newsletter] of [
  ['that is drawn before React', '<cover-newsletter load="eager" action="/answers-with-an-error"></cover-newsletter>'],
  ['of the page’s own form', `<cover-newsletter load="eager">${own}</cover-newsletter>`],
] as const) {
  test(`a newsletter ${what} keeps the encrypted email address after Back from an error, for one visit`, async ({
    page,
    author,
    visitor,
    watch,
    sandbox,
    person,
  }) => {
    watch.allowsFailedRequests();
    let posts = 0;
    await page.route('**/answers-with-an-error', async (route) => {
      posts += 1;
      await route.fulfill({ status: 503, contentType: 'text/html', body: '<!doctype html><h1>Not now</h1>' });
    });
    await visitor.opens(await author.publishes({ body: newsletter }));
    const drawn = page.locator('cover-newsletter .cover-root');
    const email = drawn.getByRole('textbox', { name: en.email });
    const isSent = async () => {
      await drawn.getByRole('button', { name: en.submit }).click();
      await expect(page.getByRole('heading', { name: 'Not now' })).toBeVisible();
    };
    await email.fill(person.email);
    await hasStored(page, /:earlyInput\.newsletter/);
    await isSent();
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(person.email);
    await page.goBack();
    await expect(email).toHaveValue(person.email);
    await visitor.hasReceivedTheWholeWidget();
    await expect(email).toHaveValue(person.email);
    await isSent();
    await page.goBack();
    await expect(email).toHaveValue(person.email);
    await isSent();
    expect(posts).toBe(3);

    await page.goto(`${sandbox.url}/authored.html`);
    await visitor.hasReceivedTheWholeWidget();
    await expect(email).toHaveValue('');
  });
}

test('two newsletters each keep the text that is typed into them before React over a reload', async ({
  page,
  author,
  visitor,
}) => {
  const newsletter = '<cover-newsletter load="eager" action="/newsletter"></cover-newsletter>';
  await visitor.opens(await author.publishes({ body: newsletter + newsletter }));
  const email = (index: number) =>
    page.locator('cover-newsletter .cover-root').nth(index).getByRole('textbox', { name: en.email });
  await visitor.hasReceivedTheWholeWidget();
  await email(0).fill('alex@example.com');
  await email(1).fill('robin@example.com');
  await expect.poll(() => storedKeys(page, /:earlyInput\.newsletter/)).toHaveLength(2);
  await page.reload();
  await expect(email(0)).toHaveValue('alex@example.com');
  await expect(email(1)).toHaveValue('robin@example.com');
});

test('a keyboard user corrects an email address and sends it', async ({ page, visitor, person }) => {
  await visitor.opens('/newsletter.html');
  const drawn = page.getByRole('region', { name: 'Newsletter' }).locator('.cover-root');
  const email = drawn.getByRole('textbox', { name: en.email });
  await visitor.tabsTo(email);
  const [name = '', domain = ''] = person.email.split('@');
  await visitor.types(name);
  await visitor.hits('Enter');
  await expect(drawn.getByText(en['error.emailInvalid'])).toBeVisible();
  await expect(email).toBeFocused();
  await visitor.types(`@${domain}`);
  await visitor.hits('Enter');
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
});
