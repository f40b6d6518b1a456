import type { Meta } from '@storybook/react-vite';
import { signInCustomer } from '#account/testing/sign-in-customer';
import { openVisitor } from '#visitor/visitor';
import { endRedemption } from '#widgets/customer-portal/rewards/redemption-intents';
import { en } from '#widgets/customer-portal/strings.en';
import { es } from '#widgets/customer-portal/strings.es';
import { networkError, pending, respondWith, serverError } from './story-harness/network.ts';
import { brandCodeOf } from './story-harness/page-block.ts';
import type { User } from './story-harness/user.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = {
  title: 'Widgets/Customer portal',
  // An open dialog covers the window: on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
};
export default meta;

type Visitor = User<keyof typeof en>;
const story = createStoryFactory<keyof typeof en>({ widget: 'customer-portal', texts: { en, es } });

const signedIn = {
  prepare: (brand: string) => signInCustomer(openVisitor({ brandCode: brandCodeOf(brand) }), { name: 'Alex Example' }),
};
const on = (tab: string, more = '') => ({ ...signedIn, address: `tabid=${tab}${more}` });

export const SignedOut = story({ shows: 'toSignIn' });

export const Dashboard = story({ ...signedIn, shows: 'yourPolicies' });

export const DashboardLoading = story({ ...signedIn, network: { listPolicies: pending }, shows: 'loadingPolicies' });

export const DashboardFailed = story({ ...signedIn, network: { listPolicies: serverError }, shows: 'failedTitle' });

/** Neither the list nor the details have the expiration date of the policy. */
export const DashboardPaymentUnknown = story({
  ...signedIn,
  network: {
    listPolicies: respondWith({ isSuccess: true, policies: [{ policyId: 'p-1', policyNumber: 'LKM-1001' }] }),
    loadPolicyDetails: serverError,
  },
  shows: 'dueUnknown',
});

export const NewCustomer = story({
  ...signedIn,
  config: { quotePage: '/get-a-quote' },
  network: { listPolicies: respondWith({ isSuccess: true, policies: [] }) },
  shows: 'noPoliciesTitle',
});

export const Policies = story({ ...on('policies'), shows: 'details' });

export const PoliciesLoading = story({
  ...on('policies'),
  network: { listPolicies: pending },
  shows: 'loadingPolicies',
});

export const NoPolicies = story({
  ...on('policies'),
  config: { quotePage: '/get-a-quote' },
  network: { listPolicies: respondWith({ isSuccess: true, policies: [] }) },
  shows: 'noPoliciesTitle',
});

export const PoliciesFailed = story({
  ...on('policies'),
  network: { listPolicies: serverError },
  shows: 'failedTitle',
});

export const PoliciesOffline = story({
  ...on('policies'),
  device: { isOffline: true },
  network: { listPolicies: networkError },
  shows: 'offlineNote',
});

const details = { ...on('policies'), act: (visitor: Visitor) => visitor.presses('detailsOf') };

export const PolicyDetails = story({ ...details, shows: 'coverages' });

export const DocumentsLoading = story({
  ...details,
  network: { listPolicyDocuments: pending },
  shows: 'loadingDocuments',
});

export const PolicyDetailsFailed = story({
  ...details,
  network: { loadPolicyDetails: serverError, listPolicyDocuments: 'none' },
  shows: 'noDocuments',
});

const idCard = { ...on('policies'), act: (visitor: Visitor) => visitor.presses('idCardOf') };

export const IdCard = story({ ...idCard, shows: 'printCard' });

export const IdCardLoading = story({ ...idCard, network: { loadIdCard: pending }, shows: 'loadingIdCard' });

export const IdCardFailed = story({ ...idCard, network: { loadIdCard: serverError }, shows: 'failedTitle' });

export const NoIdCard = story({ ...idCard, network: { loadIdCard: 'none' }, shows: 'noIdCard' });

export const Account = story({ ...on('account'), shows: 'contact' });

export const AccountLoading = story({
  ...on('account'),
  network: { loadCustomerProfile: pending },
  shows: 'loadingProfile',
});

export const AccountFailed = story({
  ...on('account'),
  network: { loadCustomerProfile: serverError },
  shows: 'failedTitle',
});

export const PaymentHelp = story({
  ...signedIn,
  config: { help: { phone: '512-555-0142', textNumber: '512-555-0143', chatPage: '/chat' } },
  act: (visitor) => visitor.presses('paymentHelp'),
  shows: 'helpChat',
});

const pays = { ...on('policies'), act: (visitor: Visitor) => visitor.presses('payNowOf') };

