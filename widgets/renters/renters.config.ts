import * as z from 'zod/mini';
import { described } from '#domain/description';
import { lastCommonDay } from '#domain/installment-day';
import { stateCodes } from '#domain/us-state';
import { wholeNumber } from '#domain/whole-number';

const cardBrands = ['visa', 'mastercard', 'discover', 'amex'] as const;
const text = (fallback: string) => z._default(z.string().check(z.minLength(1)), fallback);

const card = z.object({
  merchantId: described(text('49'), { description: 'The agency’s merchant id at the card partner.', examples: ['49'] }),
  processor: described(text('CheckOut'), { description: 'Who processes the card.', examples: ['CheckOut'] }),
  method: described(text('CreditDebit'), { description: 'How it is paid.', examples: ['CreditDebit'] }),
  loginId: described(text('304'), { description: 'The agency’s login at the card partner.', examples: ['304'] }),
  brands: described(z._default(z.array(z.enum(cardBrands)), ['visa', 'mastercard', 'discover']), {
    description: 'The brands of cards that the frame accepts.',
    examples: [['visa', 'mastercard', 'discover', 'amex']],
  }),
});

/** Configuration of the renters quote and purchase (spec 2 §2.3). */
export const rentersConfig = z.object({
  allowedStates: described(z._default(z.array(z.enum(stateCodes)), []), {
    description:
      'The states where renters policies are sold. In any other, the button joins the waitlist, which is kept in the lead store. Empty: all.',
    examples: [['TX', 'AZ', 'NM']],
  }),
  maximumDaysAhead: described(z._default(wholeNumber(z.gte(0), z.lte(365)), 60), {
    description: 'Days after today of the last date on which a policy can start. Today is that of US Central time.',
    examples: [30],
  }),
  roommateButtonLimit: described(z._default(wholeNumber(z.gte(1), z.lte(5)), 5), {
    description: 'Roommates at which the button that adds one is hidden.',
    examples: [4],
  }),
  lastInstallmentDay: described(z._default(wholeNumber(z.gte(28), z.lte(31)), lastCommonDay), {
    description:
      'The last day of the month that can be chosen for installments. With 29 to 31, a shorter month has the installment on its last day.',
    examples: [31],
  }),
  carrierId: described(z._default(z.string(), ''), {
    description:
      'The carrier of earlier transactions, and of rates that name none, where the address of the page does not have `carrierId`. Empty: none is sent.',
    examples: ['5001'],
  }),
  card: described(z.prefault(card, {}), {
    description: 'The card widget of the payment partner.',
    examples: [{ merchantId: '49', processor: 'CheckOut', method: 'CreditDebit', loginId: '304' }],
  }),
  reloadDelay: described(z._default(wholeNumber(z.gte(1), z.lte(60)), 3), {
    description: 'Seconds between two looks at a purchase whose outcome is not known yet.',
    examples: [5],
  }),
});

export type RentersConfig = z.output<typeof rentersConfig>;
