import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { AutoPaymentVisitor } from '../model/auto-payment.ts';
import { holdRequests } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';
import { StartedPurchase } from '../model/purchase-pages.ts';
import { changeAnswer } from './page-changes.ts';

test(
  'a visitor opens the link, answers, pays, signs and gets the documents',
  whenAffected,
  async ({ page, sandbox }) => {
    const purchase = await StartedPurchase.at(sandbox, -1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    await visitor.buys(purchase);
    const record = await visitor.record(purchase);
    expect(record).toMatchObject({ code: 6, charges: [{}], signatures: [{}] });
    await visitor.sees(record.policyNumber!);
    const link = page.getByRole('link', { name: visitor.texts.soldDocuments });
    const pdf = await page.request.get((await link.getAttribute('href'))!);
    expect(pdf.headers()['content-type']).toContain('application/pdf');
  },
);

const sectionsByStatus = [
  [-1, 'driverTitle'],
  [0, 'driverTitle'],
  [1, 'policyTitle'],
  [4, 'signTitle'],
  [6, 'soldTitle'],
] as const;
for (const [code, title] of sectionsByStatus) {
  test(`status ${code} opens the same section by link, by reload, in a second tab and in another browser`, async ({
    page,
    sandbox,
    browser,
  }) => {
    const purchase = await StartedPurchase.at(sandbox, code);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    await visitor.opens(purchase);
    await visitor.seesSection(visitor.texts[title]);
    await page.reload();
    await visitor.seesSection(visitor.texts[title]);
    const tab = new AutoPaymentVisitor(await page.context().newPage(), sandbox);
    await tab.opens(purchase, { names: ['transactionid', 'CARRIERID'] });
    await tab.seesSection(visitor.texts[title]);
    const context = await browser.newContext();
    const other = new AutoPaymentVisitor(await context.newPage(), sandbox);
    await other.opens(purchase);
    await other.seesSection(visitor.texts[title]);
    await context.close();
  });
}

test(
  'a link with only the transaction opens a purchase that began on another device, with its carrier',
  inLongTier,
  async ({ page, sandbox }) => {
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const purchase = await StartedPurchase.at(sandbox, 1, '1008');
    await visitor.opens({ transactionId: purchase.transactionId, carrierId: '' });
    await visitor.seesSection(visitor.texts.policyTitle);
    await visitor.sees('Night Heron Specialty');
    await visitor.goesToPay();
    await visitor.givesCard();
    await visitor.seesSection(visitor.texts.soldUnsignedTitle);
    expect(await visitor.record(purchase)).toMatchObject({ charges: [{}] });
  },
);

test('the link of a California purchase resumes it on another device with the California services', async ({
  page,
  sandbox,
  watch,
}) => {
  // Only the California services know the quote; the primary services are asked first.
  watch.allowsFailedRequests();
  const purchase = await StartedPurchase.at(sandbox, -1, '1004', 'ca');
  const visitor = new AutoPaymentVisitor(page, sandbox);
  await visitor.opens(purchase);
  await visitor.confirmsDriver();
  await visitor.leavesOut('Sam Example');
  await visitor.answersQuestions();
  await visitor.seesSection(visitor.texts.policyTitle);
  await visitor.goesToPay();
  await visitor.givesCard();
  await visitor.signs();
  await visitor.isInsured();
  expect(await visitor.record(purchase)).toMatchObject({ code: 6, charges: [{}], signatures: [{}] });
});

test('status 2 charges the card once, and continues with the signature', async ({ page, sandbox, watch }) => {
  watch.allowsConflicts();
  const purchase = await StartedPurchase.at(sandbox, 2);
  const visitor = new AutoPaymentVisitor(page, sandbox);
  const second = new AutoPaymentVisitor(await page.context().newPage(), sandbox);
  await Promise.all([visitor.opens(purchase), second.opens(purchase)]);
  await Promise.all([visitor, second].map((tab) => tab.seesSection(tab.texts.signTitle)));
  expect(await visitor.record(purchase)).toMatchObject({ charges: [{}], signatures: [] });
});

/** Keeps the services at a status that they would leave by themselves. */
const heldStatuses = {
  3: { title: 'signIssuingTitle', keys: { rc3Status: 1, rc3PolicyId: null } },
  5: { title: 'signProcessingTitle', keys: { signedPolicySendStatus: false } },
} as const;
for (const code of [3, 5] as const) {
  test(`status ${code} shows a waiting message, and continues without a press`, async ({ page, sandbox }) => {
    const purchase = await StartedPurchase.at(sandbox, code);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { title, keys } = heldStatuses[code];
    await changeAnswer(page, '**/buynowstatus/getcurrent*', (answer) => ({ ...answer, currentBuyNowStatus: code }));
    await visitor.statusIs(keys);
    await visitor.opens(purchase);
    await visitor.seesSection(visitor.texts[title]);
    await page.unrouteAll({ behavior: 'wait' });
    await visitor.seesSection(code === 3 ? visitor.texts.signTitle : visitor.texts.soldTitle);
  });

  test(
    `the waiting section of status ${code} opens by link, by reload, in a second tab and in another browser`,
    inLongTier,
    async ({ page, sandbox, browser }) => {
      const purchase = await StartedPurchase.at(sandbox, code);
      const { title, keys } = heldStatuses[code];
      const context = await browser.newContext();
      const pages = [page, await page.context().newPage(), await context.newPage()];
      for (const openedPage of pages) {
        const visitor = new AutoPaymentVisitor(openedPage, sandbox);
        await changeAnswer(openedPage, '**/buynowstatus/getcurrent*', (answer) => ({
          ...answer,
          currentBuyNowStatus: code,
        }));
        await visitor.statusIs(keys);
        await visitor.opens(purchase);
        await visitor.seesSection(visitor.texts[title]);
        await openedPage.reload();
        await visitor.seesSection(visitor.texts[title]);
      }
      // The pages poll the status until they are closed.
      await Promise.all(pages.map((openedPage) => openedPage.unrouteAll({ behavior: 'wait' })));
      await context.close();
    },
  );
}

test(
  'status 2 processes the payment by link, by reload, in a second tab and in another browser, and charges once',
  inLongTier,
  async ({ page, sandbox, browser, watch }) => {
    watch.allowsConflicts();
    const purchase = await StartedPurchase.at(sandbox, 2);
    const context = await browser.newContext();
    const pages = [page, await page.context().newPage(), await context.newPage()];
    const visits = await Promise.all(
      pages.map(async (openedPage) => {
        const visitor = new AutoPaymentVisitor(openedPage, sandbox);
        const release = await holdRequests(openedPage, '**/paymentinit/gettransactiondetail');
        await visitor.opens(purchase);
        await visitor.sees(visitor.texts.processingTitle);
        await openedPage.reload();
        await visitor.sees(visitor.texts.processingTitle);
        return { visitor, release };
      }),
    );
    expect(await visits[0]!.visitor.record(purchase)).toMatchObject({ code: 2, charges: [] });
    for (const { release } of visits) release();
    for (const { visitor } of visits) await visitor.seesSection(visitor.texts.signTitle);
    expect((await visits[0]!.visitor.record(purchase)).charges).toHaveLength(1);
    await context.close();
  },
);

test('a carrier’s rejection opens the questions again with its reasons, and other answers are accepted', async ({
  page,
  sandbox,
}) => {
  const purchase = await StartedPurchase.at(sandbox, -1);
  const visitor = new AutoPaymentVisitor(page, sandbox);
  await visitor.opens(purchase);
  await visitor.confirmsDriver();
  await visitor.drivesAlone();
  await visitor.answersQuestions({ delivers: true });
  await visitor.sees(visitor.texts.refusalsTitle);
  await visitor.sees('The carrier does not insure cars that deliver goods.');
  await visitor.answersQuestions();
  await visitor.seesSection(visitor.texts.policyTitle);
});

test('a page without a purchase in its address shows where to start', async ({ page, sandbox }) => {
  const visitor = new AutoPaymentVisitor(page, sandbox);
  await visitor.opens({ transactionId: '', carrierId: '' });
  await visitor.seesSection(visitor.texts.incompleteTitle);
});
