import { inLongTier } from '#tooling/testing/tier';
import { expect, test } from '../model/journey.ts';
import { RentersVisitor } from '../model/renters.ts';

test(
  'a card form that fails to open shows the reported purchase, and never says that nothing was charged',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    watch.allowsFailedRequests();
    const visitor = new RentersVisitor(page, sandbox);
    await page.route('**/homerating/getStatus*', (route) =>
      route.fulfill({
        json: { isSuccess: true, buyNowStatusResponse: { paymentStatus: 'Paid', rc3Status: 2, rc3PolicyId: '0' } },
      }),
    );
    await sandbox.injectFault({ call: 'openRentersCard', kind: 'noUrl' });
    await visitor.opens();
    await visitor.introduces();
    await visitor.sees('Austin, TX');
    await visitor.goesOn();
    await visitor.choosesCoverage();
    await visitor.seesSection(visitor.texts.notIssuedTitle);
    for (const title of [visitor.texts.cardNotOpenedTitle, visitor.texts.failedTitle])
      await expect(page.getByText(title)).toHaveCount(0);
  },
);

test(
  'a visitor who returns after the start date of the policy must choose another date before buying',
  inLongTier,
  async ({ page, sandbox }) => {
    const visitor = new RentersVisitor(page, sandbox);
    const now = Date.now();
    await page.clock.setFixedTime(now);
    await visitor.opens();
    await visitor.comesToPayment();
    await page.clock.setFixedTime(now + 30 * 3_600_000);
    await page.reload();
    await visitor.seesSection(visitor.texts.personalTitle);
    await visitor.sees(new RegExp(visitor.texts['error.effectiveDatePast'].split('{')[0]!));
    await visitor.starts(3);
    await visitor.goesOn();
    await visitor.choosesCoverage();
    await visitor.seesSection(visitor.texts.paymentTitle);
    expect(await visitor.charges()).toEqual([]);
  },
);

test(
  'a purchase in another tab with other coverage is shown instead of buying a second policy',
  inLongTier,
  async ({ page, context, sandbox, watch }) => {
    watch.allowsFailedRequests();
    const visitor = new RentersVisitor(page, sandbox);
    await visitor.opens();
    await visitor.comesToPayment();
    const other = new RentersVisitor(await context.newPage(), sandbox, 'en', visitor.person);
    await other.opens();
    await other.seesSection(other.texts.paymentTitle);
    await other.goesOn(other.texts.back);
    await other.page.getByRole('combobox', { name: other.texts['coverage.CoverageC'] }).selectOption('50000');
    await other.goesOn(other.texts.seePrice);
    await other.seesSection(other.texts.paymentTitle);

    // The card is charged, the response is lost, and the tab is closed.
    await visitor.givesGoodCard();
    await page.route('**/homerating/buy*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const isSent = page.waitForEvent('requestfailed', (request) => request.url().includes('/homerating/buy'));
    await visitor.pay.click();
    await isSent;
    await page.close();

    await other.givesGoodCard();
    await other.pay.click();
    await other.isInsured();
    expect(await other.charges()).toHaveLength(1);
  },
);
