import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { en as topEn } from '#widgets/back-to-top/strings.en';
import { es as topEs } from '#widgets/back-to-top/strings.es';
import { en as idleEn } from '#widgets/idle-popup/strings.en';
import { es as idleEs } from '#widgets/idle-popup/strings.es';
import { en as promptTexts } from '#widgets/language-prompt/strings.en';
import { expect, test } from '../model/journey.ts';
import { PromptedPage } from '../model/prompts.ts';

const tall = '<main><h1>Auto insurance</h1><p style="height:4000px">Text</p></main>';
/** Axe itself waits by the page's clock. */
const barriers = async (page: Page) => {
  await page.clock.resume();
  return (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
};

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
  test.describe(`the language prompt: ${name}`, () => {
    test.use({ locale });
    const title = promptTexts[`${asks}.title`];

    test('asks once, after five seconds, in the visitor’s language', async ({ page, author, visitor, sandbox }) => {
      const prompted = await PromptedPage.on(page);
      await author.publishes(
        { lang: pageLanguage, body: `<cover-language-prompt></cover-language-prompt>${tall}` },
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
      expect(await barriers(page)).toEqual([]);
      await visitor.presses(promptTexts[`${pageLanguage}.stay`]);
      await prompted.showsNothing();
      expect(await prompted.cookie()).toContain(`visited_site=${pageLanguage}`);
      await prompted.opens(`${sandbox.url}${path}`);
      await prompted.lets(20_000);
      await prompted.showsNothing();
    });

    test('switches with path, query and hash, and remembers it for a month', async ({
      page,
      author,
      context,
      sandbox,
    }) => {
      const prompted = await PromptedPage.on(page);
      await author.publishes(
        { lang: pageLanguage, body: `<cover-language-prompt></cover-language-prompt>${tall}` },
        path,
      );
      await author.publishes({ lang: asks, body: tall }, there);
      await prompted.opens(`${sandbox.url}${path}?utm=a%20b&x=1#part`);
      await prompted.lets(5000);
      await page.getByRole('link', { name: promptTexts[`${asks}.switch`] }).click();
      await expect(page).toHaveURL(`${sandbox.url}${there}?utm=a%20b&x=1#part`);
      const cookie = (await context.cookies()).find((one) => one.name === 'visited_site');
      expect(cookie).toMatchObject({ value: asks, path: '/', sameSite: 'Lax' });
      const days = (cookie!.expires - Date.now() / 1000) / 86_400;
      expect(Math.abs(days - 31)).toBeLessThan(1);
    });

    test('is closed by Escape, and the focus is where it was', async ({ page, author, sandbox }) => {
      const prompted = await PromptedPage.on(page);
      await author.publishes(
        {
          lang: pageLanguage,
          body: `<a id="here" href="#">Here</a><cover-language-prompt></cover-language-prompt>${tall}`,
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
    'who has the cookie': async (page: Page, url: string) =>
      page.context().addCookies([{ name: 'visited_site', value: 'true', url }]),
    'a page before it is shown': async (page: Page) => {
      await page.addInitScript(() => Object.defineProperty(Document.prototype, 'prerendering', { get: () => true }));
    },
  };
  for (const [who, prepare] of Object.entries(refused)) {
    test(`does not ask ${who}`, async ({ page, author, sandbox }) => {
      const prompted = await PromptedPage.on(page);
      await prepare(page, sandbox.url);
      await author.publishes({ body: '<cover-language-prompt></cover-language-prompt>' });
      await prompted.opens(`${sandbox.url}/authored.html`);
      await prompted.lets(20_000);
      await prompted.showsNothing();
      expect(prompted.hasReact).toBe(false);
    });
  }

  test('does not ask a browser that a program drives, unless the site wants it', async ({ page, author, sandbox }) => {
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

  test('speaks the language that the author wrote', async ({ page, author, sandbox }) => {
    const prompted = await PromptedPage.on(page);
    const texts = { fr: { title: 'Préférez-vous le français ?', switch: 'Voir en français' } };
    await author.publishes({
      body: `<div data-covermount="language-prompt" data-translation="fr" data-translation-prefix="/fr" data-config='${JSON.stringify({ texts })}'></div>`,
    });
    await prompted.opens(`${sandbox.url}/authored.html?a=1`);
    await prompted.lets(5000);
    await expect(page.getByRole('dialog', { name: texts.fr.title })).toBeVisible();
    await expect(page.getByRole('link', { name: texts.fr.switch })).toHaveAttribute('href', '/fr/authored.html?a=1');
  });
});

for (const [language, texts] of [
  ['en', idleEn],
  ['es', idleEs],
] as const) {
  test.describe(`the idle pop-up in ${language}`, () => {
    const popup = (attributes = '') => `<cover-idle-popup language="${language}" ${attributes}></cover-idle-popup>`;

    test('comes after five seconds without a sign of life, once', async ({ page, author, sandbox }) => {
      const prompted = await PromptedPage.on(page);
      await author.publishes({ body: popup() + tall });
      await prompted.opens(`${sandbox.url}/authored.html`);
      for (const act of [
        () => page.mouse.move(100, 200),
        () => page.keyboard.press('Shift'),
        () => page.evaluate(() => scrollBy(0, 10)),
        () => page.evaluate(() => document.body.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))),
      ]) {
        await prompted.lets(4000);
        await act();
      }
      await prompted.lets(4000);
      await prompted.showsNothing();
      await prompted.lets(2000);
      await expect(page.getByRole('dialog', { name: texts.title })).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await prompted.lets(60_000);
      await prompted.showsNothing();
      await prompted.opens(`${sandbox.url}/authored.html`);
      await prompted.lets(60_000);
      await prompted.showsNothing();
    });

    test('is closed by a press beside it, and leads on by its buttons', async ({ page, author, sandbox }) => {
      const prompted = await PromptedPage.on(page);
      await author.publishes({
        body: popup(`frequency="page" quote-page="/quotes" actions="call, chat, continue"`) + tall,
      });
      await prompted.opens(`${sandbox.url}/authored.html`);
      await prompted.lets(5000);
      await expect(page.getByRole('link', { name: texts.call.replace('{phone}', '512-555-0142') })).toHaveAttribute(
        'href',
        'tel:+15125550142',
      );
      await expect(page.getByRole('button', { name: texts.chat })).toBeVisible();
      await expect(page.getByRole('link', { name: texts.start })).toHaveAttribute('href', '/quotes');
      await page.mouse.click(5, 5);
      await prompted.showsNothing();
      await prompted.opens(`${sandbox.url}/authored.html`);
      await prompted.lets(5000);
      await expect(prompted.prompts).toBeVisible();
    });

    test('continues a quote that was begun', async ({ page, author, sandbox }) => {
      const prompted = await PromptedPage.on(page);
      await page.addInitScript(() => {
        const savedAt = Date.parse('2026-11-20T11:00:00Z');
        localStorage.setItem(
          'covermount:LS:prefill',
          JSON.stringify({ v: 3, savedAt, expiresAt: savedAt + 6e8, data: {} }),
        );
      });
      await author.publishes({ body: popup('quotes="started"') + popup('quotes="finished, none"') });
      await prompted.opens(`${sandbox.url}/authored.html`);
      await prompted.lets(5000);
      await expect(page.getByRole('dialog', { name: texts['title.started'] })).toBeVisible();
      await expect(page.getByRole('link', { name: texts.continue })).toBeVisible();
      await expect(prompted.prompts).toHaveCount(1);
    });
  });
}

test.describe('the idle pop-up', () => {
  const popup = (attributes = '') => `<cover-idle-popup ${attributes}></cover-idle-popup>`;

  test('comes as the mouse leaves over the upper edge, where the page wants that', async ({
    page,
    author,
    sandbox,
  }) => {
    const prompted = await PromptedPage.on(page);
    await author.publishes({ body: popup('exit-intent="true" wait="3600000"') + tall });
    await prompted.opens(`${sandbox.url}/authored.html`);
    const leaves = (clientY: number) =>
      page.evaluate(
        (y) => document.documentElement.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY: y })),
        clientY,
      );
    await leaves(300);
    await prompted.lets(10);
    await prompted.showsNothing();
    await leaves(-1);
    await prompted.lets(10);
    await expect(prompted.prompts).toBeVisible();
  });

  test('is not for pages and visitors that the gate keeps out', async ({ page, author, sandbox }) => {
    const prompted = await PromptedPage.on(page);
    await author.publishes({
      body:
        popup('exclude-paths="/auth*"') +
        popup('include-paths="/pay/*"') +
        popup('visitors="returning"') +
        popup('visitors="affiliate, customer"'),
    });
    await prompted.opens(`${sandbox.url}/authored.html`);
    await prompted.lets(20_000);
    await prompted.showsNothing();
    expect(prompted.hasReact).toBe(false);
    // The visit is over: who comes by then, returns.
    await page.evaluate(() => sessionStorage.clear());
    await prompted.opens(`${sandbox.url}/authored.html`);
    await prompted.lets(5000);
    await expect(prompted.prompts).toHaveCount(1);
  });

  test('is for visitors of a partner', async ({ page, author, sandbox }) => {
    const prompted = await PromptedPage.on(page);
    await author.publishes({ body: popup('visitors="affiliate"') });
    await prompted.opens(`${sandbox.url}/authored.html?UTM_Source=QS`);
    await prompted.lets(5000);
    await expect(prompted.prompts).toBeVisible();
  });

  test('comes again after so many days, and at once under another name', async ({ page, author, sandbox }) => {
    const prompted = await PromptedPage.on(page);
    const days = 'frequency="days" days="3"';
    await author.publishes({ body: popup(days) });
    await author.publishes({ body: popup(`${days} campaign="spring"`) }, '/spring.html');
    const shows = async (path: string, count: number) => {
      await prompted.opens(sandbox.url + path);
      await prompted.lets(5000);
      await expect(prompted.prompts).toHaveCount(count);
    };
    await shows('/authored.html', 1);
    await shows('/authored.html', 0);
    await shows('/spring.html', 1);
    await page.clock.pauseAt(new Date('2026-11-23T12:01:00Z'));
    await shows('/authored.html', 1);
  });

  test('waits for who types, and for an open dialog', async ({ page, author, sandbox }) => {
    const prompted = await PromptedPage.on(page);
    await author.publishes({ body: `${popup()}<label>Name <input></label><dialog id="own">Cookies?</dialog>` });
    await prompted.opens(`${sandbox.url}/authored.html`);
    await page.getByLabel('Name').focus();
    await prompted.lets(20_000);
    await prompted.showsNothing();
    await expect(page.getByLabel('Name')).toBeFocused();
    await page.getByLabel('Name').blur();
    await page.locator('#own').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
    await prompted.lets(20_000);
    await prompted.showsNothing();
    await page.locator('#own').evaluate((dialog: HTMLDialogElement) => dialog.close());
    await prompted.lets(6000);
    await expect(prompted.prompts).toBeVisible();
  });

  test('waits for a flow under way', async ({ page, author, sandbox }) => {
    const prompted = await PromptedPage.on(page);
    await author.publishes({ body: `${popup()}<div id="flow"></div>` });
    await prompted.opens(`${sandbox.url}/authored.html`);
    const tells = (name: string) =>
      page.locator('#flow').evaluate((flow, type) => {
        flow.dispatchEvent(
          new CustomEvent(`covermount:${type}`, {
            bubbles: true,
            composed: true,
            detail: { widget: 'auto-payment', outcome: 'paid' },
          }),
        );
      }, name);
    await tells('step');
    await prompted.lets(20_000);
    await prompted.showsNothing();
    await tells('complete');
    await prompted.lets(6000);
    await expect(prompted.prompts).toBeVisible();
  });

  test('does not count time out of sight', async ({ page, author, sandbox }) => {
    const prompted = await PromptedPage.on(page);
    await author.publishes({ body: popup() });
    await prompted.opens(`${sandbox.url}/authored.html`);
    const isHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await prompted.lets(3000);
    await isHidden(true);
    await prompted.lets(60_000);
    await isHidden(false);
    await prompted.lets(1500);
    await prompted.showsNothing();
    await prompted.lets(1000);
    await expect(prompted.prompts).toBeVisible();
  });
});

test.describe('two prompts', () => {
  test.use({ locale: 'es-MX' });

  test('never show at once: the second waits for its turn, and its own rules are asked again', async ({
    page,
    author,
    sandbox,
  }) => {
    const prompted = await PromptedPage.on(page);
    await author.publishes({
      body: `<cover-language-prompt wait="4000"></cover-language-prompt><cover-idle-popup></cover-idle-popup>${tall}`,
    });
    await prompted.opens(`${sandbox.url}/authored.html`);
    await prompted.lets(4500);
    await expect(page.getByRole('dialog', { name: promptTexts['es.title'] })).toBeVisible();
    await prompted.lets(25_500);
    await expect(prompted.prompts).toHaveCount(1);
    await expect(page.getByRole('dialog', { name: promptTexts['es.title'] })).toBeVisible();
    await page.keyboard.press('Escape');
    await prompted.lets(4000);
    await prompted.showsNothing();
    await prompted.lets(3000);
    await expect(page.getByRole('dialog', { name: idleEn.title })).toBeVisible();
    await expect(prompted.prompts).toHaveCount(1);
  });
});

for (const [language, texts] of [
  ['en', topEn],
  ['es', topEs],
] as const) {
  test(`the link back to the top shows after 400 pixels, in ${language}`, async ({ page, author, sandbox }) => {
    await author.publishes({ lang: language, body: `${tall}<cover-back-to-top></cover-back-to-top>` });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const prompted = await PromptedPage.on(page);
    await prompted.opens(`${sandbox.url}/authored.html`);
    const link = page.getByRole('link', { name: texts.backToTop });
    await page.evaluate(() => scrollTo(0, 400));
    await prompted.lets(100);
    await expect(link).toHaveCount(0);
    expect(prompted.hasReact).toBe(false);
    await page.evaluate(() => scrollTo(0, 401));
    await expect(link).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await link.click();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('heading', { name: 'Auto insurance' })).toBeFocused();
    await expect(link).toBeHidden();
    await page.evaluate(() => scrollTo(0, 2000));
    await expect(link).toBeVisible();
    await page.evaluate(() => scrollTo(0, 10));
    await expect(link).toBeHidden();
  });
}

test('the link back to the top scrolls smoothly for those who like motion', async ({ page, author, visitor }) => {
  await author.publishes({
    body: `${tall}<cover-back-to-top focus-on="#there"></cover-back-to-top><p id="there">There</p>`,
  });
  await visitor.opens('/authored.html');
  await page.evaluate(() => scrollTo(0, 2000));
  const asked = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.scrollTo = (options: unknown) => resolve(options);
      }),
  );
  await page.getByRole('link', { name: topEn.backToTop }).click();
  expect(await asked).toEqual({ top: 0, behavior: 'smooth' });
  await expect(page.locator('#there')).toBeFocused();
});

