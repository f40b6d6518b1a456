import type { BuyNowCode } from '#domain/buy-now-status';
import { inLongTier } from '#tooling/testing/tier';
import { axeBarriers, ibmBarriers } from '../../a11y/checkers.ts';
import { AutoPaymentVisitor } from '../model/auto-payment.ts';
import { holdRequests } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';
import { tabsTo } from '../model/keyboard.ts';
import { cardLabels, StartedPurchase } from '../model/purchase-pages.ts';

for (const language of ['en', 'es'] as const) {
  test(
    `no payment or signature section has an accessibility violation or scrolls sideways at 320 pixels (${language})`,
    inLongTier,
    async ({ page, sandbox, watch }) => {
      watch.allowsFailedRequests();
      await page.setViewportSize({ width: 320, height: 800 });
      const visitor = new AutoPaymentVisitor(page, sandbox, language);
      const { texts } = visitor;
      const hasNoBarrier = async (title: string) => {
        await visitor.seesSection(title);
        // IBM's checker cannot read the mixed color of a button under the pointer.
        await page.mouse.move(1, 1);
        expect([...(await axeBarriers(page)), ...(await ibmBarriers(page))], title).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), title).toBeLessThanOrEqual(320);
      };

      await visitor.opens(await StartedPurchase.at(sandbox, -1));
      await hasNoBarrier(texts.driverTitle);
      await visitor.button(texts.next).click({ force: true });
      await visitor.sees(texts.errorSummaryTitle);
      await hasNoBarrier(texts.driverTitle);
      await visitor.confirmsDriver();
      await hasNoBarrier(texts.driversTitle);
      await visitor.button(texts.addDriver).click();
      await visitor.button(texts.next).click({ force: true });
      await visitor.sees(texts.errorSummaryTitle);
      await hasNoBarrier(texts.driversTitle);
      await page.getByRole('button', { name: new RegExp(`^${texts.remove}`) }).click();
      await visitor.drivesAlone();
      await hasNoBarrier(texts.questionsTitle);
      await visitor.answersQuestions({ delivers: true });
      await visitor.sees(texts.refusalsTitle);
      await hasNoBarrier(texts.questionsTitle);
      await visitor.answersQuestions();
      await hasNoBarrier(texts.policyTitle);
      await sandbox.injectFault({ call: 'openPurchasePayment', kind: 'noUrl', times: 1 });
      await visitor.goesToPay();
      await hasNoBarrier(texts.paymentNotOpenedTitle);

      const framed = await StartedPurchase.at(sandbox, 1);
      await visitor.opens(framed, { mode: 'frame' });
      await visitor.goesToPay();
      await page.frameLocator('iframe').getByRole('button', { name: visitor.partner.use }).waitFor();
      await hasNoBarrier(texts.paymentTitle);
      await visitor.opens(await StartedPurchase.at(sandbox, 4));
      await hasNoBarrier(texts.signTitle);
      await visitor.button(texts.sign).click();
      await visitor.button(visitor.partner.decline).click();
      await hasNoBarrier(texts.signDeclinedTitle);
      await visitor.opens(await StartedPurchase.at(sandbox, 6));
      await page.getByRole('link', { name: texts.soldDocuments }).waitFor();
      await hasNoBarrier(texts.soldTitle);
      await visitor.opens({ transactionId: '', carrierId: '' });
      await hasNoBarrier(texts.incompleteTitle);
    },
  );
}

for (const language of ['en', 'es'] as const) {
  test(
    `no waiting or failed section has an accessibility violation or scrolls sideways at 320 pixels (${language})`,
    inLongTier,
    async ({ page, sandbox, watch }) => {
      watch.allowsFailedRequests();
      await page.setViewportSize({ width: 320, height: 800 });
      const visitor = new AutoPaymentVisitor(page, sandbox, language);
      const { texts } = visitor;
      const hasNoBarrier = async (text: string) => {
        await visitor.sees(text);
        await page.mouse.move(1, 1);
        expect([...(await axeBarriers(page)), ...(await ibmBarriers(page))], text).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), text).toBeLessThanOrEqual(320);
      };
      const opensAt = async (code: BuyNowCode) => visitor.opens(await StartedPurchase.at(sandbox, code));

      await visitor.isConfigured({
        carriers: [{ carrierId: '1004', hideAdditionalDriverSection: true }],
        questions: [{ code: 'Pets', text: 'Does a pet ride along, {0}?' }],
      });
      await visitor.quoteIs((quote) => ({
        ...quote,
        drivers: [...quote.drivers, { firstName: 'Sam', lastName: 'Example', marital: 1 }],
      }));
      await opensAt(-1);
      await visitor.confirmsDriver({ isConsentAsked: false });
      await hasNoBarrier(texts.driversMissing);
      const sam = page.getByRole('region', { name: 'Sam Example', exact: true });
      await sam.getByRole('combobox').selectOption({ label: texts['relation.child'] });
      for (const [part, text] of [
        [texts.month, '03'],
        [texts.day, '04'],
        [texts.year, '1991'],
      ] as const) {
        await sam.getByRole('textbox', { name: part, exact: true }).fill(text);
      }
      await visitor.button(texts.next).click();
      await visitor.answersQuestions();
      await hasNoBarrier('Does a pet ride along, Alex?');
      await visitor.picks('Does a pet ride along, Alex?', texts.no);
      const submission = await holdRequests(page, '**/rating/prepare');
      await visitor.button(texts.next).click();
      await hasNoBarrier(texts.ratingTitle);
      await sandbox.injectFault({ call: 'submitPurchase', kind: 'refused', times: 1 });
      submission();
      await hasNoBarrier(texts.ratingFailedTitle);

      // The browser stays on the page, because the partner responds without content.
      await page.route(`${sandbox.partnerUrl}/**`, (route) => route.fulfill({ status: 204 }));
      await opensAt(1);
      await visitor.goesToPay();
      await hasNoBarrier(texts.paymentAwayTitle);
      await page.unroute(`${sandbox.partnerUrl}/**`);
      const charge = await holdRequests(page, '**/paymentinit/gettransactiondetail');
      await opensAt(2);
      await hasNoBarrier(texts.processingTitle);
      await sandbox.injectFault({ call: 'processPayment', kind: 'hangUp' });
      charge();
      await hasNoBarrier(texts.paymentUnknownTitle);
      await sandbox.clearFaults();
      await sandbox.injectFault({ call: 'processPayment', kind: 'refused', times: 1 });
      await opensAt(2);
      await hasNoBarrier(texts.paymentFailedTitle);
      await sandbox.injectFault({ call: 'signPolicy', kind: 'refused', times: 1 });
      await opensAt(4);
      await visitor.button(texts.sign).click();
      await hasNoBarrier(texts.signNotOpenedTitle);
      await visitor.statusIs({ rc3Status: 1, rc3PolicyId: null });
      await opensAt(3);
      await hasNoBarrier(texts.signIssuingTitle);
    },
  );
}

