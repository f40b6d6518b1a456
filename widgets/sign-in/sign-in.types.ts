import type { AccountFailure } from '#account/account-failure';
import type { SessionChanged } from '#account/session-actor';
import type { WaitEvent } from '#account/try-limit';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { StepMeta } from '#flow/step-meta';
import type { SignInConfig } from './sign-in.config.ts';

/** The page as the machine's actors need it. */
export interface SignInPage {
  config: SignInConfig;
  host: WidgetHost;
}

/** The form's values, with the password exactly as typed. */
export interface SignInForm {
  email: string;
  password: string;
  isRemembered: boolean;
}

export interface SignInInput {
  /** A session existed when the widget was mounted. */
  isSignedIn: boolean;
}

export interface SignInContext extends SignInInput {
  /** The form's first values: remembered ones, or those typed on another page of the account. */
  prefill: SignInForm;
  failure: AccountFailure | undefined;
  /** Seconds until the next try, after too many. */
  secondsLeft: number;
  /** The email address of the signed-in customer; empty until the session is loaded. */
  signedInEmail: string;
  /** The browser stores nothing, so no other page knows that the customer is signed in. */
  isOnThisPageOnly: boolean;
}

export type SignInEvent =
  | ({ type: 'FORM.SUBMITTED' } & SignInForm)
  /** The browser's Back button restored the page. */
  | { type: 'PAGE.RESTORED' }
  | { type: 'CONTINUE' }
  | { type: 'SIGN_OUT' }
  | SessionChanged
  | WaitEvent;

export type SignInOutcome = 'signedIn' | 'alreadySignedIn';

export type SignInMeta = StepMeta & { outcome?: SignInOutcome };
