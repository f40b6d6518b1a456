import * as z from 'zod/mini';
import { described } from '#domain/description';
import { ageLimitsKey, carrierShape, questionsKey } from '#forms/purchase/purchase.config';
import { address } from '#services/services-config';
import { verificationConfigShape } from './verification/verification.config.ts';

/** The settings of one carrier. */
const carrierConfig = z.object({
  ...carrierShape,
  enableESign: described(z._default(z.boolean(), false), {
    description:
      'The documents are signed online. The last page has a button that opens `paymentPage`; without such a page it says that the documents follow by email.',
    examples: [true],
  }),
  enablePaymentOption: described(z._default(z.boolean(), false), {
    description:
      'The customer pays online. The last page has a button that opens `paymentPage`; without such a page it says that a link follows.',
    examples: [true],
  }),
  sheetsDbUrl: described(address(), {
    description:
      'Address of a verification sheet of the carrier’s own, in the place of `services.verificationSheet`: a path on the page’s own origin, or an https address.',
    examples: ['https://sheets.example/prairie'],
  }),
  sheetsDbAuthorization: described(z._default(z.string(), ''), {
    description: 'What the `Authorization` header says to the carrier’s own sheet.',
    examples: ['Bearer 5f2c'],
  }),
});

export type CarrierSettings = z.output<typeof carrierConfig>;

export const pseudoBindConfig = z.object({
  carriers: described(z._default(z.array(carrierConfig), []), {
    description: 'What each carrier asks for. A carrier that is not listed has every switch off, and all questions.',
    examples: [
      [
        {
          carrierId: '205',
          enableDriverStatus: true,
          enableMaritalValidation: true,
          questionOrder: 'HomeOwner,Rideshare',
        },
      ],
    ],
  }),
  questions: questionsKey,
  paymentPage: described(address(), {
    description:
      'Page where the policy is paid and signed. For carriers with `enablePaymentOption` or `enableESign` the last page has a button that opens it, with `transactionId`, `carrierId` and `payplan` in the query. Empty, or of an origin that `services.trustedOrigins` does not list: the last page says that a link follows.',
    examples: ['/finish-your-policy'],
  }),
  ageLimits: ageLimitsKey,
  ...verificationConfigShape,
});

export type PseudoBindConfig = z.output<typeof pseudoBindConfig>;
