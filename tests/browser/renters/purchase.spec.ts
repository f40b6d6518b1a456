import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { speedUpTimersFromHere } from '../../faults/model/faults.ts';
import { expect, test } from '../model/journey.ts';
import { RentersVisitor } from '../model/renters.ts';

test(
  'no card data reaches the widget, its events, storage, analytics or the console',
  whenAffected,
  async ({ page, sandbox, watch }) => {
    const visitor = new RentersVisitor(page, sandbox);
    await page.addInitScript(() => Object.assign(globalThis, { dataLayer: [] }));
    await visitor.opens();
    await visitor.comesToPayment();
    await visitor.givesGoodCard();
    const shown = await page.content();
    const drawn = await page.locator('cover-renters').evaluate((element) => element.shadowRoot?.innerHTML ?? '');
    await visitor.pay.evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 50; press += 1) button.click();
    });
    await visitor.isInsured();
    const stored = await page.evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        (globalThis as unknown as { dataLayer: unknown[] }).dataLayer,
      ]),
    );
    const after = await page.locator('cover-renters').evaluate((element) => element.shadowRoot?.innerHTML ?? '');
    const traces = JSON.stringify([watch.events, watch.consoleLines, stored, shown, drawn, after]);
    expect(traces).not.toMatch(/4111\D?1111/);
    expect(await visitor.charges()).toHaveLength(1);
    expect((await sandbox.requests('buyRenters')).length).toBe(1);
  },
);

for (const kind of ['hangUp', 'hangUpAfter', 'status'] as const) {
  test(
    `a purchase is charged once when each of its calls ends with ${kind}`,
    inLongTier,
    async ({ page, sandbox, watch }) => {
      watch.allowsFailedRequests();
      const visitor = new RentersVisitor(page, sandbox);
      const { retry, checkAgain, notReceivedTitle } = visitor.texts;
      await visitor.opens();
      await visitor.introduces();
      await visitor.sees('Austin, TX');
      const calls = [
        'rentersCoverages',
        'createRentersRequest',
        'rateRenters',
        'rentersResults',
        'openRentersCard',
        'buyRenters',
        'rentersProgress',
      ];
      for (const call of calls) await sandbox.injectFault({ call, kind, times: 2 });
      /** Presses every retry button until the section is shown. */
      const comesTo = async (title: string) => {
        await expect(async () => {
          for (const name of [retry, checkAgain]) {
            const button = visitor.button(name).first();
            if (await button.isVisible()) await button.click({ timeout: 1500 });
          }
          if (await page.getByText(notReceivedTitle).isVisible()) await visitor.pay.click({ timeout: 1500 });
          await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible({ timeout: 1500 });
        }).toPass();
      };
      await visitor.goesOn();
      await comesTo(visitor.texts.coverageTitle);
      await visitor.goesOn(visitor.texts.seePrice);
      await comesTo(visitor.texts.paymentTitle);
      await expect(async () => {
        const again = visitor.button(retry).first();
        if (await again.isVisible()) await again.click({ timeout: 1500 });
        await expect(visitor.frame.getByRole('textbox').first()).toBeVisible({ timeout: 1500 });
      }).toPass();
      await visitor.givesGoodCard();
      await visitor.pay.click();
      await comesTo(visitor.texts.confirmedTitle);
      expect(await visitor.charges()).toHaveLength(1);
      expect(await visitor.records()).toHaveLength(1);
    },
  );
}

test(
  'a payment is looked up and charged once if the page reloads in the middle',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    watch.allowsFailedRequests();
    watch.allowsConflicts();
    const visitor = new RentersVisitor(page, sandbox);
    await visitor.opens();
    await visitor.comesToPayment();
    await visitor.givesGoodCard();
    await sandbox.injectFault({ call: 'buyRenters', kind: 'busy', delay: 6000, times: 1 });
    const asked = page.waitForRequest('**/homerating/buy');
    await visitor.pay.click();
    await asked;
    await page.reload();
    await visitor.seesSection(visitor.texts.pendingTitle);
    await expect(page.getByRole('heading', { name: visitor.texts.confirmedTitle })).toBeVisible({ timeout: 30_000 });
    expect(await visitor.charges()).toHaveLength(1);
  },
);