for (const language of ['en', 'es'] as const) {
  test(
    `a visitor answers, pays and signs with the keyboard alone (${language})`,
    inLongTier,
    async ({ page, sandbox }) => {
      const purchase = await StartedPurchase.at(sandbox, -1);
      const visitor = new AutoPaymentVisitor(page, sandbox, language);
      const card = cardLabels[language];
      const { texts, partner } = visitor;
      const types = async (label: string | RegExp, text: string) => {
        await tabsTo(page, page.getByRole('textbox', { name: label, exact: true }).first());
        await page.keyboard.type(text);
      };
      const presses = async (name: string) => {
        await tabsTo(page, visitor.button(name));
        await page.keyboard.press('Enter');
      };
      const picks = async (group: string, option: number) => {
        const radios = page.getByRole('group', { name: group, exact: true }).getByRole('radio');
        await tabsTo(page, radios.first());
        await page.keyboard.press('Space');
        for (let step = 0; step < option; step += 1) await page.keyboard.press('ArrowDown');
        await expect(radios.nth(option)).toBeChecked();
      };
      await visitor.opens(purchase);
      await visitor.seesSection(texts.driverTitle);
      await types(texts.licenseNumber, '77665544');
      await types(/VIN/, '1HGCM82633A004352');
      await tabsTo(page, page.getByRole('checkbox'));
      await page.keyboard.press('Space');
      await presses(texts.next);
      await visitor.seesSection(texts.driversTitle);
      await presses(texts.next);
      await visitor.seesSection(texts.questionsTitle);
      await picks(partner.rideshare, 1);
      await picks(partner.deliveries, 1);
      await picks(partner.registered, 0);
      await presses(texts.next);
      await visitor.seesSection(texts.policyTitle);
      await presses(texts.goToPay);
      await types(card.name, 'Alex Example');
      await types(card.number, '4111111111111111');
      await types(card.expiration, '08/39');
      await types(card.securityCode, '123');
      await presses(partner.use);
      await visitor.seesSection(texts.signTitle);
      await presses(texts.sign);
      await types(partner.signature, 'Alex Example');
      await tabsTo(page, page.getByLabel(partner.consent));
      await page.keyboard.press('Space');
      await presses(partner.sign);
      await visitor.isInsured();
      await tabsTo(page, page.getByRole('link', { name: texts.soldDocuments }));
    },
  );
}

for (const language of ['en', 'es'] as const) {
  test(
    `a visitor enters the card in the frame with the keyboard alone (${language})`,
    inLongTier,
    async ({ page, sandbox }) => {
      const purchase = await StartedPurchase.at(sandbox, 1);
      const visitor = new AutoPaymentVisitor(page, sandbox, language);
      const { texts, partner } = visitor;
      const frame = page.frameLocator('cover-auto-payment iframe');
      const card = cardLabels[language];
      await visitor.opens(purchase, { mode: 'frame' });
      await visitor.seesSection(texts.policyTitle);
      await tabsTo(page, visitor.button(texts.goToPay));
      await page.keyboard.press('Enter');
      for (const [label, text] of [
        [card.name, 'Alex Example'],
        [card.number, '4111111111111111'],
        [card.expiration, '08/39'],
        [card.securityCode, '123'],
      ] as const) {
        await tabsTo(page, frame.getByLabel(label));
        await page.keyboard.type(text);
      }
      await tabsTo(page, frame.getByRole('button', { name: partner.use }));
      await page.keyboard.press('Enter');
      await visitor.seesSection(texts.signTitle);
      expect(await visitor.record(purchase)).toMatchObject({ charges: [{}] });
    },
  );
}
