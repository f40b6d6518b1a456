import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { dollars, identifier } from '../contract/wire-numbers.ts';
import { lenient, text } from '../contract/wire-types.ts';

const optionalText = () => lenient(z.string());

/** Finds the policy to pay, and whether it can be paid now (spec 2 §3.11). */
export const findPayablePolicy = defineCall({
  id: 'findPayablePolicy',
  method: 'POST',
  path: '/api/makepayment/lookup',
  server: 'api',
  authorization: 'guest',
  // The call only reads.
  isSafe: true,
  notFound: 'refused',
  body: z.object({
    header: header(),
    policyNumber: described(z.string().check(z.regex(/^[A-Z\d-]+$/)), {
      description: 'Uppercase letters, digits and hyphens.',
      examples: ['LKM-1001'],
    }),
    receiptEmail: described(text(), { description: 'Email address for the receipt.', examples: ['alex@example.com'] }),
    receiptPhone: described(z.string().check(z.regex(/^\d{10}$/)), {
      description: 'Ten digits.',
      examples: ['5125550142'],
    }),
    dob: described(z.string().check(z.regex(/^\d\d-\d\d-\d{4}$/)), {
      description: 'Date of birth of the named insured, `MM-DD-YYYY`.',
      examples: ['04-17-1990'],
    }),
  }),
  response: z.object({
    ...envelope,
    token: described(optionalText(), {
      description: 'Sent with `openPaymentSession`. Required for a payable policy.',
      examples: ['lookup-7f3a'],
    }),
    policyId: described(lenient(identifier()), {
      description: 'Id of the policy. Required for a payable policy.',
      examples: ['p-1001'],
    }),
    company: described(optionalText(), { description: 'Name of the carrier.', examples: ['Larkspur Mutual'] }),
    monthlyPayment: described(lenient(dollars()), {
      description:
        'Amount due in dollars, such as 128.4, "1,234.50" or "$128". If absent, the amount shows only on the payment page.',
      examples: [128.4],
    }),
    policyType: described(optionalText(), { description: 'Type of policy.', examples: ['Auto'] }),
    paymentDueDate: described(optionalText(), {
      description: 'Due date, `yyyy-mm-dd`.',
      examples: ['2026-12-05'],
    }),
    isPayable: described(lenient(z.boolean()), {
      description:
        'Whether the policy can be paid now. If false, `message` explains why. Defaults to false. If true, only the messages `This payment has already been made` and `This transaction has been approved` prevent a payment; any other is shown.',
      examples: [true],
    }),
    carrierUrl: described(optionalText(), {
      description: 'URL of the carrier’s own payment page.',
      examples: ['https://pay.carrier.example'],
    }),
    applicantName: described(optionalText(), { description: 'The named insured.', examples: ['Alex Example'] }),
    policyNumber: described(optionalText(), {
      description: 'Number as printed on the policy.',
      examples: ['LKM-1001'],
    }),
  }),
});
