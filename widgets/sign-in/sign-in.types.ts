import type { AccountFailure } from '#account/account-failure';
import type { SessionChanged } from '#account/session-actor';
import type { WaitEvent } from '#account/try-limit';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { StepMeta } from '#flow/step-meta';
import type { SignInConfig } from './sign-in.config.ts';

/** What the machine's actors need of the page. */
export interface SignInPage {
  config: SignInConfig;
  host: WidgetHost;
}

/** The form's values. The password is exactly as it was typed. */
export interface SignInForm {
  email: string;
  password: string;
  isRemembered: boolean;
}

export interface SignInInput {
  /** A session was there when the widget was mounted. */
  isSignedIn: boolean;
}

export interface SignInContext extends SignInInput {
  /** What the form starts with: what the customer had remembered, or typed on another page of the account. */
  prefill: SignInForm;
  failure: AccountFailure | undefined;
  /** Until the next try, after too many. */
  secondsLeft: number;
  /** Of the customer who is signed in; empty until it is known. */
  signedInEmail: string;
}

export type SignInEvent =
  | ({ type: 'FORM.SUBMITTED' } & SignInForm)
  /** The page is shown again by the browser's Back button. */
  | { type: 'PAGE.RESTORED' }
  | { type: 'CONTINUE' }
  | { type: 'SIGN_OUT' }
  | SessionChanged
  | WaitEvent;

export type SignInOutcome = 'signedIn' | 'alreadySignedIn';

export type SignInMeta = StepMeta & { outcome?: SignInOutcome };