export const PaymentPreparing = story({ ...pays, network: { payNow: pending }, shows: 'preparingPayment' });

export const PaymentNotOpened = story({ ...pays, network: { payNow: serverError }, shows: 'payProblem.unreachable' });

export const PaymentRefused = story({
  ...pays,
  network: { payNow: respondWith({ isSuccess: false }) },
  shows: 'payProblem.refused',
});

export const PaymentAlreadyMade = story({
  ...pays,
  network: { payNow: respondWith({ isSuccess: false, message: 'This payment has already been made' }) },
  shows: 'payProblem.alreadyMade',
});

export const PaymentPageNotTrusted = story({
  ...pays,
  network: { payNow: respondWith({ isSuccess: true, message: '', paymentUrl: 'https://stranger.example/pay' }) },
  shows: 'payProblem.untrusted',
});

export const PaymentProfileIncomplete = story({
  ...pays,
  network: { loadCustomerProfile: respondWith({ isSuccess: true, name: 'Alex', surname: 'Example' }) },
  shows: 'payProblem.incomplete',
});

export const PaymentOffline = story({
  ...pays,
  device: { isOffline: true },
  network: { payNow: networkError },
  shows: 'payProblem.offline',
});

const resultOf = (status: string, resultMessage = '') => ({
  loadPaymentResult: respondWith({
    isSuccess: true,
    customerPayment: {
      policyId: 'p-1',
      policyNumber: 'LKM-1001',
      carrierName: 'Larkspur Mutual',
      email: 'alex@example.com',
      paymentDetails: [{ status, amount: 128.4, invoiceId: 'INV-1042', payDate: '2026-11-20', resultMessage }],
    },
  }),
});
const returned = on('policies', '&token=t-1');

export const PaymentReading = story({ ...returned, network: { loadPaymentResult: pending }, shows: 'readingResult' });

export const PaymentMade = story({ ...returned, network: resultOf('A'), shows: 'paidTitle' });

export const ReturnedPaymentAlreadyMade = story({
  ...returned,
  network: resultOf('C', 'This payment has already been made'),
  shows: 'alreadyMadeTitle',
});

export const PaymentDeclined = story({
  ...returned,
  network: resultOf('D', 'The bank declined the card.'),
  shows: 'declinedTitle',
});

export const PaymentPending = story({ ...returned, network: resultOf('P'), shows: 'pendingTitle' });

export const PaymentNotFound = story({
  ...returned,
  network: { loadPaymentResult: 'notFound' },
  shows: 'notFoundText',
});

export const PaymentResultUnread = story({
  ...returned,
  network: { loadPaymentResult: serverError },
  shows: 'unreadTitle',
});

export const SessionRejected = story({
  ...signedIn,
  network: { listPolicies: 'sessionEnded' },
  shows: 'endedHeading',
});

const card = { name: '$10 gift card', redeemType: 'GC10', points: 1000, disclaimers: ['Not redeemable for cash.'] };
const rewards = {
  ...on('rewards'),
  prepare: async (brand: string) => {
    await signedIn.prepare(brand);
    // A redemption of another story, which survives the session.
    await endRedemption(openVisitor({ brandCode: brandCodeOf(brand) }), card.redeemType);
  },
  config: {
    phone: '512-555-0142',
    waysToEarn: [{ title: 'Pay on time', text: 'With each payment before its due date.', points: 250 }],
    giftCards: [card, { ...card, name: '$25 gift card', redeemType: 'GC25', points: 2500 }],
    instagram: { url: '/social/instagram', clientId: 'ig-1' },
  },
};
const redeems = async (visitor: Visitor) => {
  await visitor.presses('rewards.redeemNamed');
  await visitor.presses('rewards.confirm');
};

export const Rewards = story({ ...rewards, shows: 'rewards.redeemText' });

export const RewardsLoading = story({ ...rewards, network: { loadLoyalty: pending }, shows: 'rewards.loading' });

export const RewardsFailed = story({ ...rewards, network: { loadLoyalty: serverError }, shows: 'failedTitle' });

export const RewardsNoPart = story({ ...rewards, network: { loadLoyalty: 'none' }, shows: 'rewards.noPartTitle' });

export const RewardsHighestTier = story({
  ...rewards,
  network: { loadLoyalty: 'platinum' },
  shows: 'rewards.highestTier',
});

export const SocialWindowBlocked = story({
  ...rewards,
  act: (visitor) => visitor.presses('rewards.connect.instagram'),
  shows: 'rewards.social.blocked',
});

export const RewardsHistory = story({
  ...rewards,
  act: (visitor) => visitor.presses('rewards.historyTitle'),
  shows: 'rewards.entryPin',
});

