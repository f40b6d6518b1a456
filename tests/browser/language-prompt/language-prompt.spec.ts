import type { Page } from '@playwright/test';
import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { en as promptTexts } from '#widgets/language-prompt/strings.en';
import { expect, test } from '../model/journey.ts';
import { tabsTo } from '../model/keyboard.ts';
import { PromptedPage, tallBody } from '../model/prompts.ts';

const sides = [
  {
    name: 'an English page, a Spanish browser',
    locale: 'es-MX',
    path: '/quotes/auto',
    there: '/es/quotes/auto',
    asks: 'es',
    page: 'en',
  },
  {
    name: 'a Spanish page, an English browser',
    locale: 'en-US',
    path: '/es/quotes/auto',
    there: '/quotes/auto',
    asks: 'en',
    page: 'es',
  },
] as const;

for (const { name, locale, path, there, asks, page: pageLanguage } of sides) {
  test.describe(`the language prompt: ${name}`, pageLanguage === 'es' ? inLongTier : {}, () => {
    test.use({ locale });
    const title = promptTexts[`${asks}.title`];

    test(
      'opens once, after five seconds, in the visitor’s language',
      whenAffected,
      async ({ page, author, visitor, sandbox }) => {
        const prompted = await PromptedPage.on(page);
        await author.publishes(
          { lang: pageLanguage, body: `<cover-language-prompt></cover-language-prompt>${tallBody}` },
          path,
        );
        await prompted.opens(`${sandbox.url}${path}`);
        await prompted.lets(4990);
        await prompted.showsNothing();
        expect(prompted.hasReact).toBe(false);
        await prompted.lets(10);
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog).toBeVisible();
        expect(await dialog.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(asks);
        await expect(page.getByText(promptTexts[`${pageLanguage}.stay`])).toHaveAttribute('lang', pageLanguage);
        await prompted.meetsNoBarrier();
        await visitor.presses(promptTexts[`${pageLanguage}.stay`]);
        await prompted.showsNothing();
        expect(await prompted.cookie()).toContain(`visited_site=${pageLanguage}`);
        await prompted.opens(`${sandbox.url}${path}`);
        await prompted.lets(20_000);
        await prompted.showsNothing();
      },
    );

    test('is answered by keyboard alone', inLongTier, async ({ page, author, sandbox }) => {
      const prompted = await PromptedPage.on(page);
      const body = `<a href="#here">Here</a><cover-language-prompt></cover-language-prompt>${tallBody}`;
      await author.publishes({ lang: pageLanguage, body }, path);
      await prompted.opens(`${sandbox.url}${path}`);
      await page.keyboard.press('Tab');
      await prompted.lets(5000);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await tabsTo(page, page.getByRole('button', { name: promptTexts[`${pageLanguage}.stay`] }));
      await page.keyboard.press('Enter');
      await prompted.showsNothing();
      await expect(page.getByRole('link', { name: 'Here' })).toBeFocused();
      expect(await prompted.cookie()).toContain(`visited_site=${pageLanguage}`);
    });

    test('keeps path, query and hash when it switches, and remembers the choice for a month', async ({
      page,
      author,
      context,
      sandbox,
    }) => {
      const prompted = await PromptedPage.on(page);
      await author.publishes(
        { lang: pageLanguage, body: `<cover-language-prompt></cover-language-prompt>${tallBody}` },
        path,
      );
      await author.publishes({ lang: asks, body: tallBody }, there);
      await prompted.opens(`${sandbox.url}${path}?utm=a%20b&x=1#part`);
      await prompted.lets(5000);
      await page.getByRole('link', { name: promptTexts[`${asks}.switch`] }).click();
      await expect(page).toHaveURL(`${sandbox.url}${there}?utm=a%20b&x=1#part`);
      const cookie = (await context.cookies()).find((candidate) => candidate.name === 'visited_site');
      expect(cookie).toMatchObject({ value: asks, path: '/', sameSite: 'Lax' });
      const days = (cookie!.expires - Date.now() / 1000) / 86_400;
      expect(Math.abs(days - 31)).toBeLessThan(1);
    });

    test('closes on Escape and restores the focus', async ({ page, author, sandbox }) => {
      const prompted = await PromptedPage.on(page);
      await author.publishes(
        {
          lang: pageLanguage,
          body: `<a id="here" href="#">Here</a><cover-language-prompt></cover-language-prompt>${tallBody}`,
        },
        path,
      );
      await prompted.opens(`${sandbox.url}${path}`);
      await page.locator('#here').focus();
      await prompted.lets(5000);
      await expect(prompted.prompts).toBeVisible();
      await expect(page.locator('#here')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('heading', { name: title })).toBeFocused();
      await page.keyboard.press('Escape');
      await prompted.showsNothing();
      await expect(page.locator('#here')).toBeFocused();
    });
  });
}

