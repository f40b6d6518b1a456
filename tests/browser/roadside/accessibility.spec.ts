import type { Locator } from '@playwright/test';
import { inLongTier } from '#tooling/testing/tier';
import { expect, test } from '../model/journey.ts';
import { tabsTo } from '../model/keyboard.ts';
import { RoadsideMember } from '../model/roadside-member.ts';

for (const language of ['en', 'es'] as const) {
  test(
    `no section of the roadside membership has a barrier or scrolls sideways at 320 pixels (${language})`,
    inLongTier,
    async ({ page, sandbox, watch }) => {
      watch.allowsFailedRequests();
      await page.setViewportSize({ width: 320, height: 800 });
      const member = new RoadsideMember(page, sandbox, language);
      await member.opens();
      await member.sees('membershipTitle');
      await member.fits(320);
      await member.button('next').click({ force: true });
      await member.reads(member.texts.errorSummaryTitle);
      await member.fits(320);
      await member.button('compare').click();
      await expect(member.widget.getByRole('dialog')).toBeVisible();
      await member.fits(320);
      await member.button('choose.family').click();
      await expect(member.choice('family')).toBeChecked();
      await member.reads(member.texts['summary.family']);
      await member.fits(320);
      await member.button('next').click();
      await member.sees('buyerTitle');
      await member.fits(320);
      await member.payButton('$69.00').click({ force: true });
      await member.reads(member.texts.errorSummaryTitle);
      // First and last name, email, phone, street, zip code, city, state and consent.
      await expect(member.widget.locator('a[part~=error-summary-link]')).toHaveCount(9);
      await member.fits(320);
      await member.fillsIn({ zip: '10001' });
      await expect(member.button('joinWaitlist')).toBeVisible();
      await member.fits(320);
      await member.field('zip').fill('78701');
      await expect(member.field('city')).toHaveValue('Austin');
      await sandbox.injectFault({ call: 'enrollRoadside', kind: 'foreignUrl', times: 1 });
      watch.allows(/^console warning: \[covermount\]/, /services\.trustedOrigins/);
      await member.payButton('$69.00').click();
      await member.reads(member.texts.untrustedTitle);
      await member.fits(320);
      await member.button('retry').click();
      await member.paymentPage.sees();
      await page.goBack();
      await member.sees('pendingTitle');
      await member.fits(320);
      await member.button('toPayment').click();
      await member.paymentPage.sees();
      await member.paymentPage.declines();
      await member.sees('declinedTitle');
      await member.fits(320);
      await member.button('payAgain').click();
      await member.payButton('$69.00').click();
      await member.paymentPage.sees();
      await member.paymentPage.pays();
      await member.sees('confirmedTitle');
      await member.fits(320);
      await member.button('startOver').click();
      await member.chooses('single');
      await member.fillsIn({ zip: '10001' });
      await member.button('joinWaitlist').click();
      await member.sees('waitlistedTitle');
      await member.fits(320);
    },
  );

  test(
    `a visitor who has only a keyboard compares, chooses and pays (${language})`,
    inLongTier,
    async ({ page, sandbox }) => {
      const member = new RoadsideMember(page, sandbox, language);
      const { paymentPage } = member;
      const types = async (field: Locator, text: string) => {
        await tabsTo(page, field);
        await page.keyboard.type(text);
      };
      const presses = async (button: Locator, key = 'Enter') => {
        await tabsTo(page, button);
        await page.keyboard.press(key);
      };
      await member.opens();
      await presses(member.button('compare'));
      await presses(member.button('choose.single'));
      await expect(member.choice('single')).toBeChecked();
      await tabsTo(page, member.choice('single'));
      await page.keyboard.press('ArrowDown');
      await expect(member.choice('family')).toBeChecked();
      await presses(member.button('next'));
      await expect(member.widget.getByRole('heading', { level: 2 })).toBeFocused();
      await types(member.field('firstName'), 'Alex');
      await types(member.field('lastName'), 'Example');
      await types(member.field('email'), member.email);
      await types(member.field('phone'), '5125550142');
      await types(member.field('street'), '100 Sample St');
      await types(member.field('zip'), '78701');
      await expect(member.field('city')).toHaveValue('Austin');
      await presses(member.consent, 'Space');
      await presses(member.payButton('$69.00'));
      await paymentPage.sees();
      await types(paymentPage.field('cardHolderName'), 'Alex Example');
      await types(paymentPage.field('number'), '4111111111111111');
      await types(paymentPage.field('expiration'), '08/39');
      await types(paymentPage.field('securityCode'), '123');
      await presses(paymentPage.payButton);
      await member.sees('confirmedTitle');
      await expect(member.widget.getByRole('heading', { level: 2 })).toBeFocused();
      await tabsTo(page, member.document);
      expect(await member.charges()).toHaveLength(1);
    },
  );
}