export const RewardsHistoryEmpty = story({
  ...rewards,
  network: { listLoyaltyTransactions: 'none' },
  act: (visitor) => visitor.presses('rewards.historyTitle'),
  shows: 'rewards.noneEarned',
});

export const RewardsHistoryFailed = story({
  ...rewards,
  network: { listLoyaltyTransactions: serverError },
  act: (visitor) => visitor.presses('rewards.historyTitle'),
  shows: 'failedTitle',
});

export const RedemptionConfirm = story({
  ...rewards,
  act: (visitor) => visitor.presses('rewards.redeemNamed'),
  shows: 'rewards.confirmText',
});

export const RedemptionMade = story({ ...rewards, act: redeems, shows: 'rewards.redeemedTitle' });

/** The visitor closed the dialog with the code before noting the code. */
export const RedemptionKept = story({
  ...rewards,
  act: async (visitor) => {
    await redeems(visitor);
    await visitor.sees('rewards.redeemedTitle');
    await visitor.presses('close');
  },
  shows: 'rewards.keptTitle',
});

export const RedemptionRefused = story({
  ...rewards,
  network: { redeemGiftCard: 'none' },
  act: redeems,
  shows: 'rewards.refusedTitle',
});

export const RedemptionUndecided = story({
  ...rewards,
  network: { redeemGiftCard: serverError },
  act: redeems,
  shows: 'rewards.undecidedTitle',
});

const quotes = { ...on('myquotes'), config: { quotePage: '/get-a-quote' } };

export const Quotes = story({ ...quotes, shows: 'quotes.requote' });

export const QuotesLoading = story({ ...quotes, network: { listCustomerQuotes: pending }, shows: 'quotes.loading' });

export const QuotesFailed = story({ ...quotes, network: { listCustomerQuotes: serverError }, shows: 'failedTitle' });

export const NoQuotes = story({ ...quotes, network: { listCustomerQuotes: 'none' }, shows: 'quotes.noneTitle' });

const friend = {
  firstName: 'Casey',
  lastName: 'Sample',
  email: 'casey@example.com',
  phone: '5125550188',
  'birthDate-month': '9',
  'birthDate-day': '2',
  'birthDate-year': '1991',
  zip: '78704',
};
const refers = async (visitor: Visitor) => {
  await visitor.sees('referral.title');
  for (const [name, value] of Object.entries(friend)) await visitor.types(name, value);
  await visitor.settles();
  await visitor.submits();
};

export const ReferralIncomplete = story({
  ...signedIn,
  act: async (visitor) => {
    await visitor.sees('referral.title');
    await visitor.submits();
  },
  shows: 'referral.errorSummary',
});

const leavesZip = (zip: string) => async (visitor: Visitor) => {
  await visitor.sees('referral.title');
  await visitor.types('zip', zip);
  await visitor.leaves('zip');
};

export const ReferralZipUnknown = story({
  ...signedIn,
  network: { cityByZip: 'unknown' },
  act: leavesZip('00000'),
  shows: 'referral.invalidZip',
});

export const ReferralZipNotServed = story({
  ...signedIn,
  network: { cityByZip: 'notServed' },
  act: leavesZip('99501'),
  shows: 'referral.zipNotServed',
});

export const ReferralZipLookingUp = story({
  ...signedIn,
  network: { cityByZip: pending },
  act: leavesZip('78704'),
  shows: 'referral.zipLookingUp',
});

export const ReferralZipNotLookedUp = story({
  ...signedIn,
  network: { cityByZip: serverError },
  act: leavesZip('78704'),
  shows: 'referral.zipNotLookedUp',
});

export const ReferralSending = story({
  ...signedIn,
  network: { referFriend: pending },
  act: refers,
  shows: 'referral.sending',
});

export const ReferralRefused = story({
  ...signedIn,
  network: { referFriend: 'refused' },
  act: refers,
  shows: 'referral.failedTitle',
});

export const ReferralUnreachable = story({
  ...signedIn,
  network: { referFriend: serverError },
  act: refers,
  shows: 'referral.failed.unreachable',
});

export const ReferralOffline = story({
  ...signedIn,
  device: { isOffline: true },
  network: { referFriend: networkError },
  act: refers,
  shows: 'referral.failed.offline',
});

export const ReferralMade = story({ ...signedIn, act: refers, shows: 'referral.thanksTitle' });

export const ReferralIncompleteProfile = story({
  ...signedIn,
  network: { loadCustomerProfile: respondWith({ isSuccess: true, name: 'Alex', surname: 'Example' }) },
  shows: 'referral.incompleteProfile',
});
