import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { dollars, identifier } from '../contract/wire-numbers.ts';
import { indexedRows, lenient, text } from '../contract/wire-types.ts';

const optionalText = () => lenient(z.string());

const paymentDetail = () =>
  z.object({
    dueDate: described(optionalText(), { description: 'Due date, `yyyy-mm-dd`.', examples: ['2026-12-05'] }),
    payDate: described(optionalText(), { description: 'Payment date, `yyyy-mm-dd`.', examples: ['2026-11-20'] }),
    amount: described(lenient(dollars()), {
      description: 'Amount in dollars, such as 128.4, "1,234.50" or "$128".',
      examples: [128.4],
    }),
    invoiceId: described(lenient(identifier()), { description: 'Id of the invoice.', examples: ['INV-20261120-1001'] }),
    status: described(lenient(z.string()), {
      description:
        '`A`: approved. `P`, or absent: not decided yet, or unknown. Any other value: not paid; `resultMessage` says whether anything was charged.',
      examples: ['A'],
    }),
    cardHolderName: described(optionalText(), { description: 'Name on the card.', examples: ['Alex Example'] }),
    resultMessage: described(optionalText(), {
      description:
        'Result of the payment, shown to the visitor. With `This payment has already been made`, any status but `A` means that another payment has paid.',
      examples: ['Approved'],
    }),
  });

const customerPayment = () =>
  z.object({
    policyId: described(lenient(identifier()), { description: 'Id of the policy.', examples: ['p-1001'] }),
    policyNumber: described(optionalText(), { description: 'Number of the policy.', examples: ['LKM-1001'] }),
    email: described(optionalText(), {
      description: 'Email address that the receipt was sent to.',
      examples: ['alex@example.com'],
    }),
    phoneNumber: described(optionalText(), { description: 'Ten digits.', examples: ['5125550142'] }),
    carrierName: described(optionalText(), { description: 'Name of the carrier.', examples: ['Larkspur Mutual'] }),
    name: described(optionalText(), { description: 'The named insured.', examples: ['Alex Example'] }),
    city: described(optionalText(), { description: 'City.', examples: ['Austin'] }),
    state: described(optionalText(), { description: 'Two letters.', examples: ['TX'] }),
    zipCode: described(optionalText(), { description: 'Five digits.', examples: ['78701'] }),
    sex: described(lenient(identifier()), { description: 'As recorded by the carrier.', examples: ['M'] }),
    maritalStatus: described(lenient(identifier()), {
      description: 'As recorded by the carrier.',
      examples: ['Single'],
    }),
    paymentDetails: described(indexedRows(paymentDetail()), {
      description: 'The first one is the requested payment; the others are not read.',
    }),
  });

/** The result of a payment, by the token that the payment page redirects with. */
export const loadPaymentResult = defineCall({
  id: 'loadPaymentResult',
  method: 'GET',
  path: '/api/makepayment/getPaymentDetail',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  isWrappedInData: true,
  notFound: 'refused',
  query: z.object({
    ...headerQuery,
    token: described(text(), { description: 'Token of the result.', examples: ['payment-52aa'] }),
  }),
  response: z.object({
    ...envelope,
    customerPayment: described(customerPayment(), { description: 'The payment and its payer.' }),
  }),
});
