import { inLongTier } from '#tooling/testing/tier';
import { en as headerTexts } from '#widgets/account-header/strings.en';
import { en as autoTexts } from '#widgets/auto-payment/strings.en';
import { en as portalTexts } from '#widgets/customer-portal/strings.en';
import { en as forgotTexts } from '#widgets/forgot-password/strings.en';
import { en as setTexts } from '#widgets/set-password/strings.en';
import { en as signInTexts } from '#widgets/sign-in/strings.en';
import { AutoPaymentVisitor } from '../browser/model/auto-payment.ts';
import { beginningWith } from '../browser/model/beginning-with.ts';
import { Customer } from '../browser/model/customer.ts';
import { expect, test } from '../browser/model/journey.ts';
import { PaymentPage } from '../browser/model/payment-page.ts';
import { StartedPurchase } from '../browser/model/purchase-pages.ts';
import { hostile } from './model/hostile-texts.ts';
import { membersBrand, signsInAtGateway } from './model/members.ts';
import { payloads } from './model/payloads.ts';
import { PoisonedPage } from './model/poisoned-page.ts';
import { attributeText } from './model/policed-site.ts';

test('hostile labels and responses stay text while a policy is paid and signed', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  const poisoned = await PoisonedPage.over({ page, context, sandbox, watch });
  const labels = hostile(autoTexts, payloads);
  poisoned.site.configures('/auto-payment.html', 'auto-payment', { labels });
  const visitor = new AutoPaymentVisitor(page, sandbox);
  Object.assign(visitor, { texts: labels });
  const answers = async (question: RegExp, option: string) => {
    const group = page.getByRole('group', { name: question });
    await group.getByRole('radio', { name: beginningWith(option) }).check({ force: true });
  };
  await visitor.opens(await StartedPurchase.at(sandbox, -1));
  await visitor.seesSection(labels.driverTitle);
  await visitor.button(labels.next).press('Enter');
  await visitor.sees(labels.errorSummaryTitle);
  await poisoned.staysText();
  await visitor.confirmsDriver();
  await visitor.seesSection(labels.driversTitle);
  await poisoned.staysText();
  await visitor.drivesAlone();
  await visitor.seesSection(labels.questionsTitle);
  await poisoned.staysText();
  await answers(/ride-sharing/, labels.no);
  await answers(/deliver goods/, labels.no);
  await answers(/registered in your household/, visitor.partner.allOfThem);
  await visitor.button(labels.next).press('Enter');
  await visitor.seesSection(labels.policyTitle);
  await poisoned.staysText();
  await visitor.button(labels.goToPay).press('Enter');
  await visitor.givesCard();
  await poisoned.returnsAndReloads('/auto-payment.html');
  await visitor.seesSection(labels.signTitle);
  await poisoned.staysText();
  await visitor.button(labels.sign).press('Enter');
  await visitor.writesSignature();
  await poisoned.returnsAndReloads('/auto-payment.html');
  await visitor.isInsured();
  await poisoned.staysText();
  poisoned.wasPoisonedThroughout('while a policy is paid and signed');
});

