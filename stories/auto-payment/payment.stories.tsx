import type { Meta } from '@storybook/react-vite';
import { mockServices, pending, respondWith, serverError } from '../story-harness/network.ts';
import { cardForm, type CardFormState } from '../story-harness/partner-pages.ts';
import { answeredVisit, type Buyer, charge, paid, pays, purchaseAt, resultWith, story } from './fixtures.ts';

const meta: Meta = { title: 'Widgets/Auto payment/Payment' };
export default meta;

const rated = purchaseAt(1);
const withCard = purchaseAt(2, paid);

export const OpeningThePayment = story({
  network: { ...rated, openPurchasePayment: pending },
  act: pays,
  shows: 'paymentOpening',
});

export const PaymentPageNotOpened = story({
  network: { ...rated, openPurchasePayment: serverError },
  act: pays,
  shows: 'paymentNotOpenedText',
});

export const BackFromThePaymentPage = story({ network: rated, act: pays, shows: 'paymentAwayTitle' });

export const CheckingThePayment = story({
  network: rated,
  act: async (buyer) => {
    await pays(buyer);
    await buyer.sees('paymentAwayTitle');
    mockServices({ currentBuyNowStatus: pending });
    await buyer.presses('paymentCheck');
  },
  shows: 'paymentChecking',
});

/** The page with the partner's card form in this state. */
const framed = (state: CardFormState) => ({
  config: { payment: { mode: 'frame' } },
  network: {
    ...rated,
    openPurchasePayment: respondWith({ isSuccess: true, message: '', paymentUrl: cardForm(state) }),
  },
});
const comesToTheForm = async (buyer: Buyer) => {
  await pays(buyer);
  await buyer.sees('cardLead');
};
const seesTheForm = async (buyer: Buyer) => {
  await comesToTheForm(buyer);
  await buyer.seesNoMore('frameLoading');
};

export const CardForm = story({
  ...framed('ready'),
  act: seesTheForm,
  shows: 'cardLead',
});

export const CardFormLoading = story({ ...framed('blocked'), act: comesToTheForm, shows: 'frameLoading' });

export const CardFormNotLoaded = story({
  ...framed('blocked'),
  act: async (buyer) => {
    await comesToTheForm(buyer);
    await buyer.waits(15_000);
  },
  shows: 'frameNotLoadedTitle',
});

export const CardFormSilent = story({
  ...framed('loaded'),
  act: async (buyer) => {
    await comesToTheForm(buyer);
    await buyer.waits(10_000);
  },
  shows: 'frameSilentTitle',
});

export const CheckingTheCard = story({ ...framed('submitted'), act: comesToTheForm, shows: 'cardSubmitted' });

export const BankAsksToConfirm = story({ ...framed('secondStep'), act: comesToTheForm, shows: 'cardSecondStep' });

export const CardNotAccepted = story({ ...framed('declined'), act: comesToTheForm, shows: 'cardDeclinedTitle' });

export const CardNotChecked = story({ ...framed('failed'), act: comesToTheForm, shows: 'cardFailedText' });

export const CardFormWithoutAmount = story({
  ...framed('ready'),
  network: { ...framed('ready').network, carrierResult: resultWith({}) },
  act: seesTheForm,
  shows: 'paymentAmountUnknown',
});

export const ProcessingThePayment = story({
  network: { ...withCard, processPayment: pending },
  shows: 'processingTitle',
});

export const ProcessingTakesLonger = story({
  network: { ...withCard, processPayment: charge(202, { status: 'Pending' }) },
  act: async (buyer) => {
    await buyer.waits(3000);
    await buyer.waits(6000);
  },
  shows: 'paymentCheckAgain',
});

export const PaymentFailed = story({
  network: { ...withCard, processPayment: 'failed' },
  shows: 'paymentFailedTitle',
});

export const PaymentFailedWithoutAReason = story({
  network: { ...withCard, processPayment: charge(402) },
  shows: 'paymentFailedText',
});

/** The response about the charge was lost. */
export const OutcomeUnknown = story({
  network: { ...withCard, processPayment: serverError },
  shows: 'paymentUnknownTitle',
});

/** A charge was open when the page was left, and the quote cannot be loaded. */
export const OutcomeUnknownAtEntry = story({
  visit: answeredVisit,
  isChargeOpen: true,
  network: { loadQuoteByTransaction: serverError },
  shows: 'paymentUnknownAtEntry',
});

export const Offline = story({
  network: { ...withCard, processPayment: charge(202, { status: 'Pending' }) },
  device: { isOffline: true },
  act: (buyer) => buyer.sees('processingTitle'),
  shows: 'offlineTitle',
});
