import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { identifier, whole } from '../contract/wire-numbers.ts';
import { lenient, text } from '../contract/wire-types.ts';

const optionalText = () => lenient(z.string());

/** The outcome of an enrollment (spec 2 §7.4). */
export const loadRoadsideTransaction = defineCall({
  id: 'loadRoadsideTransaction',
  method: 'POST',
  path: '/api/roadAssistance/transaction',
  server: 'api',
  authorization: 'guest',
  // The call only reads.
  isSafe: true,
  notFound: 'refused',
  body: z.object({
    header: header(),
    transactionId: described(text(), {
      description: 'Id returned by the payment page.',
      examples: ['5d1f3a52-6a52-4c39-8b43-5f1d8a1d7f10'],
    }),
  }),
  response: z.object({
    ...envelope,
    policyNumber: described(alsoNamed(lenient(z.union([z.string(), whole()])), 'membershipNumber', 'policyId'), {
      description: 'Policy number of the membership. Empty until the membership is paid and issued.',
      examples: ['RSA-204117'],
    }),
    paymentDate: described(alsoNamed(optionalText(), 'payDate', 'paidOn'), {
      description: 'Payment date, `yyyy-mm-dd`.',
      examples: ['2026-11-20'],
    }),
    email: described(alsoNamed(optionalText(), 'emailAddress'), {
      description: 'Email address that the membership was sent to.',
      examples: ['alex@example.com'],
    }),
    policyDocumentUrl: described(alsoNamed(optionalText(), 'documentUrl', 'policyDocument'), {
      description:
        'HTTPS URL on an origin that the page trusts, which returns a PDF. Opened as an ordinary link without a token, so it must be unguessable.',
      examples: ['https://pay.partner.example/membership-documents/8f2c.pdf'],
    }),
    statusCode: described(alsoNamed(lenient(identifier()), 'status'), {
      description:
        'Read only without a policy number. `D`, 402, declined, canceled, failed or rejected: the payment was not made. Any other value, including other letters: not decided. 503 is logged.',
      examples: ['A'],
    }),
  }),
});