test.describe('the language prompt', () => {
  test.use({ locale: 'es-MX' });

  const refused = {
    'a visitor with the cookie': async (page: Page, url: string) =>
      page.context().addCookies([{ name: 'visited_site', value: 'true', url }]),
    'a prerendered page': async (page: Page) => {
      await page.addInitScript(() => Object.defineProperty(Document.prototype, 'prerendering', { get: () => true }));
    },
  };
  for (const [who, prepare] of Object.entries(refused)) {
    test(`stays closed for ${who}`, async ({ page, author, sandbox }) => {
      const prompted = await PromptedPage.on(page);
      await prepare(page, sandbox.url);
      await author.publishes({ body: '<cover-language-prompt></cover-language-prompt>' });
      await prompted.opens(`${sandbox.url}/authored.html`);
      await prompted.lets(20_000);
      await prompted.showsNothing();
      expect(prompted.hasReact).toBe(false);
    });
  }

  test('stays closed on a page in a third language', async ({ page, author, sandbox }) => {
    const prompted = await PromptedPage.on(page);
    await author.publishes({ lang: 'fr', body: '<cover-language-prompt></cover-language-prompt>' });
    await prompted.opens(`${sandbox.url}/authored.html`);
    await prompted.lets(20_000);
    await prompted.showsNothing();
  });

  test('stays closed in an automated browser unless the page shows it to bots', async ({ page, author, sandbox }) => {
    const prompted = await PromptedPage.on(page, { isRobot: true });
    await author.publishes({ body: '<cover-language-prompt></cover-language-prompt>' });
    await prompted.opens(`${sandbox.url}/authored.html`);
    await prompted.lets(20_000);
    await prompted.showsNothing();
    await author.publishes(
      { body: '<cover-language-prompt show-to-robots="true"></cover-language-prompt>' },
      '/other.html',
    );
    await prompted.opens(`${sandbox.url}/other.html`);
    await prompted.lets(5000);
    await expect(prompted.prompts).toBeVisible();
  });
});

test.describe('the language prompt of another pair', () => {
  test.use({ locale: 'fr-FR' });

  test(
    'uses the texts that the author configured for another language pair',
    inLongTier,
    async ({ page, author, sandbox }) => {
      const prompted = await PromptedPage.on(page);
      const texts = { fr: { title: 'Préférez-vous le français ?', switch: 'Voir en français' } };
      await author.publishes({
        body: `<div data-covermount="language-prompt" data-translation="fr" data-translation-prefix="/fr" data-config='${JSON.stringify({ texts })}'></div>`,
      });
      await prompted.opens(`${sandbox.url}/authored.html?a=1`);
      await prompted.lets(5000);
      await expect(page.getByRole('dialog', { name: texts.fr.title })).toBeVisible();
      await expect(page.getByRole('link', { name: texts.fr.switch })).toHaveAttribute('href', '/fr/authored.html?a=1');
    },
  );
});
