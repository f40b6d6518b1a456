import { failureEn } from '#account/failure-strings.en';

export const en = {
  formTitle: 'Sign in',
  formText: 'Use the email address and password of your account.',
  email: 'Email address',
  password: 'Password',
  showPassword: 'Show password',
  rememberMe: 'Remember me on this device',
  rememberHint: 'We keep your email address on this device for seven days, encrypted. Not for shared devices.',
  rememberPasswordHint:
    'We keep your email address and your password on this device for seven days, encrypted. Not for shared devices.',
  submit: 'Sign in',
  signingIn: 'Signing in…',
  forgotPassword: 'Forgot your password?',
  createAccount: 'Create an account',
  signedInTitle: 'You are signed in',
  signedInText: 'You are signed in on this device.',
  signedInAs: 'You are signed in as {email}.',
  signedInOnThisPage:
    'Your browser does not let this website store anything, so other pages do not know that you are signed in. Allow its cookies and site data in the settings of your browser, or free some space, and sign in again.',
  leaving: 'We are taking you to your account.',
  continue: 'Continue',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  retry: 'Try again',
  ...failureEn,
  refused: 'We could not sign you in. Check your email address and your password, and try again.',
  notVerified: 'We could not tell whether you are a person. Please load this page again, and try once more.',
  call: 'Call {phone}',
  errorSummaryTitle: 'Please check this',
  'error.required': 'Enter your email address.',
  'error.emailInvalid': 'Enter an email address like name@example.com.',
  'error.tooLong': 'This email address is too long.',
  'error.passwordRequired': 'Enter your password.',
};

export type SignInStrings = Readonly<Record<keyof typeof en, string>>;
