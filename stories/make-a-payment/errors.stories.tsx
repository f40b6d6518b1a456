import type { Meta } from '@storybook/react-vite';
import { findPayablePolicyExamples } from '#services/payment/find-payable-policy.examples';
import { networkError, respondWith, serverError } from '../story-harness/network.ts';
import { leftToPay, looksUp, type Payer, story } from './fixtures.ts';

const meta: Meta = { title: 'Widgets/Make a payment/Errors' };
export default meta;

export const PolicyNotFound = story({
  network: { findPayablePolicy: 'notFound' },
  act: looksUp,
  shows: 'trouble.policyNotFound',
});

export const CarrierNotAvailable = story({
  network: { findPayablePolicy: 'unknownCarrier' },
  act: looksUp,
  shows: 'trouble.carrierNotAvailable',
});

export const CarrierWithPageOfItsOwn = story({
  network: { findPayablePolicy: 'elsewhere' },
  act: looksUp,
  shows: 'payAtCarrier',
});

export const TokenMissing = story({
  network: { openPaymentSession: 'neither' },
  act: looksUp,
  shows: 'trouble.tokenMissing',
});

export const DueWithin48Hours = story({
  network: { findPayablePolicy: 'dueWithin48Hours' },
  act: looksUp,
  shows: 'troubleTitle',
});

export const PastDue = story({ network: { findPayablePolicy: 'pastDue' }, act: looksUp, shows: 'troubleTitle' });

export const NotPayable = story({
  network: {
    findPayablePolicy: respondWith({ ...findPayablePolicyExamples.response.alreadyMade.body, message: '' }),
  },
  act: looksUp,
  shows: 'trouble.notPayable',
});

export const PaymentProcess = story({
  network: { openPaymentSession: serverError },
  act: looksUp,
  shows: 'trouble.paymentProcess',
});

export const OfflineAtThePolicy = story({
  network: { setPaymentReturn: networkError },
  act: async (payer: Payer) => {
    await looksUp(payer);
    await payer.presses('pay');
  },
  shows: 'trouble.offline',
});

export const PendingAndUnchecked = story({
  network: { findPayablePolicy: serverError },
  prepare: leftToPay,
  shows: 'uncheckedTitle',
});

export const PendingAndOffline = story({
  network: { findPayablePolicy: networkError },
  device: { isOffline: true },
  prepare: leftToPay,
  shows: 'unchecked.offline',
});

export const PendingAndNotFound = story({
  network: { findPayablePolicy: 'notFound' },
  prepare: leftToPay,
  shows: 'unchecked.policyNotFound',
});

export const UntrustedPaymentPage = story({
  network: { openPaymentSession: 'untrusted' },
  act: looksUp,
  shows: 'trouble.untrusted',
});

export const Offline = story({ network: { findPayablePolicy: networkError }, act: looksUp, shows: 'trouble.offline' });

export const Unexpected = story({
  network: { findPayablePolicy: serverError },
  act: looksUp,
  shows: 'trouble.unexpected',
});
