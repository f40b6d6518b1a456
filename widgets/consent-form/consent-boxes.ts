import { isPolicy } from '#forms/policies/policy';
import { plainText } from '#ui/modules/rich-text/parse-rich-text';
import type { ConsentFormConfig } from './consent-form.config.ts';
import type { Strings } from './strings.en.ts';

/** A box that has to be ticked, with its policy. */
export interface ConsentBox {
  id: string;
  /** Rich text. */
  label: string;
  /** The box's name in an error: what the visitor agrees to, without the policy. */
  name: string;
  /** The button that opens the policy, and the title of its dialog. */
  title: string;
  /** Rich text; empty if there is no policy to read. */
  policy: string;
}

/** The boxes of the form: the page's own, or the widget's default boxes (spec 3 §3). */
export function consentBoxes({ options, optionLabels }: ConsentFormConfig, labels: Strings): ConsentBox[] {
  return Object.entries(options).map(([id, text]) => {
    const label = optionLabels[id] || (isPolicy(id) ? labels[`${id}Agree`] : labels.agree);
    return {
      id,
      label,
      name: plainText(label).replace(/\.$/, ''),
      title: isPolicy(id) ? labels[`${id}Title`] : labels.policyTitle,
      policy: text || (isPolicy(id) ? labels[`${id}Text`] : ''),
    };
  });
}
