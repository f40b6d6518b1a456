import { heldPressEn } from '#embed/first-paint/held-press.strings';

export const en = {
  title: 'Our newsletter',
  text: 'News and offers, about once a month. You can leave with one click.',
  email: 'Email address',
  submit: 'Sign me up',
  sending: 'Sending…',
  'error.required': 'Enter your email address.',
  'error.emailInvalid': 'Enter an email address like name@example.com.',
  'error.tooLong': 'This email address is too long.',
  offline: 'You seem to be offline. Your email address is kept; please try again when you are back.',
  unanswered: 'No answer has come yet, so we do not know whether your email address was sent. You can send it again.',
  failed: 'We could not send your email address. Please try again later.',
  unavailable: 'You cannot sign up at the moment.',
  call: 'Call {phone}',
  ...heldPressEn,
};

export type NewsletterStrings = Readonly<Record<keyof typeof en, string>>;
