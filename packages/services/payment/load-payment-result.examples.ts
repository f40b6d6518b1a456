import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { loadPaymentResult } from './load-payment-result.contract.ts';

const approved = {
  dueDate: '2026-12-05',
  payDate: '2026-11-20',
  amount: 128.4,
  invoiceId: 'INV-20261120-1001',
  status: 'A',
  cardHolderName: 'Alex Example',
  resultMessage: 'Approved',
};

const customer = {
  policyId: 'p-1001',
  policyNumber: 'LKM-1001',
  email: 'alex@example.com',
  phoneNumber: '5125550142',
  carrierName: 'Larkspur Mutual',
  name: 'Alex Example',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
  sex: 'M',
  maritalStatus: 'Single',
};

const result = <Detail extends object>(detail: Detail) => ({
  isSuccess: true,
  message: '',
  customerPayment: { ...customer, paymentDetails: [detail] as [Detail] },
});

const unpaid = { dueDate: '2026-12-05', amount: 128.4 };

export const loadPaymentResultExamples = defineExamples(loadPaymentResult, {
  summary: 'The result of a payment',
  request: {
    example: { summary: 'Back from the payment page', query: { ...exampleHeaderQuery, token: 'payment-52aa' } },
  },
  response: {
    approved: { summary: 'Paid', body: result(approved) },
    minimal: {
      summary: 'Required fields only',
      body: { customerPayment: { paymentDetails: [{ status: 'A' }] as [{ status: string }] } },
    },
    declined: {
      summary: 'Declined by the bank',
      body: result({
        ...unpaid,
        status: 'D',
        cardHolderName: 'Alex Example',
        resultMessage: 'The bank declined the card. Nothing was charged.',
      }),
    },
    left: {
      summary: 'The visitor left without paying',
      body: result({ ...unpaid, status: 'C', resultMessage: 'You left before paying. Nothing was charged.' }),
    },
    pending: {
      summary: 'Not paid yet',
      body: result({ ...unpaid, status: 'P', resultMessage: 'This payment has not been made yet.' }),
    },
    alreadyMade: {
      summary: 'Paid in another window',
      body: result({ ...unpaid, status: 'C', resultMessage: 'This payment has already been made' }),
    },
    notFound: { summary: 'There is no such payment', body: { isSuccess: false, message: 'Payment not found' } },
    tokenExpired,
    unavailable,
  },
});
