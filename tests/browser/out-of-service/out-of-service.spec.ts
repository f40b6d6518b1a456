import { format } from '#i18n/format';
import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { en } from '#widgets/out-of-service/strings.en';
import { es } from '#widgets/out-of-service/strings.es';
import { expect, test } from '../model/journey.ts';
import { PromptedPage } from '../model/prompts.ts';
import { hasStored } from '../model/stored-records.ts';

const links = { TX: '/texas.html', OK: 'https://stranger.example/' };

for (const [language, texts] of [
  ['en', en],
  ['es', es],
] as const) {
  const body = (config: object = {}) =>
    `<main><cover-out-of-service language="${language}" config='${JSON.stringify({ links, redirectSeconds: 12, ...config })}'></cover-out-of-service></main>`;

  test.describe(`out of service, in ${language}`, language === 'es' ? inLongTier : {}, () => {
    test(
      'redirects visitors to their state’s page when the countdown ends',
      whenAffected,
      async ({ page, author, sandbox }) => {
        const prompted = await PromptedPage.on(page);
        await author.publishes({ body: body() });
        await author.publishes({ body: 'Texas' }, '/texas.html');
        await prompted.opens(`${sandbox.url}/authored.html?state=tx`);
        await expect(
          page.getByRole('heading', { name: format(texts.redirectTitle, { state: 'Texas' }) }),
        ).toBeVisible();
        await prompted.lets(2000);
        const status = page.getByRole('status').filter({ hasText: format(texts.redirectText, { seconds: '10' }) });
        await prompted.lets(500);
        await expect(status).toHaveCount(1);
        await prompted.lets(11_000);
        await expect(page).toHaveURL(/\/texas\.html$/);
      },
    );

    test('keeps a typed email address over a reload', async ({ page, author, visitor }) => {
      await visitor.opens(await author.publishes({ body: body({ action: '/sent' }) }));
      const field = page.getByRole('textbox');
      await visitor.hasReceivedTheWholeWidget();
      await field.fill('alex@example.com');
      await hasStored(page, /:earlyInput\./);
      await page.reload();
      await expect(field).toHaveValue('alex@example.com');
      await visitor.hasReceivedTheWholeWidget();
      await expect(field).toHaveValue('alex@example.com');
    });

    test('keeps the email address after Back from an error, for one visit', async ({
      page,
      author,
      visitor,
      watch,
      person,
    }) => {
      watch.allowsFailedRequests();
      await page.route('**/sent', (route) =>
        route.fulfill({ status: 503, contentType: 'text/html', body: '<!doctype html><h1>Not now</h1>' }),
      );
      const path = await author.publishes({ body: body({ action: '/sent' }) });
      const field = page.getByRole('textbox');
      // The first is drawn before React, the second is not.
      for (const address of [path, `${path}?state=NY`]) {
        await visitor.opens(address);
        await expect(field).toHaveValue('');
        await visitor.hasReceivedTheWholeWidget();
        await field.fill(person.email);
        await hasStored(page, /:earlyInput\./);
        await visitor.presses(texts.submit);
        await expect(page.getByRole('heading', { name: 'Not now' })).toBeVisible();
        await page.goBack();
        await expect(field).toHaveValue(person.email);
        await visitor.hasReceivedTheWholeWidget();
        await expect(field).toHaveValue(person.email);
        await visitor.presses(texts.submit);
        await expect(page.getByRole('heading', { name: 'Not now' })).toBeVisible();
      }
      await visitor.opens(path);
      await visitor.hasReceivedTheWholeWidget();
      await expect(field).toHaveValue('');
    });

    test('stays on the page without a network', async ({ page, author, visitor, person }) => {
      await visitor.opens(await author.publishes({ body: body({ action: '/sent' }) }));
      await visitor.hasReceivedTheWholeWidget();
      await visitor.field(texts.email).fill(person.email);
      await visitor.goesOffline();
      await visitor.presses(texts.submit);
      await visitor.sees(texts.offline);
      await expect(page).toHaveURL(/authored\.html$/);
      await expect(visitor.field(texts.email)).toHaveValue(person.email);
      await visitor.comesBackOnline();
    });

    test('the redirect is centered in the reserved space', async ({ page, author, sandbox }) => {
      await author.publishes({ body: body() });
      await page.goto(`${sandbox.url}/authored.html?state=TX`);
      const title = page.getByRole('heading', { name: format(texts.redirectTitle, { state: 'Texas' }) });
      const above = (await title.boundingBox())!;
      const lowest = (await page.getByRole('button', { name: texts.stop }).boundingBox())!;
      const room = (await page.locator('cover-out-of-service > .cover-root').boundingBox())!;
      const reserved = (await page.locator('cover-out-of-service').boundingBox())!;
      expect(room).toEqual(reserved);
      const below = room.y + room.height - lowest.y - lowest.height;
      expect(Math.abs(above.y - room.y - below)).toBeLessThan(2);
    });

    test('stays on the page when the visitor cancels the redirect', async ({ page, author, visitor, sandbox }) => {
      const prompted = await PromptedPage.on(page);
      await author.publishes({ body: body() });
      await prompted.opens(`${sandbox.url}/authored.html?state=TX`);
      await visitor.presses(texts.stop);
      await expect(page.getByText(texts.stoppedText)).toBeVisible();
      await expect(page.getByRole('link', { name: texts.goNow })).toBeFocused();
      await prompted.lets(60_000);
      await expect(page).toHaveURL(/authored\.html\?state=TX$/);
    });

    test('asks for an email address when the state has no trusted page', async ({
      author,
      visitor,
      watch,
      sandbox,
      person,
    }) => {
      await author.publishes({ body: body() });
      await visitor.opens('/authored.html?state=OK');
      await expect.poll(() => watch.eventsNamed('error').map(({ detail }) => detail.code)).toEqual(['navigation']);
      const submit = visitor.button(texts.submit);
      await expect(submit).toHaveAttribute('aria-disabled', 'true');
      await visitor.field(texts.email).fill('alex@example');
      // The button looks disabled, but a press still shows what is missing.
      await visitor.field(texts.email).press('Enter');
      await visitor.sees(texts['error.emailInvalid']);
      await visitor.field(texts.email).fill(person.email);
      await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
      await visitor.presses(texts.submit);
      await visitor.arrivesAt(texts.validatingTitle);
      const [row] = await sandbox.leads(person.email);
      expect(row).toMatchObject({ State: 'OK', Experience: 'out-of-service', Brand: 'LS' });
    });

    test('posts the email address as a form when an action is configured', async ({ page, visitor, person }) => {
      await visitor.opens(`/out-of-service.html?language=${language}`);
      // Until then the authored form is shown.
      await expect(visitor.heading(texts.formTitle)).toBeVisible();
      await visitor.field(texts.email).fill(person.email);
      await visitor.presses(texts.submit);
      await expect(page).toHaveURL(/out-of-service-received\.html$/);
      await expect(page.getByText(`with the email address ${person.email}`)).toBeVisible();
    });
  });
}

test('the authored form submits without scripts', async ({ page, sandbox, person }) => {
  await page.route('**/covermount.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(`${sandbox.url}/out-of-service.html`);
  await page.getByLabel('Email address').fill(person.email);
  await page.getByRole('button', { name: 'Tell me when' }).click();
  await expect(page.getByText(`with the email address ${person.email}`)).toBeVisible();
});

test('a keyboard user stops the redirect, and follows the link to their state’s page', async ({
  page,
  author,
  visitor,
}) => {
  await author.publishes({
    body: `<main><cover-out-of-service config='${JSON.stringify({ links, redirectSeconds: 600 })}'></cover-out-of-service></main>`,
  });
  await author.publishes({ body: 'Texas' }, '/texas.html');
  await visitor.opens('/authored.html?state=TX');
  const stop = visitor.button(en.stop);
  await expect(stop).toBeVisible();
  await visitor.tabsTo(stop);
  await visitor.hits('Enter');
  await expect(page.getByRole('link', { name: en.goNow })).toBeFocused();
  await visitor.hits('Enter');
  await expect(page).toHaveURL(/\/texas\.html$/);
});
