import * as z from 'zod/mini';
import { described } from '#domain/described';
import { wholeNumber } from '#domain/whole-number';

const age = (fallback: number) => z._default(wholeNumber(z.gte(0), z.lte(120)), fallback);
const text = () => z._default(z.string(), '');

/** A carrier whose policies can be paid (spec 2 §3.11). */
const carrierConfig = z.object({
  carrierName: described(z.string().check(z.minLength(1)), {
    description: 'The carrier’s name, as visitors know it.',
    examples: ['Tumbleweed Direct'],
  }),
  carrierCode: described(z.array(z.string().check(z.minLength(1))).check(z.minLength(1)), {
    description: 'What the numbers of its policies begin with, in any case. The longest one that matches counts.',
    examples: [['TWD', 'TWX']],
  }),
  carrierUrl: described(text(), {
    description:
      'Where its policies are paid when they cannot be paid here. The origin has to be one of `services.trustedOrigins`.',
    examples: ['https://pay.tumbleweed.example/'],
  }),
  carrierLogo: described(text(), {
    description: 'Address of its logo. Without one, its name stands there.',
    examples: ['/carriers/tumbleweed.svg'],
  }),
});

/** Configuration of the payment (spec 2 §2.5). */
export const makeAPaymentConfig = z.object({
  carriers: described(z._default(z.array(carrierConfig), []), {
    description:
      'The carriers whose policies can be paid, by what their policy numbers begin with. Without any, every policy that the service finds can be.',
    examples: [
      [
        {
          carrierName: 'Tumbleweed Direct',
          carrierCode: ['TWD'],
          carrierUrl: 'https://pay.tumbleweed.example/',
          carrierLogo: '/carriers/tumbleweed.svg',
        },
      ],
    ],
  }),
  minimumAge: described(age(16), {
    description: 'Youngest age of a policyholder, in whole years. The date-of-birth error names it.',
    examples: [16],
  }),
  maximumAge: described(age(75), {
    description: 'Oldest age of a policyholder, in whole years. The date-of-birth error names it.',
    examples: [75],
  }),
  phone: described(text(), {
    description: 'The number to call when a payment does not work. Without it, the brand’s.',
    examples: ['512-555-0142'],
  }),
  backPage: described(text(), {
    description: 'Where “Back” of the already-paid notice leads. Without it, to the form.',
    examples: ['/my-account'],
  }),
});

export type PaymentConfig = z.output<typeof makeAPaymentConfig>;
