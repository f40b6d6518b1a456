import { waitEn } from '#account/failure-strings.en';
import { heldPressEn } from '#embed/first-paint/held-press.strings';
import { policiesEn } from '#forms/policies/strings.en';

/** English texts of the consent form. `{name}` is replaced; authors override any of them with `labels`. */
export const en = {
  title: 'May we keep in touch?',
  lead: 'With your consent we write to you about our products and offers. You can take it back at any time.',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  phoneHint: 'For example 512-555-0142',
  email: 'Email address',
  consentAgree: 'I agree that you may contact me about your products and offers by phone, text message and email.',
  smsAgree: 'I agree to receive text messages.',
  privacyAgree: 'I have read the privacy policy.',
  agree: 'I agree to this policy.',
  ...policiesEn,
  policyTitle: 'Read the policy',
  submit: 'Give my consent',
  sending: 'Saving your consent…',
  loading: 'Looking up your details…',
  close: 'Close',

  givenTitle: 'Thank you for your consent',
  givenText: 'We have noted it. You can take it back at any time: tell us, or reply STOP to a message.',
  alreadyGivenTitle: 'You have already given your consent',
  alreadyGivenText:
    'Thank you, there is nothing left to do. You can take it back at any time: tell us, or reply STOP to a message.',

  loadFailedTitle: 'We could not load your details',
  saveFailedTitle: 'We could not save your consent',
  loadFailedText:
    'Our service did not answer as it should. Please try again in a moment, or enter your details yourself.',
  loadOfflineText: 'We look them up by ourselves when your connection returns.',
  loadPausedText: 'You can try again when your connection returns.',
  ...heldPressEn,
  pausedText: 'Everything you entered is kept. You can go on when your connection returns.',
  unreachableTitle: 'Our service did not answer as it should',
  unreachableText: 'Everything you entered is kept. Please try again in a moment.',
  refusedText: 'Everything you entered is kept. Our service cannot accept it now. Try again, or call us.',
  malformedText: 'We could not read the answer of our service. The fault is ours: please try again in a moment.',
  expiredText: 'Your session has expired. Everything you entered is kept: try again to go on.',
  notFoundText: 'We do not know this link: it may be incomplete, or too old. You can enter your details yourself.',
  tooManyTriesTitle: 'Please wait a moment',
  ...waitEn,
  tryAgainNowTitle: 'You can try again now',
  tryAgainNowText: 'Everything you entered is kept.',
  retry: 'Try again',
  toForm: 'Enter my details',
  backToForm: 'Back to the form',
  call: 'Call {phone}',

  errorSummaryTitle: 'Please check these answers',
  'error.required': '{field} is required',
  'error.tooLong': '{field} is too long',
  'error.nameTooShort': '{field} has two letters at least',
  'error.emailInvalid': 'Enter an email address like name@example.com',
  'error.phoneInvalid': 'Enter a US phone number, like 512-555-0142',
  'error.consentRequired': 'Tick the box “{box}” to give your consent',
};

export type Strings = typeof en;
