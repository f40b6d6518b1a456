import * as z from 'zod/mini';
import { described } from '#domain/description';
import { rentersPlanCodes } from '#domain/renters-plan';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { whole } from '../contract/wire-numbers.ts';
import { lenient, text } from '../contract/wire-types.ts';
import { cardMerchant } from './open-renters-card.contract.ts';
import { rentersKeys } from './renters-request.contract.ts';

const paymentPlan = () =>
  z.object({
    PaymentPlanCode: described(z.enum(rentersPlanCodes), {
      description: 'Code of the selected pay plan.',
      examples: ['Monthly'],
    }),
    InstallmentDayofMonth: described(z.optional(whole().check(z.gte(1), z.lte(31))), {
      description:
        'Day of the month on which installments are due, 1 to 31; the last day in shorter months. Absent for Annual.',
      examples: [15],
    }),
  });

/** The partner's token and data of the card. Of its digits at most the last four. */
const paymentToken = () =>
  z.object({
    token: described(text(), { description: 'Token of the card at the partner.', examples: ['card-7f0c'] }),
    ...cardMerchant(),
    cardHolder: described(z.optional(text()), { description: 'The name on the card.', examples: ['Alex Example'] }),
    expiry: described(z.optional(text()), { description: 'MM/YY.', examples: ['08/30'] }),
    cardType: described(z.optional(text()), { description: 'The brand of the card.', examples: ['visa'] }),
    last4: described(z.optional(z.string().check(z.regex(/^\d{4}$/, 'four digits'))), {
      description: 'Last four digits of the card number.',
      examples: ['1111'],
    }),
  });

/**
 * Buys a renters policy with a card, once (spec 2 §7.3). `rentersStatus` returns the outcome. The client does not repeat it
 * after a failure, in case the service does not remember the `Idempotency-Key`.
 */
export const buyRenters = defineCall({
  id: 'buyRenters',
  method: 'POST',
  path: '/api/homerating/buy',
  server: 'api',
  authorization: 'guest',
  isSafe: false,
  hasIdempotencyKey: true,
  body: z.object({
    header: header(),
    ...rentersKeys(),
    RequestStep: described(z.literal('3'), { description: 'The purchase step.', examples: ['3'] }),
    paymentPlan: described(paymentPlan(), { description: 'How the premium is paid.' }),
    paymentMethod: described(text(), { description: 'As in `paymentToken`.', examples: ['CreditDebit'] }),
    paymentToken: described(paymentToken(), { description: 'The card.' }),
  }),
  response: z.object({
    ...envelope,
    transactionId: described(lenient(z.string()), {
      description: 'Id of the purchased transaction.',
      examples: ['0c6f5a52-4a0e-4a80-9a52-5b8d7a2b7f10'],
    }),
  }),
});
