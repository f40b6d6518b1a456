import { format } from '#i18n/format';
import { en } from '#widgets/customer-portal/strings.en';
import { PaymentPage } from '../../browser/model/payment-page.ts';
import { Policyholder } from '../../browser/model/policyholder.ts';
import { RewardsMember } from '../../browser/model/rewards-member.ts';
import type { FaultPoint, OtherOutcome, Scene } from './fault-point.ts';
import { expect } from './journey.ts';

const customers = new WeakMap<Scene, Policyholder>();
const customerOf = (scene: Scene): Policyholder => customers.get(scene)!;
const members = new WeakMap<Scene, RewardsMember>();
const memberOf = (scene: Scene): RewardsMember => members.get(scene)!;

const signsIn = async (scene: Scene) => {
  customers.set(scene, await Policyholder.of(scene.page, scene.sandbox));
  await customerOf(scene).signsIn();
};
const signsInAsMember =
  (portfolio: 'paying' | 'new' = 'paying') =>
  async (scene: Scene) => {
    members.set(scene, await RewardsMember.create(scene.page, scene.sandbox, { portfolio }));
    await memberOf(scene).signsIn();
  };
const number = (scene: Scene) => customerOf(scene).policy('LKM-1001');

/** A rejected customer token ends the session. */
const endsTheSession: OtherOutcome = {
  faults: ['status 401'],
  title: 'a rejected token ends the session, and hides what the portal has shown',
  sees: ({ page }) => expect(page.getByRole('heading', { name: en.endedHeading })).toBeVisible(),
};

/** The shared steps of what a tab or a dialog loads. */
const isLoaded = {
  widget: 'cover-customer-portal',
  leavesForm: true,
  message: ({ page }) => page.getByText(en['failed.unreachable']).or(page.getByText(en['failed.malformed'])).first(),
  triesAgain: ({ page }) => page.getByRole('button', { name: en.retry, exact: true }).first().click(),
  otherwise: [endsTheSession],
} satisfies Partial<FaultPoint>;

const opensDetails = async (scene: Scene) => {
  await customerOf(scene)
    .button(format(en.detailsOf, { number: number(scene) }))
    .click();
};

/** The shared steps of the calls behind “Pay now”. */
const isPaid = {
  widget: 'cover-customer-portal',
  async arrives(scene) {
    await signsIn(scene);
    await customerOf(scene).opens('&tabid=policies');
    await customerOf(scene).payButton(number(scene)).waitFor();
  },
  makesCall: (scene) => customerOf(scene).payButton(number(scene)).click(),
  leavesForm: true,
  message: ({ page }) => page.getByText(en['payProblem.unreachable']),
  async triesAgain(scene) {
    await scene.page.keyboard.press('Escape');
    await customerOf(scene).payButton(number(scene)).click();
  },
  async succeeds(scene) {
    const paymentPage = new PaymentPage(scene.page);
    await paymentPage.sees();
    await paymentPage.pays();
    await expect(customerOf(scene).heading(en.paidTitle)).toBeVisible();
  },
  counts: async (scene) => (await scene.sandbox.charges(number(scene))).length,
} satisfies Partial<FaultPoint>;

const balances = new WeakMap<Scene, number>();
const balanceOf = async (scene: Scene) => Number((await memberOf(scene).balance.textContent())?.replaceAll(/\D/g, ''));
const isConnected = (scene: Scene) =>
  expect(memberOf(scene).portal.getByText(format(en['rewards.connected'], { network: 'Instagram' }))).toBeVisible();
const isThanked = (scene: Scene) =>
  expect(memberOf(scene).portal.getByRole('heading', { name: en['referral.thanksTitle'] })).toBeVisible();

