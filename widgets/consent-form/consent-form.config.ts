import * as z from 'zod/mini';
import { described } from '#domain/description';
import { keyed } from '#domain/keyed';

const text = () => z._default(z.string(), '');

/** At least one box asks for consent: the box for the privacy policy does not. */
const hasConsent = (options: Record<string, string>) => Object.keys(options).some((id) => id !== 'privacy');

/** Configuration of the consent form (spec 3 §2, §3). */
export const consentFormConfig = z.object({
  options: described(
    z._default(keyed(z.string()).check(z.refine(hasConsent, { path: ['consent'] })), {
      consent: '',
      sms: '',
      privacy: '',
    }),
    {
      description:
        'The boxes that have to be ticked, in their order: the id of each, with the text of its policy, which a dialog shows. Rich text; a blank line begins a paragraph. One at least has to be a consent: `privacy` alone is none. Empty for `consent`, `sms` and `privacy`: the text of `labels`.',
      examples: [{ consent: '', sms: '', partners: 'Our partners are the <b>carriers</b> that we list on our site.' }],
    },
  ),
  optionLabels: described(z._default(keyed(z.string()), {}), {
    description:
      'What a visitor agrees to with a box, by its id. Without it, `consent`, `sms` and `privacy` have the text of `labels`, and any other box the text of `agree`.',
    examples: [{ partners: 'I agree that your partners write to me.' }],
  }),
  phone: described(text(), {
    description: 'The number to call when the consent cannot be taken here. Without it, the brand’s.',
    examples: ['512-555-0142'],
  }),
});

export type ConsentFormConfig = z.output<typeof consentFormConfig>;
