import type { Page } from '@playwright/test';
import { inLongTier } from '#tooling/testing/tier';
import { speedUpTimersFromHere } from '../../faults/model/faults.ts';
import { AutoPaymentVisitor } from '../model/auto-payment.ts';
import { holdRequests } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';
import { CardForm, StartedPurchase } from '../model/purchase-pages.ts';
import { changeAnswer, changePage } from './page-changes.ts';

const carrierResult = '**/rating/getcarrierresultbytransactionidandcarrierid';
const currentStatus = '**/buynowstatus/getcurrentbuynowstatusbytransactionid';
const chargeCall = '**/paymentinit/gettransactiondetail';
const submitCall = '**/rating/prepare';

/** Replaces the carrier’s result by one without payment options. */
const resultIs = (page: Page, keys: object) =>
  page.route(carrierResult, (route) => route.fulfill({ json: { isSuccess: true, paymentOptions: [], ...keys } }));

for (const language of ['en', 'es'] as const) {
  test(
    `a failed payment shows the service’s reason and is logged, and another card is charged (${language})`,
    inLongTier,
    async ({ page, sandbox }) => {
      const purchase = await StartedPurchase.at(sandbox, 1);
      const visitor = new AutoPaymentVisitor(page, sandbox, language);
      const { texts } = visitor;
      await visitor.opens(purchase);
      await visitor.goesToPay();
      await visitor.givesCard('4000 0000 0000 0341');
      await visitor.seesSection(texts.paymentFailedTitle);
      await visitor.sees(
        language === 'en' ? 'The bank did not pay. Nothing was charged.' : 'El banco no pagó. No se le cobró nada.',
      );
      await expect(page.getByRole('link', { name: '512-555-0142' })).toBeVisible();
      await expect
        .poll(async () => (await visitor.log(purchase)).map(({ Message }) => Message))
        .toContain('Payment failure 402');
      expect(await visitor.record(purchase)).toMatchObject({ charges: [] });
      await visitor.button(texts.paymentOtherCard).click();
      await visitor.givesCard();
      await visitor.seesSection(texts.signTitle);
      expect((await visitor.record(purchase)).charges).toHaveLength(1);
    },
  );

  test(
    `a declined card that the services keep is charged again by one press (${language})`,
    inLongTier,
    async ({ page, context, sandbox }) => {
      const purchase = await StartedPurchase.at(sandbox, 1);
      const visitor = new AutoPaymentVisitor(page, sandbox, language);
      const { texts } = visitor;
      await visitor.opens(purchase);
      await visitor.goesToPay();
      await visitor.givesCard('4000 0000 0000 9995');
      await visitor.seesSection(texts.paymentFailedTitle);
      await page.reload();
      await visitor.seesSection(texts.paymentFailedTitle);
      const otherTab = new AutoPaymentVisitor(await context.newPage(), sandbox, language);
      await otherTab.opens(purchase);
      await otherTab.seesSection(texts.paymentFailedTitle);
      await otherTab.button(texts.paymentBack).click();
      await otherTab.goesToPay();
      await otherTab.seesCardForm();
      await otherTab.page.goBack();
      await otherTab.seesSection(texts.paymentFailedTitle);
      expect(await visitor.record(purchase)).toMatchObject({ charges: [] });
      await visitor.button(texts.paymentSameCard).click();
      await visitor.seesSection(texts.signTitle);
      expect((await visitor.record(purchase)).charges).toHaveLength(1);
    },
  );

  test(
    `a refused and a lost charge are logged as API Failure, and each shows its own message (${language})`,
    inLongTier,
    async ({ page, sandbox, watch }) => {
      watch.allowsFailedRequests();
      const visitor = new AutoPaymentVisitor(page, sandbox, language);
      const { texts } = visitor;
      const messages = async (purchase: StartedPurchase) => (await visitor.log(purchase)).map(({ Message }) => Message);

      const refused = await StartedPurchase.at(sandbox, 2);
      await sandbox.injectFault({ call: 'processPayment', kind: 'refused', message: 'The bank is closed.' });
      await visitor.opens(refused);
      await visitor.seesSection(texts.paymentFailedTitle);
      await visitor.sees('The bank is closed.');
      await expect.poll(() => messages(refused)).toContain('API Failure');
      await sandbox.clearFaults();

      const lost = await StartedPurchase.at(sandbox, 2);
      await sandbox.injectFault({ call: 'processPayment', kind: 'hangUp' });
      await visitor.opens(lost);
      await visitor.seesSection(texts.paymentUnknownTitle);
      await visitor.sees(texts.paymentUnknownText);
      await expect(visitor.button(texts.paymentOtherCard)).toHaveCount(0);
      await expect.poll(() => messages(lost)).toContain('API Failure');
      await sandbox.clearFaults();
      // The page loads the outcome by itself.
      await visitor.seesSection(texts.signTitle);
      expect((await visitor.record(lost)).charges).toHaveLength(1);
    },
  );
}

