import type { AccountFailure } from '#account/account-failure';
import type { WaitEvent } from '#account/try-limit';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { StepMeta } from '#flow/step-meta';
import type { PasswordRefusal } from '#services/account/set-password.contract';
import type { SetPasswordConfig } from './set-password.config.ts';

/** The page as the machine's actors need it. */
export interface SetPasswordPage {
  config: SetPasswordConfig;
  host: WidgetHost;
}

/** The parameters of the link in the message. */
export interface ResetLink {
  token: string;
  /** Where the customer lives: it names the services that sent the link. */
  state: string;
}

/** The passwords exactly as typed. */
export interface PasswordPair {
  password: string;
  passwordVerify: string;
}

/** Why a password was not set. */
export interface SetPasswordFailure extends AccountFailure {
  /** The service's cause, if the page has a text for it. */
  refusal?: PasswordRefusal | undefined;
  /** True if the password was not sent, so that it cannot be set. */
  isUnsent?: boolean;
}

export interface SetPasswordContext {
  /** The visitor's email address, if a page of the account knows it: password managers store it with the password. */
  email: string;
  failure: SetPasswordFailure | undefined;
  /** Seconds until the next try, after too many. */
  secondsLeft: number;
  /** An earlier try got no response: the password may be set. */
  isInDoubt: boolean;
}

export type SetPasswordEvent = ({ type: 'PASSWORD.SUBMITTED' } & PasswordPair) | WaitEvent;

export type SetPasswordMeta = StepMeta & { outcome?: 'passwordSet' | 'linkExpired' | 'linkMissing' };
