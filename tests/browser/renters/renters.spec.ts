import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { expect, test } from '../model/journey.ts';
import { RentersVisitor } from '../model/renters.ts';

const declined = '4000 0000 0000 0002';
const failing = '4000 0000 0000 0341';

for (const [language, width, details] of [
  ['en', 390, whenAffected],
  ['es', 390, inLongTier],
  ['en', 1280, inLongTier],
  ['es', 1280, inLongTier],
] as const) {
  test(
    `a renter is charged once after a waitlist, declined cards and a lost response (${language}, ${width} pixels)`,
    details,
    async ({ page, sandbox, watch }) => {
      watch.allowsFailedRequests();
      await page.setViewportSize({ width, height: 844 });
      const visitor = new RentersVisitor(page, sandbox, language);
      const { texts } = visitor;
      await visitor.opens();

      await visitor.introduces({ zip: '10001' });
      await visitor.goesOn(texts.joinWaitlist);
      await visitor.seesSection(texts.waitlistedTitle);
      expect(await visitor.waitlistRows()).toMatchObject([{ State: 'NY', 'First Name': 'Alex', Phone: '5125550142' }]);
      await visitor.goesOn(texts.waitlistedBack);

      await visitor.textbox(texts.zip).fill('78701');
      await visitor.sees('Austin, TX');
      await visitor.goesOn();
      await visitor.choosesCoverage();
      await visitor.seesSection(texts.paymentTitle);
      await visitor.picks(texts.planQuestion, texts['plan.Monthly']);
      await expect(visitor.pay).toHaveAttribute('aria-disabled', 'true');
      await visitor.givesCard(declined);
      await visitor.sees(texts.cardDeclinedTitle);
      await expect(visitor.pay).toHaveAttribute('aria-disabled', 'true');
      await visitor.givesCard(failing);
      await visitor.pay.click();
      await visitor.seesSection(texts.failedTitle);
      expect(await visitor.charges()).toEqual([]);

      await visitor.goesOn(texts.anotherCard);
      await visitor.seesSection(texts.paymentTitle);
      await visitor.givesGoodCard();
      await sandbox.injectFault({ call: 'buyRenters', kind: 'hangUpAfter', times: 4 });
      await visitor.pay.click();
      const policy = await visitor.isInsured();
      expect(await visitor.charges()).toMatchObject([{ planCode: 'Monthly', policyNumber: policy }]);

      await page.reload();
      await visitor.isInsured();
      await visitor.sees(visitor.person.email);
    },
  );
}