test(
  'a charge that ends with code 0 returns to the policy with the reason, and the next charge succeeds',
  inLongTier,
  async ({ page, sandbox }) => {
    const purchase = await StartedPurchase.at(sandbox, 2);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    await page.route(chargeCall, (route) =>
      route.fulfill({
        json: {
          isSuccess: true,
          resultCode: 0,
          paymentAmount: 0,
          status: 'Pending',
          message: 'The bank wants a call.',
        },
      }),
    );
    await visitor.opens(purchase);
    await visitor.seesSection(texts.policyTitle);
    await visitor.sees(texts.notProcessed);
    await visitor.sees('The bank wants a call.');
    expect(await visitor.record(purchase)).toMatchObject({ charges: [] });
    await page.unroute(chargeCall);
    await visitor.goesToPay();
    await visitor.givesCard();
    await visitor.seesSection(texts.signTitle);
    expect((await visitor.record(purchase)).charges).toHaveLength(1);
  },
);

test(
  'status 1 shows the policy while the card is pending, and charges the card once the bank has approved it',
  inLongTier,
  async ({ page, sandbox }) => {
    const purchase = await StartedPurchase.at(sandbox, 1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    await page.goto(await purchase.cardAddress());
    const form = new CardForm(page);
    await form.types();
    await form.uses();
    await expect(page.getByRole('heading', { name: 'Your card is accepted' })).toBeVisible();
    expect(await visitor.record(purchase)).toMatchObject({ code: 1, charges: [] });

    await visitor.statusIs({ paymentStatus: 'Pending' });
    await visitor.opens(purchase);
    await visitor.seesSection(visitor.texts.policyTitle);
    await visitor.sees(visitor.texts.cardAwaitedTitle);
    const isChecked = page.waitForResponse('**/buynowstatus/addorget*');
    await visitor.button(visitor.texts.cardAwaitedCheck).click();
    await isChecked;
    await visitor.sees(visitor.texts.cardAwaitedTitle);
    expect(await visitor.record(purchase)).toMatchObject({ charges: [] });
    await page.unrouteAll({ behavior: 'wait' });
    await visitor.button(visitor.texts.cardAwaitedCheck).click();
    await visitor.seesSection(visitor.texts.signTitle);
    expect((await visitor.record(purchase)).charges).toHaveLength(1);
  },
);

test('a refused result shows the service’s message', inLongTier, async ({ page, sandbox, watch }) => {
  watch.allowsFailedRequests();
  const purchase = await StartedPurchase.at(sandbox, 1);
  const visitor = new AutoPaymentVisitor(page, sandbox);
  await page.route(carrierResult, (route) =>
    route.fulfill({ status: 400, json: { isSuccess: false, message: 'The carrier is closed.' } }),
  );
  await visitor.opens(purchase);
  await visitor.seesSection(visitor.texts.policyFailedTitle);
  await visitor.sees('The carrier is closed.');
});

test(
  'a missing result shows a message, emits an event, is logged, and loads again on a press',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    const missing = 'Error loading getCarrierResultsByTransactionId API data';
    const purchase = await StartedPurchase.at(sandbox, 1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    await page.route(carrierResult, (route) =>
      route.fulfill({ json: { isSuccess: true, status: 'Success', paymentOptions: [] } }),
    );
    await visitor.opens(purchase);
    await visitor.seesSection(texts.policyFailedTitle);
    await visitor.sees(texts.policyFailedText);
    await expect(visitor.button(texts.goToPay)).toHaveCount(0);
    await expect
      .poll(() => watch.eventsNamed('track').map(({ detail }) => JSON.stringify(detail)))
      .toContainEqual(expect.stringMatching(/Carrier Result Missing.*Error loading getCarrierResultsByTransactionId/));
    await expect.poll(async () => (await visitor.log(purchase)).map(({ Message }) => Message)).toContain(missing);
    await page.unroute(carrierResult);
    await visitor.button(texts.retry).click();
    await visitor.seesSection(texts.policyTitle);
  },
);

test(
  'a failed result shows the carrier’s explanation with the questions, and the visitor answers them again',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    const purchase = await StartedPurchase.at(sandbox, -1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    const statusDesc = 'The carrier insures no car that is parked on a street.';
    await resultIs(page, { status: 'Error', statusDesc });
    await visitor.opens(purchase);
    await visitor.confirmsDriver();
    await visitor.drivesAlone();
    await visitor.answersQuestions();
    await visitor.sees(texts.refusalsTitle);
    await expect(page.getByRole('listitem').filter({ hasText: statusDesc })).toBeVisible();
    expect(watch.eventsNamed('track').map(({ detail }) => JSON.stringify(detail))).toContainEqual(
      expect.stringContaining('Carrier Refused'),
    );
    await page.unroute(carrierResult);
    await visitor.answersQuestions();
    await visitor.seesSection(texts.policyTitle);
  },
);

test(
  'a result that is still pending when the policy opens is polled, and not logged',
  inLongTier,
  async ({ page, sandbox }) => {
    const purchase = await StartedPurchase.at(sandbox, 1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    let looks = 0;
    page.on('request', (request) => (looks += Number(request.url().includes('getcarrierresult'))));
    await resultIs(page, { status: 'Pending' });
    await visitor.opens(purchase);
    await visitor.sees(texts.policyLoading);
    await expect.poll(() => looks).toBeGreaterThan(2);
    await expect(page.getByText(texts.policyFailedTitle)).toHaveCount(0);
    // The page says that the carrier takes long, and offers a call.
    await speedUpTimersFromHere(page, sandbox);
    await visitor.sees(texts.ratingLateText);
    await expect(page.getByRole('link', { name: '512-555-0142' })).toBeVisible();
    await page.unroute(carrierResult);
    await visitor.seesSection(texts.policyTitle);
    expect((await visitor.log(purchase)).map(({ Message }) => Message)).toEqual(['Policy Details']);
  },
);

test(
  'a refused submission shows the service’s reason, and slow rating a message with the phone number',
  inLongTier,
  async ({ page, sandbox }) => {
    const purchase = await StartedPurchase.at(sandbox, -1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    await page.route(submitCall, (route) =>
      route.fulfill({ json: { isSuccess: false, message: 'Closed for lunch.' } }),
    );
    await page.route('**/rating/results', (route) =>
      route.fulfill({ json: { isSuccess: true, message: '', completedCount: 0, totalCount: 1 } }),
    );
    await visitor.opens(purchase);
    await visitor.confirmsDriver();
    await visitor.drivesAlone();
    await visitor.answersQuestions();
    await visitor.seesSection(texts.ratingFailedTitle);
    await visitor.sees('Closed for lunch.');
    await page.unroute(submitCall);
    await visitor.button(texts.retry).click();
    await visitor.seesSection(texts.ratingTitle);
    await speedUpTimersFromHere(page, sandbox);
    await visitor.sees(texts.ratingLateText);
    await expect(page.getByRole('link', { name: '512-555-0142' })).toBeVisible();
    await page.unroute('**/rating/results');
    await visitor.seesSection(texts.policyTitle);
  },
);

test(
  'an approved payment without a card is in doubt: the page polls it, keeps the focus, and continues by itself',
  inLongTier,
  async ({ page, sandbox }) => {
    const purchase = await StartedPurchase.at(sandbox, 4);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    let looks = 0;
    await changeAnswer(page, currentStatus, (answer) => {
      looks += 1;
      return { ...answer, currentBuyNowStatus: 1 };
    });
    await visitor.statusIs({ paymentStatus: 'Authorized', paymentToken: null });
    await visitor.opens(purchase);
    await visitor.seesSection(texts.paymentUnknownTitle);
    await expect(visitor.button(texts.goToPay)).toHaveCount(0);
    const call = page.getByRole('link', { name: '512-555-0142' });
    await call.focus();
    const heading = await page.getByRole('heading', { name: texts.paymentUnknownTitle }).elementHandle();
    await expect.poll(() => looks).toBeGreaterThan(2);
    await expect(call).toBeFocused();
    // The element was not rendered again.
    expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
    await page.unrouteAll({ behavior: 'wait' });
    await visitor.seesSection(texts.signTitle);
    expect(await visitor.record(purchase)).toMatchObject({ charges: [{}] });
  },
);

test(
  'a failed status and a refused payment page are logged, and the visitor continues when both work again',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    watch.allowsFailedRequests();
    const purchase = await StartedPurchase.at(sandbox, 1);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    const messages = async () => (await visitor.log(purchase)).map(({ Message }) => Message);
    await sandbox.injectFault({ call: 'currentBuyNowStatus', kind: 'status', status: 500 });
    await visitor.opens(purchase);
    await visitor.seesSection(texts.failedTitle);
    await expect.poll(messages).toContain('Error in Get Buy Now Status API');
    await sandbox.clearFaults();
    await visitor.seesSection(texts.policyTitle);

    const reason = 'The payment page rests.';
    await sandbox.injectFault({ call: 'openPurchasePayment', kind: 'refused', message: reason });
    await visitor.goesToPay();
    await visitor.seesSection(texts.paymentNotOpenedTitle);
    await visitor.sees(reason);
    await expect.poll(messages).toContain('Error in Get Payment Url API');
    await sandbox.clearFaults();
    await visitor.button(texts.paymentRetry).click();
    await visitor.givesCard();
    await visitor.seesSection(texts.signTitle);
  },
);

test(
  'the carrier’s errors are a list and an event, and the messages of each step come from the configuration',
  inLongTier,
  async ({ page, sandbox, watch }) => {
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    await changePage(page, {
      widget: {
        labels: {
          refusalsTitle: 'Made-up carrier error',
          policyFailedText: 'Made-up unexpected error',
          processingText: 'Made-up payment process',
          signProcessingText: 'Made-up signing process',
        },
      },
    });
    await visitor.opens(await StartedPurchase.at(sandbox, -1));
    await visitor.confirmsDriver();
    await visitor.drivesAlone();
    await visitor.answersQuestions({ delivers: true });
    await visitor.sees('Made-up carrier error');
    await expect(page.getByRole('listitem').filter({ hasText: /deliver goods/ })).toHaveText(
      'The carrier does not insure cars that deliver goods.',
    );
    const events = watch.eventsNamed('track').map(({ detail }) => JSON.stringify(detail));
    expect(events).toContainEqual(expect.stringContaining('Carrier Refused'));
    expect(events).toContainEqual(expect.stringContaining('More Questions'));

    await page.route(carrierResult, (route) =>
      route.fulfill({ json: { isSuccess: true, status: 'Success', paymentOptions: [] } }),
    );
    await visitor.opens(await StartedPurchase.at(sandbox, 1));
    await visitor.sees('Made-up unexpected error');
    await page.unroute(carrierResult);

    const release = await holdRequests(page, chargeCall);
    await visitor.opens(await StartedPurchase.at(sandbox, 2));
    await visitor.sees(texts.processingTitle);
    await visitor.sees('Made-up payment process');
    release();
    await visitor.seesSection(texts.signTitle);

    await changeAnswer(page, currentStatus, (answer) => ({ ...answer, currentBuyNowStatus: 5 }));
    await visitor.statusIs({ signedPolicySendStatus: false });
    await visitor.opens(await StartedPurchase.at(sandbox, 5));
    await visitor.seesSection(texts.signProcessingTitle);
    await visitor.sees('Made-up signing process');
  },
);

test(
  'the sold section needs an issued policy, its number and the signed documents',
  inLongTier,
  async ({ page, sandbox }) => {
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    const complete = { rc3Status: 3, rc3PolicyId: 'X-1', eSignSignedStatus: 'Signed', signedPolicySendStatus: true };
    await changeAnswer(page, currentStatus, (answer) => ({ ...answer, currentBuyNowStatus: 5 }));
    const purchase = await StartedPurchase.at(sandbox, 6);
    for (const missing of [{ rc3Status: 1 }, { rc3PolicyId: null }, { signedPolicySendStatus: false }]) {
      await visitor.statusIs({ ...complete, ...missing });
      await visitor.opens(purchase);
      await visitor.seesSection(texts.signProcessingTitle);
      await expect(page.getByRole('heading', { name: texts.soldTitle })).toHaveCount(0);
    }
    await visitor.statusIs(complete);
    // The page polls by itself.
    await visitor.isInsured();
    await visitor.sees('X-1');
  },
);

test('Next validates and Back does not, and no typed text is lost', inLongTier, async ({ page, sandbox }) => {
  const visitor = new AutoPaymentVisitor(page, sandbox);
  const { texts, partner } = visitor;
  await visitor.opens(await StartedPurchase.at(sandbox, -1));
  await visitor.confirmsDriver();
  await visitor.seesSection(texts.driversTitle);
  await visitor.button(texts.addDriver).click();
  await page.getByRole('textbox', { name: texts.firstName }).fill('S');
  await visitor.button(texts.next).click({ force: true });
  await visitor.sees(texts.errorSummaryTitle);
  await visitor.seesSection(texts.driversTitle);
  await visitor.button(texts.back).click();
  await visitor.seesSection(texts.driverTitle);
  await expect(page.getByRole('textbox', { name: texts.licenseNumber, exact: true })).toHaveValue('77665544');
  await visitor.button(texts.next).click();
  await visitor.seesSection(texts.driversTitle);
  await expect(page.getByRole('textbox', { name: texts.firstName })).toHaveValue('S');
  await page.getByRole('button', { name: new RegExp(`^${texts.remove}`) }).click();
  await visitor.button(texts.next).click();

  await visitor.seesSection(texts.questionsTitle);
  await visitor.picks(partner.rideshare, texts.yes);
  await visitor.button(texts.next).click({ force: true });
  await visitor.sees(texts.answerRefusedCall);
  await visitor.seesSection(texts.questionsTitle);
  await visitor.button(texts.back).click();
  await visitor.seesSection(texts.driversTitle);
  await visitor.button(texts.next).click();
  await visitor.seesSection(texts.questionsTitle);
  const rideshare = page.getByRole('group', { name: partner.rideshare, exact: true });
  await expect(rideshare.getByRole('radio', { name: texts.yes, exact: true })).toBeChecked();
  await visitor.answersQuestions();
  await visitor.seesSection(texts.policyTitle);
  await visitor.button(texts.policyBack).click();
  await visitor.seesSection(texts.questionsTitle);
});
