import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { findPayablePolicy } from './find-payable-policy.contract.ts';

const policy = {
  isSuccess: true,
  message: '',
  token: 'lookup-7f3a',
  policyId: 'p-1001',
  company: 'Larkspur Mutual',
  monthlyPayment: 128.4,
  policyType: 'Auto',
  paymentDueDate: '2026-12-05',
  isPayable: true,
  carrierUrl: '',
  applicantName: 'Alex Example',
  policyNumber: 'LKM-1001',
};

const notPayable = { ...policy, isPayable: false };

export const findPayablePolicyExamples = defineExamples(findPayablePolicy, {
  summary: 'The policy whose premium is paid',
  request: {
    alex: {
      summary: 'A made-up policyholder',
      body: {
        header: exampleHeader,
        policyNumber: 'LKM-1001',
        receiptEmail: 'alex@example.com',
        receiptPhone: '5125550142',
        dob: '04-17-1990',
      },
    },
  },
  response: {
    payable: { summary: 'It can be paid', body: policy },
    minimal: {
      summary: 'Required fields only',
      body: { policyId: 1001, token: 'lookup-7f3a', monthlyPayment: '1284', isPayable: true },
    },
    withoutAmount: {
      summary: 'It can be paid, and the payment page says how much it is',
      body: { ...policy, monthlyPayment: undefined },
    },
    alreadyMade: {
      summary: 'It has been paid',
      body: { ...notPayable, message: 'This payment has already been made' },
    },
    dueWithin48Hours: {
      summary: 'Due within 48 hours',
      body: {
        ...notPayable,
        paymentDueDate: '2026-11-21',
        message: 'Your payment is due within 48 hours. Please call your agent, so that it arrives in time.',
      },
    },
    pastDue: {
      summary: 'Past due',
      body: {
        ...notPayable,
        paymentDueDate: '2026-11-12',
        message: 'Your payment is past due. Please call your agent.',
      },
    },
    elsewhere: {
      summary: 'Not payable for another reason',
      body: {
        ...notPayable,
        carrierUrl: 'https://pay.carrier.example',
        message: 'Your carrier collects this payment by automatic withdrawal.',
      },
    },
    unknownCarrier: {
      summary: 'Of a carrier that the page does not list',
      body: {
        ...policy,
        company: 'Far Harbor Mutual',
        policyNumber: 'ZZX-1005',
        carrierUrl: 'https://pay.carrier.example',
      },
    },
    notFound: { summary: 'There is no such policy', body: { isSuccess: false, message: 'Policy not found' } },
    tokenExpired,
    unavailable,
  },
});
