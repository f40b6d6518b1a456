import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { en } from '#widgets/idle-popup/strings.en';
import { es } from '#widgets/idle-popup/strings.es';
import { expect, test } from '../model/journey.ts';
import { tabsTo } from '../model/keyboard.ts';
import { PromptedPage, tallBody } from '../model/prompts.ts';

for (const [language, texts] of [
  ['en', en],
  ['es', es],
] as const) {
  test.describe(`the idle pop-up in ${language}`, language === 'es' ? inLongTier : {}, () => {
    const popup = (attributes = '') => `<cover-idle-popup language="${language}" ${attributes}></cover-idle-popup>`;

    test('opens once, after five seconds without activity', whenAffected, async ({ page, author, sandbox }) => {
      const prompted = await PromptedPage.on(page);
      await author.publishes({ body: popup() + tallBody });
      await prompted.opens(`${sandbox.url}/authored.html`);
      for (const act of [
        () => page.mouse.move(100, 200),
        () => page.keyboard.press('Shift'),
        // The event comes with the next frame.
        () =>
          page.evaluate(() =>
            new Promise((resolve) => {
              addEventListener('scroll', resolve, { once: true });
              scrollBy(0, 10);
            }).then(() => undefined),
          ),
        () => page.evaluate(() => document.body.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))),
      ]) {
        await prompted.lets(4000);
        await act();
      }
      await prompted.lets(4000);
      await prompted.showsNothing();
      await prompted.lets(2000);
      await expect(page.getByRole('dialog', { name: texts.title })).toBeVisible();
      await prompted.meetsNoBarrier();
      await page.keyboard.press('Escape');
      await prompted.lets(60_000);
      await prompted.showsNothing();
      await prompted.opens(`${sandbox.url}/authored.html`);
      await prompted.lets(60_000);
      await prompted.showsNothing();
    });

    test('closes on a click outside it, and offers its configured actions', async ({ page, author, sandbox }) => {
      const prompted = await PromptedPage.on(page);
      await author.publishes({
        body: popup(`frequency="page" quote-page="/quotes" actions="call, chat, continue"`) + tallBody,
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

    test('is used and closed by keyboard alone', inLongTier, async ({ page, author, sandbox }) => {
      const prompted = await PromptedPage.on(page);
      await author.publishes({
        body: `<a href="#here">Here</a>${popup('frequency="page" quote-page="/authored.html?quotes" actions="call, continue"')}${tallBody}`,
      });
      await prompted.opens(`${sandbox.url}/authored.html`);
      await page.keyboard.press('Tab');
      await prompted.lets(5000);
      const dialog = page.getByRole('dialog', { name: texts.title });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await prompted.showsNothing();
      await expect(page.getByRole('link', { name: 'Here' })).toBeFocused();
      await prompted.opens(`${sandbox.url}/authored.html`);
      await prompted.lets(5000);
      await tabsTo(page, page.getByRole('link', { name: texts.start }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?quotes$/);
    });

    test('offers to continue a started quote', async ({ page, author, sandbox }) => {
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

  test('opens on exit intent when the page enables it', async ({ page, author, sandbox }) => {
    const prompted = await PromptedPage.on(page);
    await author.publishes({ body: popup('exit-intent="true" wait="3600000"') + tallBody });
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

  test(
    'stays closed on pages and for visitors that its gate excludes',
    inLongTier,
    async ({ page, author, sandbox }) => {
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
      // Ends the visit: on the next visit the visitor counts as returning.
      await page.evaluate(() => sessionStorage.clear());
      await prompted.opens(`${sandbox.url}/authored.html`);
      await prompted.lets(5000);
      await expect(prompted.prompts).toHaveCount(1);
    },
  );

  test('opens for visitors from a partner', inLongTier, async ({ page, author, sandbox }) => {
    const prompted = await PromptedPage.on(page);
    await author.publishes({ body: popup('visitors="affiliate"') });
    await prompted.opens(`${sandbox.url}/authored.html?UTM_Source=QS`);
    await prompted.lets(5000);
    await expect(prompted.prompts).toBeVisible();
  });

  test('opens again after the configured days, and at once for another campaign', async ({ page, author, sandbox }) => {
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

  test('waits while the visitor types or another dialog is open', async ({ page, author, sandbox }) => {
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

  test('waits while a flow is active, which begins with the visitor’s first input', async ({
    page,
    author,
    sandbox,
  }) => {
    const prompted = await PromptedPage.on(page);
    await author.publishes({ body: `${popup()}<div id="flow"><label>Name <input /></label></div>` });
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
    await page.getByLabel('Name').fill('Alex');
    await page.getByLabel('Name').blur();
    await prompted.lets(20_000);
    await prompted.showsNothing();
    await tells('complete');
    await prompted.lets(6000);
    await expect(prompted.prompts).toBeVisible();
  });

  test('does not count time while the page is hidden', async ({ page, author, sandbox }) => {
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

test.describe('the idle pop-up on a touch screen', () => {
  test.use({ hasTouch: true });

  test('stays open while a touch beside it scrolls the page, and closes when one ends there', async ({
    page,
    author,
    sandbox,
  }) => {
    const prompted = await PromptedPage.on(page);
    await author.publishes({ body: `<cover-idle-popup></cover-idle-popup>${tallBody}` });
    await prompted.opens(`${sandbox.url}/authored.html`);
    await prompted.lets(5000);
    await expect(prompted.prompts).toBeVisible();
    const devices = await page.context().newCDPSession(page);
    const touches = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: readonly { x: number; y: number }[]
    ) => devices.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
    await touches('touchStart', { x: 100, y: 400 });
    for (let y = 390; y >= 200; y -= 10) await touches('touchMove', { x: 100, y });
    await touches('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(prompted.prompts).toBeVisible();
    await touches('touchStart', { x: 100, y: 200 });
    await expect(prompted.prompts).toBeVisible();
    await touches('touchEnd');
    await prompted.showsNothing();
  });
});
