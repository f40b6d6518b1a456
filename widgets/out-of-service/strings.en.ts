import { heldPressEn } from '#embed/first-paint/held-press.strings';

export const en = {
  redirectTitle: 'We have a page for {state}',
  redirectText: 'You will be taken there in {seconds} seconds.',
  'redirectText.one': 'You will be taken there in 1 second.',
  goNow: 'Go there now',
  stop: 'Stay on this page',
  stoppedText: 'You stay on this page. The link is here whenever you want it.',
  formTitle: 'Our online quotes are taking a break',
  formText: 'Leave your email address, and we will write to you as soon as they are back.',
  email: 'Email address',
  submit: 'Tell me when',
  validatingTitle: 'Validating your information',
  validatingText: 'Thank you. We are checking your information and will write to you. You can close this page.',
  sending: 'Sending…',
  failed: 'We could not send your email address. Please try again.',
  unanswered: 'No answer has come yet, so we do not know whether your email address was sent. You can send it again.',
  offline: 'You seem to be offline. Your email address is kept; please try again when you are online again.',
  later: 'Please come back later.',
  laterCall: 'Please come back later, or call us now.',
  call: 'Call {phone}',
  errorSummaryTitle: 'Please check this',
  'error.required': 'Enter your email address.',
  'error.emailInvalid': 'Enter an email address like name@example.com.',
  'error.tooLong': 'This email address is too long.',
  ...heldPressEn,
};

export type OutOfServiceStrings = Readonly<Record<keyof typeof en, string>>;
