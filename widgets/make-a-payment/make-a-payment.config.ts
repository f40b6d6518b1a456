import * as z from 'zod/mini';
import { described } from '#domain/description';
import { paymentCarriersConfig } from '#domain/payment-carrier-config';
import { wholeNumber } from '#domain/whole-number';

const age = (fallback: number) => z._default(wholeNumber(z.gte(0), z.lte(120)), fallback);
const text = () => z._default(z.string(), '');

/** Configuration of the payment (spec 2 §2.5). */
export const makeAPaymentConfig = z.object({
  carriers: paymentCarriersConfig,
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
