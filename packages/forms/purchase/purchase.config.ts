import * as z from 'zod/mini';
import { described } from '#domain/description';
import { type AgeLimits, driverAgeLimits } from '#domain/driver-age';
import type { Question } from '#domain/question';
import { wholeNumber } from '#domain/whole-number';

const whole = (minimum: number, maximum: number) => wholeNumber(z.gte(minimum), z.lte(maximum));
const flag = () => z._default(z.boolean(), false);
const text = () => z._default(z.string(), '');

const ages = (who: string, limits: { minimum: number; maximum: number }) =>
  described(
    z._default(
      z.object({
        minimum: described(z._default(whole(0, 120), limits.minimum), {
          description: `Youngest age of ${who}, in whole years.`,
          examples: [limits.minimum],
        }),
        maximum: described(z._default(whole(0, 120), limits.maximum), {
          description: `Oldest age of ${who}, in whole years.`,
          examples: [limits.maximum],
        }),
      }),
      limits,
    ),
    { description: `Ages of ${who}.`, examples: [limits] },
  );

const code = () => z.union([z.string(), z.number()]);

/** The carrier settings of every flow that buys a quote. */
export const carrierShape = {
  carrierId: described(code(), {
    description: 'The carrier that the settings are for: the `companyId` of the quote’s answer.',
    examples: ['205'],
  }),
  enableDriverStatus: described(flag(), {
    description: 'Asks of each additional driver whether the policy covers them, and where they live.',
    examples: [true],
  }),
  enableActionType: described(flag(), {
    description: 'Asks of each additional driver whether to include or to exclude them.',
    examples: [true],
  }),
  enableAllFieldsForExclude: described(flag(), {
    description: 'Asks of excluded drivers all that is asked of included ones.',
    examples: [true],
  }),
  enableSecondaryDriverDob: described(flag(), {
    description: 'Makes the date of birth of additional drivers required.',
    examples: [true],
  }),
  enableMaritalValidation: described(flag(), {
    description:
      'Checks that a single primary driver adds no spouse, a married one exactly one, and married drivers come in pairs.',
    examples: [true],
  }),
  hideAdditionalDriverSection: described(flag(), {
    description: 'Leaves the section of additional drivers out.',
    examples: [true],
  }),
  questionOrder: described(text(), {
    description:
      'Codes of the questions to ask, in order, with commas between them. Empty asks all of `questions`, in their order.',
    examples: ['HomeOwner,Rideshare'],
  }),
  enablePaperlessConsent: described(flag(), {
    description: 'Shows the paperless consent, which then has to be given.',
    examples: [true],
  }),
  consentMessage: described(text(), {
    description: 'What is agreed to. Empty says it in the widget’s own words.',
    examples: ['I agree to receive my documents online.'],
  }),
};

/** The settings that the shared sections read. */
export type CarrierSettings = z.output<z.ZodMiniObject<typeof carrierShape>>;

const questionConfig = z.object({
  code: described(code(), {
    description: 'Names the question to the services, and in `questionOrder`.',
    examples: ['Rideshare'],
  }),
  type: described(text(), {
    description: 'A word of the agency’s own about the question. The widget does not read it.',
    examples: ['YesNo'],
  }),
  text: described(z.string().check(z.minLength(1)), {
    description: 'What is asked. `{0}` stands for the first name of the primary driver.',
    examples: ['{0}, does anybody drive one of the cars for a ride-sharing service?'],
  }),
  answers: described(z._default(z.array(z.string()), []), {
    description: 'How yes and no are worded, in this order. Empty words them in the widget’s own language.',
    examples: [['Yes, daily', 'No']],
  }),
  validationRequired: described(flag(), { description: 'Lets only `validAnswer` go on.', examples: [true] }),
  validAnswer: described(z._default(z.string(), ''), {
    description:
      'The answer that goes on: the yes value, the no value, or a word like `yes` and `no`. Any other text is reported, and every answer goes on.',
    examples: ['N'],
  }),
  errorMessage: described(text(), {
    description: 'The error message for any other answer.',
    examples: ['This carrier does not insure cars of ride-sharing services.'],
  }),
  yesValue: described(z._default(z.string(), 'Y'), { description: 'What yes is for the services.', examples: ['Y'] }),
  noValue: described(z._default(z.string(), 'N'), { description: 'What no is for the services.', examples: ['N'] }),
});

/** The underwriting questions. */
export const questionsKey = described(z._default(z.array(questionConfig), []), {
  description: 'The underwriting questions that carriers can ask, each answered yes or no.',
  examples: [
    [
      {
        code: 'Rideshare',
        text: 'Does anybody drive one of the cars for a ride-sharing service?',
        validationRequired: true,
        validAnswer: 'N',
        errorMessage: 'This carrier does not insure such cars.',
      },
    ],
  ],
});

/** The ages that are insured. */
export const ageLimitsKey = described(
  z._default(
    z.object({
      primary: ages('the primary driver', driverAgeLimits.primary),
      secondary: ages('an additional driver', driverAgeLimits.secondary),
    }),
    driverAgeLimits,
  ),
  {
    description: 'Ages that are insured, both ends included. The date-of-birth error names them.',
    examples: [{ primary: { minimum: 18, maximum: 80 }, secondary: { minimum: 15, maximum: 80 } }],
  },
);

/** What the shared sections read of a flow's configuration. */
export interface PurchaseConfig {
  carriers: readonly CarrierSettings[];
  questions: readonly Question[];
  ageLimits: Readonly<Record<'primary' | 'secondary', AgeLimits>>;
}
