import type { Meta } from '@storybook/react-vite';
import { findPayablePolicyExamples } from '#services/payment/find-payable-policy.examples';
import { pending, respondWith } from '../story-harness/network.ts';
import { fillsIn, looksUp, type Payer, story } from './fixtures.ts';

const meta: Meta = { title: 'Widgets/Make a payment/Policy' };
export default meta;

const paysUp = async (payer: Payer) => {
  await looksUp(payer);
  await payer.presses('pay');
};

export const Form = story({ shows: 'formTitle' });

export const FormFilledIn = story({ act: fillsIn, shows: 'formTitle' });

export const FormEmpty = story({ act: (payer) => payer.submits(), shows: 'error.policyNumberMissing' });

export const FormWrong = story({
  act: async (payer) => {
    await fillsIn(payer);
    await payer.types('policyNumber', 'LKM/1001');
    await payer.types('birthDate-year', '2024');
    await payer.submits();
  },
  shows: 'error.policyNumberInvalid',
});

export const LookingUp = story({ network: { findPayablePolicy: pending }, act: looksUp, shows: 'lookingUp' });

export const Details = story({ act: looksUp, shows: 'detailsTitle' });

export const DetailsMinimal = story({
  network: { findPayablePolicy: 'minimal' },
  config: { carriers: [] },
  act: looksUp,
  shows: 'detailsTitle',
});

export const DetailsWithoutAmount = story({
  network: { findPayablePolicy: 'withoutAmount' },
  act: looksUp,
  shows: 'amountUnknown',
});

export const DetailsOverdue = story({
  network: {
    findPayablePolicy: respondWith({
      ...findPayablePolicyExamples.response.payable.body,
      message: 'Your payment is past due.',
    }),
  },
  act: looksUp,
  shows: 'detailsTitle',
});

export const Approved = story({ network: { openPaymentSession: 'approved' }, act: looksUp, shows: 'approvedTitle' });

export const AlreadyMade = story({
  network: { findPayablePolicy: 'alreadyMade' },
  act: looksUp,
  shows: 'alreadyMadeTitle',
});

export const Leaving = story({ network: { setPaymentReturn: pending }, act: paysUp, shows: 'leaving' });
