import type { Meta } from '@storybook/react-vite';
import { signInCustomer } from '#account/testing/sign-in-customer';
import { openVisitor } from '#visitor/visitor';
import { en } from '#widgets/customer-portal/strings.en';
import { es } from '#widgets/customer-portal/strings.es';
import { networkError, pending, respondWith, serverError } from './story-harness/network.ts';
import { brandCodeOf } from './story-harness/page-block.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = {
  title: 'Widgets/Customer portal',
  // An open dialog covers the window: on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
};
export default meta;

const story = createStoryFactory<keyof typeof en>({ widget: 'customer-portal', texts: { en, es } });

const signedIn = {
  prepare: (brand: string) => signInCustomer(openVisitor({ brandCode: brandCodeOf(brand) }), { name: 'Alex Example' }),
};
const on = (tab: string, more = '') => ({ ...signedIn, address: `tabid=${tab}${more}` });

export const SignedOut = story({ shows: 'toSignIn' });

export const Dashboard = story({ ...signedIn, shows: 'yourPolicies' });

export const DashboardLoading = story({ ...signedIn, network: { listPolicies: pending }, shows: 'loadingPolicies' });

export const DashboardFailed = story({ ...signedIn, network: { listPolicies: serverError }, shows: 'failedTitle' });

export const NewCustomer = story({
  ...signedIn,
  config: { quotePage: '/get-a-quote' },
  network: { listPolicies: respondWith({ isSuccess: true, policies: [] }) },
  shows: 'noPoliciesTitle',
});

export const Policies = story({ ...on('policies'), shows: 'details' });

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

export const PaymentMade = story({ ...returned, network: resultOf('A'), shows: 'paidTitle' });

export const PaymentDeclined = story({
  ...returned,
  network: resultOf('D', 'The bank declined the card.'),
  shows: 'declinedTitle',
});

export const PaymentPending = story({ ...returned, network: resultOf('P'), shows: 'pendingTitle' });

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
