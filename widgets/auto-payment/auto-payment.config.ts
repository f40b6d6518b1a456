import * as z from 'zod/mini';
import { described } from '#domain/description';
import { wholeNumber } from '#domain/whole-number';
import { ageLimitsKey, carrierShape, questionsKey } from '#forms/purchase/purchase.config';
import { address } from '#services/services-config';

/** The settings of one carrier. */
const carrierConfig = z.object({
  ...carrierShape,
  enableSecondaryDriverDob: described(z._default(z.boolean(), false), {
    description:
      'Changes nothing here, where a purchase cannot be submitted without each driver’s date of birth: it is always required. Accepted, so that one list of carriers serves the buy-now follow-up, too.',
    examples: [true],
  }),
  hideAdditionalDriverSection: described(z._default(z.boolean(), false), {
    description:
      'Leaves the section of additional drivers out. Only the relation and the date of birth of a driver of the quote are asked, where the quote lacks them: a purchase cannot be submitted without.',
    examples: [true],
  }),
  questionOrder: described(z._default(z.string(), ''), {
    description:
      'Codes of questions, in order, with commas between them. The carrier’s own questions come in this order, and those that it does not name after them: none is left out. Of the page’s `questions` only those are asked; empty asks all of them.',
    examples: ['HomeOwner,Rideshare'],
  }),
  enableMileage: described(z._default(z.boolean(), false), {
    description:
      'Asks how many miles each car is driven a year. The field starts with those of the quote, or with 10,000, and may be emptied.',
    examples: [true],
  }),
  enableCounty: described(z._default(z.boolean(), false), {
    description: 'Shows the county of the address beside the policy, where the carrier says it.',
    examples: [true],
  }),
  sheetsDbUrl: described(address(), {
    description:
      'Address of a log sheet of the carrier’s own, in the place of `services.purchaseLog`: a path on the page’s own origin, or an https address.',
    examples: ['https://sheets.example/prairie-log'],
  }),
  sheetsDbAuthorization: described(z._default(z.string(), ''), {
    description: 'What the `Authorization` header says to the carrier’s own sheet.',
    examples: ['Bearer 5f2c'],
  }),
});

export type CarrierSettings = z.output<typeof carrierConfig>;

const cardBrands = ['visa', 'mastercard', 'discover', 'amex'] as const;

const payment = z.object({
  mode: described(z._default(z.enum(['redirect', 'frame']), 'redirect'), {
    description:
      '`redirect`: the card is given on a page of the payment partner. `frame`: in a frame of the partner on this page.',
    examples: ['frame'],
  }),
  cards: described(z._default(z.array(z.enum(cardBrands)), ['visa', 'mastercard', 'discover']), {
    description: 'The brands of cards that the frame accepts.',
    examples: [['visa', 'mastercard', 'discover', 'amex']],
  }),
});

export const autoPaymentConfig = z.object({
  carriers: described(z._default(z.array(carrierConfig), []), {
    description: 'What each carrier asks for. A carrier that is not listed has every switch off, and all questions.',
    examples: [[{ carrierId: '1004', enableDriverStatus: true, enableMaritalValidation: true }]],
  }),
  questions: questionsKey,
  ageLimits: ageLimitsKey,
  payment: described(z._default(payment, { mode: 'redirect', cards: ['visa', 'mastercard', 'discover'] }), {
    description: 'How the card is given.',
    examples: [{ mode: 'frame' }],
  }),
  progress: described(z._default(z.enum(['long', 'short']), 'long'), {
    description:
      'The set of progress values. `long`: 15 additional drivers, 25 underwriting and policy, 30 payment, 35 once a card was given, 67 signature, 100 sold. `short`: 30, 35, 67 and 100.',
    examples: ['short'],
  }),
  reloadDelay: described(z._default(wholeNumber(z.gte(1), z.lte(60)), 3), {
    description: 'Seconds between two looks at a purchase that the services are processing.',
    examples: [5],
  }),
});

export type AutoPaymentConfig = z.output<typeof autoPaymentConfig>;
