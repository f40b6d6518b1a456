import type { Locator } from '@playwright/test';
import { inLongTier } from '#tooling/testing/tier';
import { axeBarriers, ibmBarriers } from '../../a11y/checkers.ts';
import { expect, test } from '../model/journey.ts';
import { tabsTo } from '../model/keyboard.ts';
import { cardLabels } from '../model/purchase-pages.ts';
import { RentersVisitor } from '../model/renters.ts';

for (const language of ['en', 'es'] as const) {
  test(
    `no section of a renters policy has a barrier or scrolls sideways at 320 pixels (${language})`,
    inLongTier,
    async ({ page, sandbox, watch }) => {
      watch.allowsFailedRequests();
      await page.setViewportSize({ width: 320, height: 800 });
      const visitor = new RentersVisitor(page, sandbox, language);
      const { texts } = visitor;
      const hasNoBarrier = async (title: string) => {
        await visitor.seesSection(title);
        expect([...(await axeBarriers(page)), ...(await ibmBarriers(page))], title).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), title).toBeLessThanOrEqual(320);
      };
      await visitor.opens();
      await hasNoBarrier(texts.personalTitle);
      await visitor.picks(texts.hasInterestedParty, texts.yes);
      await visitor.picks(texts.hasRoommates, texts.yes);
      await visitor.goesOn(texts.addRoommate);
      await visitor.button(texts.next).click({ force: true });
      await visitor.sees(texts.errorSummaryTitle);
      await hasNoBarrier(texts.personalTitle);
      await visitor.picks(texts.hasInterestedParty, texts.no);
      await visitor.picks(texts.hasRoommates, texts.no);
      await visitor.introduces({ zip: '10001' });
      await page.getByRole('button', { name: texts.joinWaitlist }).waitFor();
      await hasNoBarrier(texts.personalTitle);
      await visitor.goesOn(texts.joinWaitlist);
      await hasNoBarrier(texts.waitlistedTitle);
      await visitor.goesOn(texts.waitlistedBack);
      await visitor.textbox(texts.zip).fill('78701');
      await visitor.sees('Austin, TX');
      await sandbox.injectFault({ call: 'rentersCoverages', kind: 'refused', times: 1 });
      await visitor.goesOn();
      await hasNoBarrier(texts.coverageNotLoadedTitle);
      await visitor.goesOn(texts.retry);
      await hasNoBarrier(texts.coverageTitle);
      await page.getByRole('combobox', { name: texts['coverage.CoverageE'] }).selectOption('500000');
      await page.getByRole('combobox', { name: texts['coverage.AllOtherPeril'], exact: true }).selectOption('250');
      await visitor.goesOn(texts.seePrice);
      await visitor.sees(texts.ratesRefusedTitle);
      await hasNoBarrier(texts.coverageTitle);
      await page.getByRole('combobox', { name: texts['coverage.AllOtherPeril'], exact: true }).selectOption('500');
      await sandbox.injectFault({ call: 'openRentersCard', kind: 'noUrl', times: 1 });
      await visitor.goesOn(texts.seePrice);
      await visitor.sees(texts.cardNotOpenedTitle);
      await hasNoBarrier(texts.paymentTitle);
      await visitor.goesOn(texts.retry);
      await visitor.picks(texts.planQuestion, texts['plan.Monthly']);
      await visitor.givesCard('4000 0000 0000 0002');
      await visitor.sees(texts.cardDeclinedTitle);
      await hasNoBarrier(texts.paymentTitle);
      await visitor.givesCard('4000 0000 0000 0341');
      await visitor.sees(texts.cardKept);
      await visitor.pay.click();
      await hasNoBarrier(texts.failedTitle);
      await visitor.goesOn(texts.anotherCard);
      await visitor.givesGoodCard();
      await visitor.pay.click();
      await visitor.isInsured();
      await hasNoBarrier(texts.confirmedTitle);
    },
  );
}

for (const language of ['en', 'es'] as const) {
  test(
    `a visitor who has only a keyboard insures a rented home (${language})`,
    inLongTier,
    async ({ page, sandbox }) => {
      const visitor = new RentersVisitor(page, sandbox, language);
      const { texts, person } = visitor;
      const card = cardLabels[language];
      const types = async (control: Locator, text: string) => {
        await tabsTo(page, control);
        await page.keyboard.type(text);
      };
      const presses = async (control: Locator) => {
        await tabsTo(page, control);
        await page.keyboard.press('Enter');
      };
      await visitor.opens();
      await visitor.seesSection(texts.personalTitle);
      await types(visitor.textbox(texts.firstName), person.firstName);
      await types(visitor.textbox(texts.lastName), person.lastName);
      await types(visitor.textbox(texts.email), person.email);
      await types(visitor.textbox(texts.phone), '5125550142');
      await types(visitor.textbox(texts.street), person.street);
      await types(visitor.textbox(texts.zip), person.zip);
      await visitor.sees('Austin, TX');
      await presses(visitor.button(texts.next));
      await visitor.seesSection(texts.coverageTitle);
      await presses(visitor.button(texts.seePrice));
      await visitor.seesSection(texts.paymentTitle);
      await tabsTo(page, page.getByRole('group', { name: texts.planQuestion }).getByRole('radio', { checked: true }));
      await page.keyboard.press('ArrowDown');
      const box = (name: string) => visitor.frame.getByRole('textbox', { name });
      await types(box(card.name), 'Alex Example');
      await types(box(card.number), '4111111111111111');
      await types(box(card.expiration), '08/39');
      await types(box(card.securityCode), '123');
      await page.keyboard.press('Enter');
      await visitor.sees(texts.cardKept);
      await presses(visitor.pay);
      await visitor.isInsured();
      expect(await visitor.charges()).toMatchObject([{ planCode: 'SemiAnnual' }]);
    },
  );
}
