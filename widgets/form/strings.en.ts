import { defaultSubmit } from './default-submit.ts';

export const en = {
  title: 'Write to us',
  lead: 'Everything without “(optional)” has to be filled in.',
  submit: defaultSubmit.en as string,
  sending: 'Sending…',
  optional: '(optional)',
  choose: 'Please choose',
  'error.required': 'Please fill in “{field}”.',
  'error.unticked': 'Please tick this box.',
  'error.constraint': 'Please check “{field}”.',
  'error.captcha': 'Please confirm that you are not a robot.',
  offline: 'You seem to be offline. What you wrote is kept; please try again when you are online again.',
  unanswered:
    'No answer has come yet, so we do not know whether your form was sent. If you send it again, it may arrive twice.',
  failed: 'We could not send the form. Please try again later.',
  unavailable: 'This form cannot be sent at the moment.',
  call: 'Call {phone}',
};

export type FormStrings = Readonly<Record<keyof typeof en, string>>;
