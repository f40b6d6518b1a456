import type { AccountFailure } from '#account/account-failure';
import type { WaitEvent } from '#account/try-limit';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { StepMeta } from '#flow/step-meta';
import type { PasswordRefusal } from '#services/account/set-password.contract';
import type { SetPasswordConfig } from './set-password.config.ts';

/** What the machine's actors need of the page. */
export interface SetPasswordPage {
  config: SetPasswordConfig;
  host: WidgetHost;
}

/** What the link in the message said. */
export interface ResetLink {
  token: string;
  /** Where the customer lives: it names the services that sent the link. */
  state: string;
}

/** What was typed, exactly. */
export interface PasswordPair {
  password: string;
  passwordVerify: string;
}

/** Why a password was not set. */
export interface SetPasswordFailure extends AccountFailure {
  /** The service's cause, where the page has words for it. */
  refusal?: PasswordRefusal | undefined;
}

export interface SetPasswordContext {
  /** The visitor's email address, where a page of the account knows it: password managers keep it with the password. */
  email: string;
  failure: SetPasswordFailure | undefined;
  /** Until the next try, after too many. */
  secondsLeft: number;
  /** An earlier try got no answer: the password may be set. */
  isInDoubt: boolean;
}

export type SetPasswordEvent = ({ type: 'PASSWORD.SUBMITTED' } & PasswordPair) | WaitEvent;

export type SetPasswordMeta = StepMeta & { outcome?: 'passwordSet' | 'linkExpired' | 'linkMissing' };
