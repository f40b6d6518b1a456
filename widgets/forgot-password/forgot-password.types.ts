import type { AccountFailure } from '#account/account-failure';
import type { WaitEvent } from '#account/try-limit';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { StepMeta } from '#flow/step-meta';
import type { ForgotPasswordConfig } from './forgot-password.config.ts';

/** The configuration and host that the machine's actors use. */
export interface ForgotPasswordPage {
  config: ForgotPasswordConfig;
  host: WidgetHost;
}

export interface ForgotPasswordContext {
  /** The address that was typed last, here or on another page of the account. */
  email: string;
  failure: AccountFailure | undefined;
  /** Seconds until the next try is possible, after too many. */
  secondsLeft: number;
}

export type ForgotPasswordEvent =
  | { type: 'EMAIL.SUBMITTED'; email: string }
  /** The visitor wants to send another message, or to another address. */
  | { type: 'FORM.REQUESTED' }
  | WaitEvent;

export type ForgotPasswordMeta = StepMeta & { outcome?: 'sent' };
