import { failureEn } from '#account/failure-strings.en';

export const en = {
  formTitle: 'Forgot your password?',
  formText: 'Enter the email address of your account. We will send you a link with which you set a new password.',
  email: 'Email address',
  submit: 'Send the link',
  sending: 'Sending…',
  signIn: 'Back to sign-in',
  sentTitle: 'Check your email',
  sentText:
    'If there is an account for {email}, a message with a link is on its way. The link works once, and only for a short time.',
  sentHint: 'No message after a few minutes? Look among your unwanted mail, or ask again.',
  again: 'Ask again',
  unavailable: 'You cannot set a new password here at the moment. Please come back later.',
  unavailableCall: 'You cannot set a new password here at the moment. Please call us.',
  call: 'Call {phone}',
  retry: 'Try again',
  ...failureEn,
  refused: 'The message could not be sent. What you typed is kept. Please try again in a moment.',
  notVerified: 'We could not tell whether you are a person. Please load this page again, and try once more.',
  errorSummaryTitle: 'Please check this',
  'error.required': 'Enter your email address.',
  'error.emailInvalid': 'Enter an email address like name@example.com.',
  'error.tooLong': 'This email address is too long.',
};

export type ForgotPasswordStrings = Readonly<Record<keyof typeof en, string>>;
