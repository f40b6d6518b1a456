import { format } from '#i18n/format';
import { inLongTier } from '#tooling/testing/tier';
import { en as quoteFlow } from '#widgets/quote-flow/strings.en';
import { axeBarriers } from '../../a11y/checkers.ts';
import { expect, test } from '../model/journey.ts';
import { RewardsMember } from '../model/rewards-member.ts';

const code = /GIFT-[\w-]+/;

for (const language of ['en', 'es'] as const) {
  for (const width of [390, 1280]) {
    const tier = language === 'en' && width === 390 ? {} : inLongTier;

    test(
      `a customer pays points once for one gift card despite a lost response (${language}, ${width} px)`,
      tier,
      async ({ page, sandbox, watch }) => {
        watch.allowsFailedRequests();
        await page.setViewportSize({ width, height: 844 });
        const member = await RewardsMember.create(page, sandbox, { language });
        const { texts } = member;
        await member.signsIn();
        await member.opens('rewards');
        const before = Number((await member.balance.textContent())?.replaceAll(/\D/g, ''));
        expect(await axeBarriers(page)).toEqual([]);

        // The points are taken, the responses are lost, and the customer reloads the page.
        await sandbox.injectFault({ call: 'redeemGiftCard', kind: 'hangUpAfter' });
        await member.redeems(language === 'es' ? 'Tarjeta de regalo de $10' : '$10 gift card');
        await expect(member.dialog(texts['rewards.undecidedTitle'])).toBeVisible();
        await sandbox.clearFaults();
        await page.reload();
        await member.portal.getByRole('button', { name: texts['rewards.unfinishedAsk'], exact: true }).first().click();
        await expect(member.dialog(texts['rewards.redeemedTitle'])).toBeVisible();
        await expect(member.portal.locator('[part=gift-code]')).toHaveText(code);
        expect(await axeBarriers(page)).toEqual([]);
        await member.button(texts['rewards.done']).click();
        await expect(member.balance).toHaveText(new RegExp(String(before - 1000).replace(/(?=\d{3}$)/, ',?')));
        await expect(member.portal.getByText(code)).toHaveCount(0);
      },
    );

    test(
      `a customer refers a friend once despite a lost response (${language}, ${width} px)`,
      tier,
      async ({ page, sandbox, watch }) => {
        watch.allowsFailedRequests();
        await page.setViewportSize({ width, height: 844 });
        const member = await RewardsMember.create(page, sandbox, { language });
        const { texts } = member;
        await member.signsIn();
        await member.opens('dashboard');
        await member.entersFriend();
        await sandbox.injectFault({ call: 'referFriend', kind: 'hangUpAfter' });
        await member.button(texts['referral.submit']).click();
        await expect(member.portal.getByRole('alert')).toContainText(texts['referral.failedTitle']);
        await sandbox.clearFaults();
        await page.reload();
        await expect(member.field('referral.email')).toHaveValue('jose.friend@example.com');
        expect(await axeBarriers(page)).toEqual([]);
        await member.button(texts['referral.submit']).click();
        await expect(member.portal.getByRole('heading', { name: texts['referral.thanksTitle'] })).toBeVisible();
        expect(await member.referrals()).toHaveLength(1);
      },
    );

    test(
      `a customer gets points for connecting Instagram in a pop-up, and denies Facebook (${language}, ${width} px)`,
      tier,
      async ({ page, sandbox }) => {
        await page.setViewportSize({ width, height: 844 });
        const member = await RewardsMember.create(page, sandbox, { portfolio: 'new', language });
        const { texts } = member;
        await member.signsIn();
        await member.opens('rewards');
        await expect(member.balance).toHaveText('0');

        const facebook = await member.opensNetwork('facebook');
        await facebook.getByRole('link').last().click();
        await expect(member.portal.getByRole('alert')).toContainText(
          format(texts['rewards.social.denied'], { network: 'Facebook' }),
        );
        await expect.poll(() => facebook.isClosed()).toBe(true);
        await expect(member.balance).toHaveText('0');

        const closed = await member.opensNetwork('instagram');
        await closed.close();
        await expect(member.portal.getByRole('alert')).toContainText(texts['rewards.social.closed']);

        const instagram = await member.opensNetwork('instagram');
        await instagram.getByRole('link').first().click();
        await expect(
          member.portal.getByText(format(texts['rewards.connected'], { network: 'Instagram' })),
        ).toBeVisible();
        await expect(member.balance).toHaveText('250');
        await expect.poll(() => instagram.isClosed()).toBe(true);
        expect(await axeBarriers(page)).toEqual([]);
      },
    );
  }
}

test(
  'a customer requests new rates of a quote, and the quote flow rates the quote for its owner',
  inLongTier,
  async ({ page, sandbox }) => {
    const member = await RewardsMember.create(page, sandbox);
    await member.signsIn();
    await member.opens('myquotes');
    await member.portal
      .getByRole('link', { name: new RegExp(`^${member.texts['quotes.requote']}`) })
      .first()
      .click();
    const dialog = page.locator('cover-quote-flow').getByRole('dialog', { name: quoteFlow['entry.ownerTitle'] });
    for (const [name, value] of [
      ['month', '04'],
      ['day', '17'],
      ['year', '1990'],
    ] as const)
      await dialog.getByRole('textbox', { name: quoteFlow[name] }).fill(value);
    await dialog.getByRole('button', { name: quoteFlow['entry.ownerCheck'] }).click();
    await expect.poll(() => sandbox.requests('requote')).toHaveLength(1);
  },
);
