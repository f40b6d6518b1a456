import * as z from 'zod/mini';
import { described } from '#domain/description';
import { wholeNumber } from '#domain/whole-number';
import { nativeFormShape } from '#forms/native-form/native-form-config';

const shownText = () => z.string().check(z.regex(/\S/, 'a text'));

const option = z.object({
  value: described(z.string(), { description: 'What is posted.', examples: ['auto'] }),
  label: described(shownText(), {
    description: 'What the visitor reads. Of radio buttons and checkboxes, rich text.',
    examples: ['Auto'],
  }),
});

const field = z.object({
  name: described(z.string().check(z.regex(/^\S+$/, 'no spaces')), {
    description: 'The name under which the value is posted. Of several fields with one name, the first is drawn.',
    examples: ['first_name'],
  }),
  label: described(shownText(), {
    description: 'The label: rich text, which may have links.',
    examples: ['First name'],
  }),
  type: described(
    z._default(z.enum(['text', 'email', 'tel', 'textarea', 'select', 'radio', 'checkbox', 'checkboxes']), 'text'),
    {
      description:
        'The control. The value of a `checkbox` is posted as `checked` or `Unchecked`. Of `checkboxes`, each value that is ticked is posted.',
      examples: ['email'],
    },
  ),
  required: described(z._default(z.boolean(), false), {
    description: 'The field has to be filled in, or the checkbox ticked, or one of the `checkboxes`.',
    examples: [true],
  }),
  pattern: described(z._default(z.string(), ''), {
    description:
      'Regular expression that a value has to match; write `^` and `$` for the whole of it. One that refers back to a group or looks behind is not used, and is reported. An email field without one takes addresses with a dot in the domain.',
    examples: ['^\\d{5}$'],
  }),
  requiredMessage: described(z._default(z.string(), ''), {
    description: 'Shown where the field is required and empty. Empty: the label `error.required`.',
    examples: ['Please tell us your name.'],
  }),
  constraintMessage: described(z._default(z.string(), ''), {
    description: 'Shown where the value does not match the pattern. Empty: the label `error.constraint`.',
    examples: ['A zip code has five digits.'],
  }),
  hint: described(z._default(z.string(), ''), {
    description: 'A line below the label.',
    examples: ['Five digits.'],
  }),
  value: described(z._default(z.string(), ''), {
    description:
      'The value at first; `checked` for a checkbox that is ticked. Of `checkboxes`, the values that are ticked, with commas between them.',
    examples: ['TX'],
  }),
  autocomplete: described(z._default(z.string(), ''), {
    description: 'What the browser may fill in, as the HTML attribute says it.',
    examples: ['given-name'],
  }),
  maxLength: described(z._default(wholeNumber(z.gte(1), z.lte(100_000)), 1000), {
    description: 'How many characters can be typed.',
    examples: [200],
  }),
  options: described(z._default(z.array(option), []), {
    description: 'The choices of a `select`, of `radio` buttons or of `checkboxes`.',
    examples: [[{ value: 'auto', label: 'Auto' }]],
  }),
});

/** Configuration of the generic form (spec 3 §2 and §5). */
export const formConfig = z.object({
  ...nativeFormShape,
  fields: described(z._default(z.array(field), []), {
    description:
      'The fields, in their order. Without any, they are those of the form that the element has as its content, with its labels, rules, texts, `data-required-message` and `data-constraint-message`.',
    examples: [[{ name: 'first_name', label: 'First name', required: true }]],
  }),
  captchaField: described(z._default(z.string(), ''), {
    description:
      'Name of the field that the page’s captcha fills in. The captcha is content of the element with `slot="captcha"`, and the form is sent only with its response. Empty: every field of the captcha.',
    examples: ['g-recaptcha-response'],
  }),
});

export type FormConfig = z.output<typeof formConfig>;
export type FieldConfig = FormConfig['fields'][number];
