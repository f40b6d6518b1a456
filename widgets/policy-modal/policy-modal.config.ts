import * as z from 'zod/mini';
import { described } from '#domain/description';

const link = (fallback: string) => z._default(z.string(), fallback);

/** Configuration of the dialogs with the policies (spec 1 §2, spec 3 §2). */
export const policyModalConfig = z.object({
  privacyLink: described(link('#privacy-policy'), {
    description:
      'Address of the links that open the privacy policy, on the page and in other widgets. Give it the address of your policy’s page, and the same links work without script. Empty: none opens it.',
    examples: ['/privacy'],
  }),
  smsLink: described(link('#sms-policy'), {
    description: 'Address of the links that open the text message policy. Empty: none opens it.',
    examples: ['/text-messages'],
  }),
  consentLink: described(link('#consent-policy'), {
    description: 'Address of the links that open the consent policy. Empty: none opens it.',
    examples: ['/consent'],
  }),
});

export type PolicyModalConfig = z.output<typeof policyModalConfig>;