test('on a very small window the link back to the top lies over nothing', async ({ page, author, visitor }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await author.publishes({ body: `${tall}<cover-back-to-top></cover-back-to-top>` });
  await visitor.opens('/authored.html');
  await page.evaluate(() => scrollTo(0, 2000));
  const link = page.locator('cover-back-to-top .cover-back-to-top');
  await expect(link).toBeAttached();
  await expect(link).not.toBeInViewport();
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeVisible();
  expect(await link.evaluate((element) => getComputedStyle(element).position)).toBe('static');
});

test('a page with all four has no React before one of them has something to show', async ({ page, sandbox }) => {
  const prompted = await PromptedPage.on(page);
  await prompted.opens(`${sandbox.url}/site-prompts.html`);
  await prompted.lets(4000);
  expect(prompted.scripts.map((path) => path.replace(/-[\w-]{8}\.js$/, ''))).toEqual([
    '/covermount/covermount.js',
    '/covermount/chunks/triggers',
  ]);
  await prompted.showsNothing();
});

test('an author is told of a wrong wait, and it is five seconds', async ({ page, author, sandbox, watch }) => {
  watch.allows(/wait is "soon"/);
  const prompted = await PromptedPage.on(page);
  await author.publishes({
    body: '<cover-idle-popup wait="soon" exclude-paths="*"></cover-idle-popup><cover-idle-popup wait="soon" debug></cover-idle-popup>',
  });
  await prompted.opens(`${sandbox.url}/authored.html`);
  await expect.poll(() => watch.consoleLines.filter((line) => /attribute: wait is "soon"/.test(line))).toHaveLength(2);
  await expect(page.locator('cover-idle-popup').last().getByRole('complementary')).toContainText('wait is "soon"');
  await prompted.lets(4000);
  await prompted.showsNothing();
  await prompted.lets(1500);
  await expect(prompted.prompts).toHaveCount(1);
});

test('what an author put inside a prompt stays on the page', async ({ page, author, sandbox }) => {
  const prompted = await PromptedPage.on(page);
  await author.publishes({ body: '<cover-idle-popup wait="0"><a href="/help">Help</a></cover-idle-popup>' });
  await prompted.opens(`${sandbox.url}/authored.html`);
  await prompted.lets(100);
  await expect(prompted.prompts).toBeVisible();
  await expect(page.getByRole('link', { name: 'Help' })).toBeVisible();
});