/** Fault points of the customer portal. */
export const portalFaultPoints: readonly FaultPoint[] = [
  {
    ...isLoaded,
    where: 'the profile of a customer',
    call: 'loadCustomerProfile',
    arrives: signsIn,
    makesCall: (scene) => customerOf(scene).opens('&tabid=account'),
    succeeds: (scene) => expect(customerOf(scene).portal.getByRole('textbox', { name: en.email })).not.toHaveValue(''),
  },
  {
    ...isLoaded,
    where: 'the policies of a customer',
    call: 'listPolicies',
    arrives: signsIn,
    makesCall: (scene) => customerOf(scene).opens('&tabid=policies'),
    succeeds: (scene) => expect(customerOf(scene).card(number(scene))).toBeVisible(),
  },
  {
    ...isLoaded,
    where: 'the details of a policy',
    call: 'loadPolicyDetails',
    async arrives(scene) {
      await signsIn(scene);
      await customerOf(scene).opens('&tabid=policies');
      await customerOf(scene).card(number(scene)).waitFor();
    },
    makesCall: opensDetails,
    succeeds: (scene) => expect(customerOf(scene).heading(en.coverages)).toBeVisible(),
  },
  {
    ...isLoaded,
    where: 'the documents of a policy',
    call: 'listPolicyDocuments',
    async arrives(scene) {
      await signsIn(scene);
      await customerOf(scene).opens('&tabid=policies');
      await customerOf(scene).card(number(scene)).waitFor();
    },
    makesCall: opensDetails,
    succeeds: (scene) => expect(customerOf(scene).portal.locator('a[part~="document"]').first()).toBeVisible(),
  },
  {
    ...isLoaded,
    where: 'the ID card of a policy',
    call: 'loadIdCard',
    async arrives(scene) {
      await signsIn(scene);
      await customerOf(scene).opens('&tabid=policies');
      await customerOf(scene).card(number(scene)).waitFor();
    },
    makesCall: (scene) =>
      customerOf(scene)
        .button(format(en.idCardOf, { number: number(scene) }))
        .first()
        .click(),
    succeeds: ({ page }) => expect(page.getByText(en.idCardSaved)).toBeVisible(),
  },
  {
    ...isPaid,
    where: 'the profile for the payment of a policy',
    call: 'loadCustomerProfile',
    otherwise: [endsTheSession],
  },
  { ...isPaid, where: 'the authentication for the payment of a policy', call: 'authenticateCustomer' },
  { ...isPaid, where: 'the page on which a customer pays', call: 'payNow' },
  {
    where: 'the result of a customer’s payment',
    call: 'loadPaymentResult',
    widget: 'cover-customer-portal',
    async arrives(scene) {
      await isPaid.arrives(scene);
      await isPaid.makesCall(scene);
      await new PaymentPage(scene.page).sees();
      await new PaymentPage(scene.page).typesCard();
    },
    makesCall: ({ page }) => new PaymentPage(page).payButton.click(),
    leavesForm: true,
    message: ({ page }) => page.getByRole('heading', { name: en.unreadTitle }),
    triesAgain: (scene) => customerOf(scene).button(en.checkAgain).click(),
    succeeds: (scene) => expect(customerOf(scene).heading(en.paidTitle)).toBeVisible(),
    counts: isPaid.counts,
  },
  {
    ...isLoaded,
    where: 'the points of a customer',
    call: 'loadLoyalty',
    arrives: signsInAsMember(),
    makesCall: (scene) => memberOf(scene).opens('rewards'),
    succeeds: (scene) => expect(memberOf(scene).balance).toHaveText(/\d/),
  },
  {
    ...isLoaded,
    where: 'the points history of a customer',
    call: 'listLoyaltyTransactions',
    arrives: signsInAsMember(),
    async makesCall(scene) {
      await memberOf(scene).opens('rewards');
      await memberOf(scene).portal.getByText(en['rewards.historyTitle']).click();
    },
    succeeds: (scene) => expect(memberOf(scene).portal.getByText(en['rewards.entryEarned']).first()).toBeVisible(),
  },
  {
    where: 'a gift card that is redeemed',
    call: 'redeemGiftCard',
    widget: 'cover-customer-portal',
    async arrives(scene) {
      await signsInAsMember()(scene);
      await memberOf(scene).opens('rewards');
      balances.set(scene, await balanceOf(scene));
    },
    makesCall: (scene) => memberOf(scene).redeems('$10 gift card'),
    leavesForm: true,
    message: ({ page }) => page.getByRole('heading', { name: en['rewards.undecidedTitle'] }),
    triesAgain: (scene) => memberOf(scene).button(en['rewards.askAgain']).click(),
    async succeeds(scene) {
      await expect(memberOf(scene).dialog(en['rewards.redeemedTitle'])).toBeVisible();
      await memberOf(scene).button(en['rewards.done']).click();
      // Points are taken once.
      await expect.poll(() => balanceOf(scene)).toBe(balances.get(scene)! - 1000);
    },
    otherwise: [endsTheSession],
  },
  {
    where: 'the points for a social network',
    call: 'connectSocial',
    widget: 'cover-customer-portal',
    async arrives(scene) {
      await signsInAsMember('new')(scene);
      await memberOf(scene).opens('rewards');
    },
    async makesCall(scene) {
      const popup = await memberOf(scene).opensNetwork('instagram');
      await popup.getByRole('link').first().click();
    },
    leavesForm: true,
    message: ({ page }) => page.getByText(en['rewards.social.other']),
    triesAgain: (scene) => memberOf(scene).button(en.retry).click(),
    succeeds: isConnected,
    otherwise: [
      endsTheSession,
      { faults: ['empty'], title: 'an empty response is an acknowledgement', sees: isConnected },
    ],
  },
  {
    ...isLoaded,
    where: 'the quotes of a customer',
    call: 'listCustomerQuotes',
    arrives: signsInAsMember(),
    makesCall: (scene) => memberOf(scene).opens('myquotes'),
    succeeds: (scene) => expect(memberOf(scene).portal.getByRole('article').first()).toBeVisible(),
  },
  {
    where: 'a friend who is referred',
    call: 'referFriend',
    widget: 'cover-customer-portal',
    async arrives(scene) {
      await signsInAsMember()(scene);
      await memberOf(scene).opens('dashboard');
      await memberOf(scene).entersFriend();
    },
    makesCall: (scene) => memberOf(scene).button(en['referral.submit']).click(),
    message: ({ page }) => page.getByText(en['referral.failedTitle']),
    triesAgain: (scene) => memberOf(scene).button(en['referral.submit']).click(),
    succeeds: isThanked,
    counts: async (scene) => (await memberOf(scene).referrals()).length,
    otherwise: [
      endsTheSession,
      { faults: ['empty'], title: 'an empty response is an acknowledgement', sees: isThanked },
    ],
  },
];
