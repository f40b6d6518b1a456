import { described } from '#domain/described';
import { wholeNumber } from '#domain/whole-number';
import * as z from 'zod/mini';

const age = (description: string, fallback: number) =>
  described(z._default(wholeNumber(z.gte(0), z.lte(120)), fallback), { description, examples: [fallback] });
const text = (description: string, example: string) =>
  described(z._default(z.string(), ''), { description, examples: [example] });

/** A carrier whose policies can be paid (spec 2 §3.11). */
const carrierConfig = z.object({
  carrierName: described(z.string().check(z.minLength(1)), { description: 'The carrier’s name, as visitors know it.', examples: ['Tumbleweed Direct'] }),
  carrierCode: described(z.array(z.string().check(z.minLength(1))).check(z.minLength(1)), {
    description: 'What the numbers of its policies begin with, in any case. The longest one that matches counts.',
    examples: [['TWD', 'TWX']],
  }),
  carrierUrl: text(
    'Where its policies are paid when they cannot be paid here. The origin has to be one of `services.trustedOrigins`.',
    'https://pay.tumbleweed.example/',
  ),
  carrierLogo: text('Address of its logo. Without one, its name stands there.', '/carriers/tumbleweed.svg'),
});

/** What a page says about the payment (spec 2 §2.5). */
export const makeAPaymentConfig = z.object({
  carriers: described(z._default(z.array(carrierConfig), []), {
    description: 'The carriers whose policies can be paid, by what their policy numbers begin with. Without any, every policy that the service finds can be.',
    examples: [[{ carrierName: 'Tumbleweed Direct', carrierCode: ['TWD'], carrierUrl: 'https://pay.tumbleweed.example/', carrierLogo: '/carriers/tumbleweed.svg' }]],
  }),
  minimumAge: age('Youngest age of a policyholder, in whole years. The date-of-birth error names it.', 16),
  maximumAge: age('Oldest age of a policyholder, in whole years. The date-of-birth error names it.', 75),
  phone: text('The number to call when a payment does not work. Without it, the brand’s.', '512-555-0142'),
  backPage: text('Where “Back” of the already-paid notice leads. Without it, to the form.', '/my-account'),
});

export type PaymentConfig = z.output<typeof makeAPaymentConfig>;