test(
  'hostile labels and responses stay text in every tab of the customer portal',
  inLongTier,
  async ({ page, context, sandbox, watch }) => {
    const poisoned = await PoisonedPage.over({ page, context, sandbox, watch });
    const labels = hostile(portalTexts, payloads);
    const config = {
      labels,
      signInPage: '/sign-in.html',
      quotePage: '/quote-flow.html',
      help: { textNumber: '512-555-0143', chatPage: '/chat.html' },
      carriers: [{ carrierName: payloads[1], carrierCode: ['LKM'], carrierLogo: '/none.svg' }],
      waysToEarn: [{ title: payloads[2], text: payloads[3], points: 250 }],
      giftCards: [
        { name: payloads[4], image: '/gift-card.svg', redeemType: 'GC10', points: 1000, disclaimers: [payloads[5]] },
      ],
      referFriend: true,
    };
    await signsInAtGateway(context, sandbox);
    const path = '/customer-portal.html';
    const portalPage = {
      body: `<cover-account-header load="eager" sign-in-page="/sign-in.html" config="${attributeText({ labels: hostile(headerTexts, payloads) })}"></cover-account-header><cover-customer-portal load="eager" config="${attributeText(config)}"></cover-customer-portal>`,
      pageBlock: { brand: 'members', brands: { members: membersBrand } },
    };
    const address = poisoned.site.publishes(portalPage, path);
    const portal = page.locator('cover-customer-portal');
    const opens = async (tab: 'dashboard' | 'policies' | 'rewards' | 'account' | 'myquotes') => {
      await page.goto(`${address}?tabid=${tab}`);
      await expect(portal.getByRole('heading', { level: 2, name: labels[`tab.${tab}`], exact: true })).toBeVisible();
    };
    /** Opens a dialog, and closes it. */
    const looksInto = async (part: string, shows: string) => {
      await portal.locator(`button[part~="${part}"]`).first().press('Enter');
      await expect(portal.getByRole('dialog').getByText(shows).first()).toBeVisible();
      await poisoned.staysText();
      await page.keyboard.press('Escape');
      await expect(portal.getByRole('dialog')).toHaveCount(0);
    };

    await opens('dashboard');
    await expect(portal.getByText(labels.nextPayment)).toBeVisible();
    await poisoned.staysText();
    await page.locator('cover-account-header').getByRole('button').first().press('Enter');
    await poisoned.staysText();
    await opens('account');
    await expect(portal.getByRole('textbox', { name: labels.licenseNumber })).not.toBeEmpty();
    await poisoned.staysText();
    await opens('myquotes');
    await expect(portal.getByRole('link', { name: beginningWith(labels['quotes.requote']) }).first()).toBeVisible();
    await poisoned.staysText();
    await opens('rewards');
    await expect(portal.locator('[part=balance]')).toBeVisible();
    await poisoned.staysText();
    await portal
      .getByRole('button', { name: beginningWith(labels['rewards.redeemNamed']) })
      .first()
      .press('Enter');
    await portal.getByRole('button', { name: labels['rewards.confirm'], exact: true }).press('Enter');
    await expect(portal.getByRole('dialog').getByText(labels['rewards.redeemedTitle'])).toBeVisible();
    await poisoned.staysText();
    await opens('policies');
    await looksInto('policy-details', labels.coverages);
    await looksInto('id-card', labels.insured);
    await looksInto('payment-help', labels.helpText);
    const paymentPage = new PaymentPage(page);
    await portal.locator('button[part~="pay"]').first().press('Enter');
    await paymentPage.sees();
    const returned = page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url());
      return pathname === path && searchParams.has('token');
    });
    await paymentPage.pays();
    // The page to which the partner redirects has neither this test's policy nor its labels.
    await page.goto((await returned).url());
    await expect(portal.getByRole('heading', { name: labels.paidTitle })).toBeVisible();
    await poisoned.staysText();
    poisoned.wasPoisonedThroughout('in every tab of the customer portal');
  },
);

test('hostile labels and responses stay text while a customer signs in and sets a password', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  const poisoned = await PoisonedPage.over({ page, context, sandbox, watch });
  const texts = {
    signInTexts: hostile(signInTexts, payloads),
    forgotTexts: hostile(forgotTexts, payloads),
    setTexts: hostile(setTexts, payloads),
    texts: hostile(headerTexts, payloads),
  };
  poisoned.site.configures('/sign-in.html', 'sign-in', { labels: texts.signInTexts });
  poisoned.site.configures('/forgot-password.html', 'forgot-password', { labels: texts.forgotTexts });
  poisoned.site.configures('/set-password.html', 'set-password', { labels: texts.setTexts });
  poisoned.site.configures('/welcome.html', 'account-header', { labels: texts.texts });
  const { email, password } = await sandbox.makesCustomer('paying');
  const customer = new Customer(page, 'en', { email, password, name: '' });
  Object.assign(customer, texts);
  await customer.opens(`${sandbox.url}/sign-in.html`);
  await customer.typesCredentials('Another1!');
  await expect(page.getByText(texts.signInTexts.refused).first()).toBeVisible();
  await poisoned.staysText();
  await customer.opens(`${sandbox.url}/forgot-password.html`);
  await customer.asksForLink();
  await poisoned.staysText();
  await customer.followsLink(sandbox.url);
  await customer.choosesPassword('Sample-pw12!');
  await customer.seesPasswordSet();
  await poisoned.staysText();
  await customer.opens(`${sandbox.url}/sign-in.html`);
  await customer.typesCredentials('Sample-pw12!');
  await page.waitForURL(/welcome\.html/);
  const header = page.locator('cover-account-header');
  await header.getByRole('button').first().press('Enter');
  await poisoned.staysText();
  await header.getByRole('button', { name: texts.texts.signOut, exact: true }).press('Enter');
  await page.waitForURL(/sign-in\.html/);
  await poisoned.staysText();
  poisoned.wasPoisonedThroughout('while a customer signs in and sets a password');
});
