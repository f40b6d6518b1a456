import * as z from 'zod/mini';
import { described } from '#domain/described';
import { ageLimitsKey, carrierShape, questionsKey } from '#forms/purchase/purchase.config';
import { address } from '#services/services-config';

const flag = () => z._default(z.boolean(), false);

/** The settings of one carrier. */
const carrierConfig = z.object({
  ...carrierShape,
  enableMileage: described(flag(), {
    description: 'Asks how far each car is driven in a year. In California it is always asked.',
    examples: [true],
  }),
  enableOdometer: described(flag(), { description: 'Asks for the odometer reading of each car.', examples: [true] }),
  enableCommuting: described(flag(), {
    description: 'Asks of each car whether it is driven to work, on how many days a week, and where to.',
    examples: [true],
  }),
  enableCounty: described(flag(), {
    description: 'Shows the county in the address of the policy.',
    examples: [true],
  }),
  sheetsDbUrl: described(address(), {
    description:
      'Address of a purchase log of the carrier’s own, in the place of `services.purchaseLog`: a path on the page’s own origin, or an https address.',
    examples: ['https://sheets.example/prairie-purchases'],
  }),
  sheetsDbAuthorization: described(z._default(z.string(), ''), {
    description: 'What the `Authorization` header says to the carrier’s own log.',
    examples: ['Bearer 5f2c'],
  }),
});

export type CarrierSettings = z.output<typeof carrierConfig>;

const mode = (what: string, fallback: 'redirect' | 'frame') =>
  described(z._default(z.enum(['redirect', 'frame']), fallback), {
    description: `${what}: \`redirect\` leaves for the partner’s page and returns; \`frame\` shows it on this page.`,
    examples: ['frame'],
  });

const cards = ['visa', 'mastercard', 'discover', 'amex'] as const;

export const autoPaymentConfig = z.object({
  carriers: described(z._default(z.array(carrierConfig), []), {
    description: 'What each carrier asks for. A carrier that is not listed has every switch off.',
    examples: [[{ carrierId: '1004', enableMileage: true, enableMaritalValidation: true }]],
  }),
  questions: questionsKey,
  ageLimits: ageLimitsKey,
  progress: described(z._default(z.enum(['full', 'short']), 'full'), {
    description:
      'The percentages of the progress header. `full`: 15 additional drivers, 25 questions and policy, 30 to 35 payment, 67 e-sign, 100 sold. `short`: 30 up to the policy, 35, 67, 100.',
    examples: ['short'],
  }),
  payment: described(
    z.prefault(
      z.object({
        mode: mode('Where the card is given', 'redirect'),
        cards: described(z._default(z.array(z.enum(cards)), ['visa', 'mastercard', 'discover']), {
          description: 'The cards that are taken.',
          examples: [['visa', 'mastercard', 'discover', 'amex']],
        }),
      }),
      {},
    ),
    { description: 'How the policy is paid.', examples: [{ mode: 'frame' }] },
  ),
  eSign: described(z.prefault(z.object({ mode: mode('Where the documents are signed', 'redirect') }), {}), {
    description: 'How the documents are signed.',
    examples: [{ mode: 'frame' }],
  }),
  reloadDelay: described(z._default(z.number().check(z.gte(0.05), z.lte(600)), 3), {
    description: 'Seconds until the state of a purchase that is under way is loaded again.',
    examples: [5],
  }),
});

export type AutoPaymentConfig = z.output<typeof autoPaymentConfig>;
