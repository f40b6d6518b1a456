import type { Page } from '@playwright/test';
import { inLongTier } from '#tooling/testing/tier';
import { AutoPaymentVisitor } from '../model/auto-payment.ts';
import { holdRequests } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';
import { StartedPurchase } from '../model/purchase-pages.ts';
import type { Sandbox } from '../model/sandbox.ts';
import { RecordedRequests } from './recorded-requests.ts';

const submitCall = '**/rating/prepare';
const chargeCall = '**/paymentinit/gettransactiondetail';

/** The services' rows of a purchase: one, even if it was submitted several times. */
async function rowsOf(sandbox: Sandbox, { transactionId }: StartedPurchase) {
  const response = await fetch(`${sandbox.url}/sandbox/admin/buy-now?transactionId=${transactionId}`);
  return (await response.json()) as { charges: object[]; signatures: object[] }[];
}

/** Answers every question, and focuses Next. */
async function answersAll(visitor: AutoPaymentVisitor): Promise<void> {
  const { texts, partner } = visitor;
  await visitor.seesSection(texts.questionsTitle);
  await visitor.picks(partner.rideshare, texts.no);
  await visitor.picks(partner.deliveries, texts.no);
  await visitor.picks(partner.registered, partner.allOfThem);
  await visitor.button(texts.next).focus();
}

/** Goes from the restored driver information to the submission. */
async function confirmsAgain(visitor: AutoPaymentVisitor): Promise<void> {
  const { texts } = visitor;
  await visitor.seesSection(texts.driverTitle);
  await visitor.button(texts.next).click();
  await visitor.drivesAlone();
  await visitor.seesSection(texts.questionsTitle);
  await visitor.button(texts.next).click();
}

const leaves = (page: Page, sandbox: Sandbox) => page.goto(`${sandbox.url}/coming-soon.html`);

test(
  'fifty presses, a held Enter key and two tabs that submit at once make one purchase, which is charged once',
  inLongTier,
  async ({ page, context, sandbox, watch }) => {
    watch.allowsConflicts();
    const requests = new RecordedRequests(context, sandbox.url);
    const purchase = await StartedPurchase.at(sandbox, -1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const other = new AutoPaymentVisitor(await context.newPage(), sandbox);
    for (const tab of [visitor, other]) {
      await tab.opens(purchase);
      await tab.confirmsDriver();
      await tab.drivesAlone();
      await answersAll(tab);
    }
    const release = await holdRequests(context, submitCall);
    await visitor.button(visitor.texts.next).evaluate((button: HTMLElement) => {
      for (let press = 0; press < 50; press += 1) button.click();
    });
    for (let press = 0; press < 50; press += 1) await other.page.keyboard.press('Enter', { delay: 0 });
    for (const tab of [visitor, other]) await tab.seesSection(tab.texts.ratingTitle);
    // One submission of each tab.
    await expect.poll(() => requests.to('/rating/prepare').length).toBe(2);
    release();
    for (const tab of [visitor, other]) await tab.seesSection(tab.texts.policyTitle);
    expect(requests.to('/rating/prepare')).toHaveLength(2);
    expect(await rowsOf(sandbox, purchase)).toMatchObject([{ charges: [] }]);
    await visitor.goesToPay();
    await visitor.givesCard();
    await visitor.seesSection(visitor.texts.signTitle);
    await other.goesToPay();
    await other.seesSection(other.texts.signTitle);
    expect(await rowsOf(sandbox, purchase)).toEqual([expect.objectContaining({ charges: [expect.anything()] })]);
  },
);

test(
  'a visitor who reloads, goes back and loses the network while submitting submits the same answers once',
  inLongTier,
  async ({ page, context, sandbox, watch }) => {
    watch.allowsFailedRequests();
    const requests = new RecordedRequests(context, sandbox.url);
    const submissions = () => requests.bodiesTo('/rating/prepare').map(({ transactionId }) => transactionId);
    const purchase = await StartedPurchase.at(sandbox, -1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    await leaves(page, sandbox);
    await visitor.opens(purchase);
    await visitor.confirmsDriver();
    await visitor.drivesAlone();
    await answersAll(visitor);
    const release = await holdRequests(page, submitCall);
    await visitor.button(texts.next).click();
    await expect.poll(() => submissions().length).toBe(1);
    await page.reload();
    await confirmsAgain(visitor);
    await expect.poll(() => submissions().length).toBe(2);
    await page.goBack();
    await page.goForward();
    await confirmsAgain(visitor);
    await expect.poll(() => submissions().length).toBe(3);
    await page.reload();
    await visitor.seesSection(texts.driverTitle);
    await visitor.button(texts.next).click();
    await visitor.drivesAlone();
    await visitor.seesSection(texts.questionsTitle);
    await context.setOffline(true);
    await visitor.button(texts.next).click();
    await visitor.sees(texts.offlineTitle);
    release();
    await context.setOffline(false);
    // The submission continues by itself.
    await visitor.seesSection(texts.policyTitle);
    expect(new Set(submissions()).size).toBe(1);
    await visitor.goesToPay();
    await visitor.givesCard();
    await visitor.seesSection(texts.signTitle);
    expect(await rowsOf(sandbox, purchase)).toEqual([expect.objectContaining({ charges: [expect.anything()] })]);
  },
);

test(
  'a visitor who reloads, goes back and loses the network while the card is charged is charged once',
  inLongTier,
  async ({ page, context, sandbox, watch }) => {
    watch.allowsFailedRequests();
    const requests = new RecordedRequests(context, sandbox.url);
    const keys = () =>
      requests.to('/paymentinit/gettransactiondetail').map(({ headers }) => headers['idempotency-key']);
    const purchase = await StartedPurchase.at(sandbox, 2);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    await leaves(page, sandbox);
    const release = await holdRequests(page, chargeCall);
    await visitor.opens(purchase);
    await visitor.sees(texts.processingTitle);
    await expect.poll(() => keys().length).toBe(1);
    await page.reload();
    await visitor.sees(texts.processingTitle);
    await expect.poll(() => keys().length).toBe(2);
    await page.goBack();
    await page.goForward();
    await visitor.sees(texts.processingTitle);
    await expect.poll(() => keys().length).toBe(3);
    await context.setOffline(true);
    release();
    await visitor.sees(texts.offlineTitle);
    await context.setOffline(false);
    await visitor.seesSection(texts.signTitle);
    await page.reload();
    await visitor.seesSection(texts.signTitle);
    expect(keys()[0]).toMatch(/\S/);
    expect(new Set(keys()).size).toBe(1);
    expect(await rowsOf(sandbox, purchase)).toEqual([expect.objectContaining({ charges: [expect.anything()] })]);
  },
);