test(
  'two tabs that pay at once are charged once, and both show the policy',
  inLongTier,
  async ({ page, context, sandbox, watch }) => {
    watch.allowsFailedRequests();
    watch.allowsConflicts();
    const visitor = new RentersVisitor(page, sandbox);
    await visitor.opens();
    await visitor.comesToPayment();
    const other = new RentersVisitor(await context.newPage(), sandbox, 'en', visitor.person);
    await other.opens();
    await other.seesSection(other.texts.paymentTitle);
    await visitor.givesGoodCard();
    await other.givesGoodCard();
    await sandbox.injectFault({ call: 'buyRenters', kind: 'busy', delay: 2000, times: 1 });
    await Promise.all([visitor.pay.click(), other.pay.click()]);
    for (const tab of [visitor, other]) {
      await expect(tab.page.getByRole('heading', { name: tab.texts.confirmedTitle })).toBeVisible({ timeout: 40_000 });
    }
    expect(await visitor.charges()).toHaveLength(1);
  },
);

test(
  'a card form of an untrusted origin is not opened, and the visitor can try again or call',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    watch.allows(/services\.trustedOrigins|Card form|navigation/i);
    await sandbox.injectFault({ call: 'openRentersCard', kind: 'foreignUrl', times: 1 });
    const visitor = new RentersVisitor(page, sandbox);
    await visitor.opens();
    await visitor.comesToPayment();
    await visitor.sees(visitor.texts.cardNotOpenedTitle);
    await expect(page.getByRole('link', { name: '512-555-0142' })).toBeVisible();
    await visitor.goesOn(visitor.texts.retry);
    await visitor.givesGoodCard();
  },
);

test('a message from outside the partner’s frame is ignored', inLongTier, async ({ page, sandbox }) => {
  const visitor = new RentersVisitor(page, sandbox);
  await visitor.opens();
  await visitor.comesToPayment();
  await visitor.frame.getByRole('textbox').first().waitFor();
  await page.evaluate((origin) => {
    const data = { type: 'card.succeeded', token: 'card-forged' };
    window.postMessage(data, '*');
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
  }, sandbox.partnerUrl);
  await visitor.picks(visitor.texts.planQuestion, visitor.texts['plan.Quarterly']);
  await expect(visitor.pay).toHaveAttribute('aria-disabled', 'true');
});

test('a silent card form offers a retry', inLongTier, async ({ page, sandbox }) => {
  await sandbox.injectFault({ call: 'cardFrame', kind: 'silent' });
  const visitor = new RentersVisitor(page, sandbox);
  await visitor.opens();
  await speedUpTimersFromHere(page, sandbox, 3);
  await visitor.comesToPayment();
  await visitor.sees(visitor.texts.frameSilentTitle);
  await speedUpTimersFromHere(page, sandbox, 1);
  await expect(page.getByRole('link', { name: visitor.texts.frameWindow })).toHaveCount(0);
  await sandbox.clearFaults();
  await visitor.goesOn(visitor.texts.frameRetry);
  await visitor.givesGoodCard();
});

test(
  'a card form whose frame is blocked does not load, offers a phone number, and loads once it is allowed',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    watch.allowsFailedRequests();
    const partner = `${sandbox.partnerUrl}/**`;
    const visitor = new RentersVisitor(page, sandbox);
    const { frameNotLoadedTitle, frameNotLoadedText, frameRetry } = visitor.texts;
    await page.route(partner, (route) => route.abort());
    await visitor.opens();
    await visitor.comesToPayment();
    await expect(page.getByText(frameNotLoadedTitle)).toBeVisible({ timeout: 30_000 });
    await visitor.sees(frameNotLoadedText);
    // Not the browser's own error page.
    await expect(page.locator('cover-renters iframe')).toBeHidden();
    await expect(page.getByRole('link', { name: '512-555-0142' })).toBeVisible();
    await expect(visitor.pay).toHaveAttribute('aria-disabled', 'true');
    expect(await visitor.charges()).toEqual([]);
    await page.unroute(partner);
    await visitor.goesOn(frameRetry);
    await visitor.givesGoodCard();
    await visitor.pay.click();
    await visitor.isInsured();
    expect(await visitor.charges()).toHaveLength(1);
  },
);
