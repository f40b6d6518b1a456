import type { Meta } from '@storybook/react-vite';
import { serverError, pending } from '../story-harness/network.ts';
import { leftToPay, looksUp, type Payer, story } from './fixtures.ts';

const meta: Meta = { title: 'Widgets/Make a payment/Result' };
export default meta;

const address = 'token=payment-52aa';

export const Pending = story({
  act: async (payer: Payer) => {
    await looksUp(payer);
    await payer.presses('pay');
  },
  shows: 'pendingTitle',
});

export const Checking = story({
  network: { findPayablePolicy: pending },
  prepare: leftToPay,
  shows: 'checkingPayment',
});

export const Reading = story({ address, network: { loadPaymentResult: pending }, shows: 'readingResult' });

export const Paid = story({ address, network: { loadPaymentResult: 'approved' }, shows: 'paidTitle' });

export const PaidWithoutMore = story({ address, network: { loadPaymentResult: 'minimal' }, shows: 'paidTitle' });

export const Declined = story({ address, network: { loadPaymentResult: 'declined' }, shows: 'failedTitle' });

export const Undecided = story({ address, network: { loadPaymentResult: 'pending' }, shows: 'pendingTitle' });

export const LeftWithoutPaying = story({ address, network: { loadPaymentResult: 'left' }, shows: 'failedTitle' });

export const MadeInAnotherWindow = story({
  address,
  network: { loadPaymentResult: 'alreadyMade' },
  shows: 'alreadyMadeTitle',
});

export const NotFound = story({
  address,
  network: { loadPaymentResult: 'notFound' },
  shows: 'trouble.paymentNotFound',
});

export const Unreadable = story({ address, network: { loadPaymentResult: serverError }, shows: 'unreadTitle' });
