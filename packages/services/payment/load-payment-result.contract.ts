import * as z from 'zod/mini';
import { described } from '#domain/described';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { dollars, identifier } from '../contract/wire-numbers.ts';
import { indexedRows, lenient, text } from '../contract/wire-types.ts';

const optionalText = () => lenient(z.string());

const paymentDetail = () =>
  z.object({
    dueDate: described(optionalText(), { description: 'When it was due, `yyyy-mm-dd`.', examples: ['2026-12-05'] }),
    payDate: described(optionalText(), { description: 'When it was paid, `yyyy-mm-dd`.', examples: ['2026-11-20'] }),
    amount: described(lenient(dollars()), {
      description: 'Dollars, such as 128.4, "1,234.50" or "$128".',
      examples: [128.4],
    }),
    invoiceId: described(lenient(identifier()), { description: 'The invoice.', examples: ['INV-20261120-1001'] }),
    status: described(lenient(z.string()), {
      description:
        '`A`: approved. `P`, or none: not decided yet, or not known. Any other: not paid; `resultMessage` says whether something was charged.',
      examples: ['A'],
    }),
    cardHolderName: described(optionalText(), { description: 'Whose card it was.', examples: ['Alex Example'] }),
    resultMessage: described(optionalText(), {
      description: 'What became of it, for the visitor to read.',
      examples: ['Approved'],
    }),
  });

const customerPayment = () =>
  z.object({
    policyId: described(lenient(identifier()), { description: 'The policy.', examples: ['p-1001'] }),
    policyNumber: described(optionalText(), { description: 'Its number.', examples: ['LKM-1001'] }),
    email: described(optionalText(), { description: 'Where the receipt went.', examples: ['alex@example.com'] }),
    phoneNumber: described(optionalText(), { description: 'Ten digits.', examples: ['5125550142'] }),
    carrierName: described(optionalText(), { description: 'The carrier.', examples: ['Larkspur Mutual'] }),
    name: described(optionalText(), { description: 'The named insured.', examples: ['Alex Example'] }),
    city: described(optionalText(), { description: 'City.', examples: ['Austin'] }),
    state: described(optionalText(), { description: 'Two letters.', examples: ['TX'] }),
    zipCode: described(optionalText(), { description: 'Five digits.', examples: ['78701'] }),
    sex: described(lenient(identifier()), { description: 'As the carrier has it.', examples: ['M'] }),
    maritalStatus: described(lenient(identifier()), { description: 'As the carrier has it.', examples: ['Single'] }),
    paymentDetails: described(indexedRows(paymentDetail()), {
      description: 'The first is the payment that was asked for; the others are not read.',
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
    token: described(text(), { description: 'Of the result.', examples: ['payment-52aa'] }),
  }),
  response: z.object({
    ...envelope,
    customerPayment: described(customerPayment(), { description: 'Who paid what.' }),
  }),
});
