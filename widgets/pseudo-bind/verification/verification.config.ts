import * as z from 'zod/mini';
import { described } from '#domain/description';

/** The characters of a code, for a phone's keyboard. */
const codeCharacters = ['digits', 'any'] as const;

const seconds = () => z.number().check(z.gte(0.01));

/** The configuration keys of the contact verification; the widget's schema spreads them. */
export const verificationConfigShape = {
  verifyContact: described(z._default(z.enum(['afterQuestions', 'withContact']), 'afterQuestions'), {
    description:
      'When the visitor is asked for the codes from email and text message: after the questions, or already with the contact preference. The visitor can do it later in both.',
    examples: ['withContact'],
  }),
  verificationPollDelay: described(z._default(seconds(), 3), {
    description:
      'Seconds between two looks at what the agent answered. Longer after failures; none while the page is out of sight.',
    examples: [3, 5],
  }),
  verificationTimer: described(z._default(seconds(), 120), {
    description:
      'Seconds that the wait for an agent is said to take. The visitor can add as many again, as often as they like; nothing ends with it.',
    examples: [120, 300],
  }),
  callBackEnabled: described(z._default(z.boolean(), true), {
    description: 'Offers a call back from the agent wherever the visitor waits for one.',
    examples: [false],
  }),
  codeCharacters: described(z._default(z.enum(codeCharacters), 'digits'), {
    description: 'What the codes are made of: a phone shows its keyboard for it.',
    examples: ['any'],
  }),
};

const verificationConfig = z.object(verificationConfigShape);
export type VerificationConfig = z.output<typeof verificationConfig>;
