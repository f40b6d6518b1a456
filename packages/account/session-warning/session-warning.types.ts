import type { WidgetHost } from '#embed/runtime/define-widget';
import type { Failure } from '#flow/machine/failure';
import type { Session } from '../session.ts';

/** The page of the warning, as of the last render. */
export interface SessionWarningPage {
  host: WidgetHost;
  /** Seconds before the end of the session at which the customer is asked. */
  warningSeconds: number;
}

export interface SessionWarningContext {
  warningSeconds: number;
  /** When the session ends, in epoch milliseconds; undefined while nobody is signed in. */
  expiresAt: number | undefined;
  /** The time of the last check of the clock, in epoch milliseconds. */
  now: number;
  /** The seconds left when the warning appeared. */
  secondsWhenAsked: number;
  /** The session was extended because too little time was left to ask, so the customer is asked next. */
  isRenewed: boolean;
  /** Why the extension failed. */
  failure: Failure | undefined;
}

export type SessionWarningEvent =
  /** The session has changed, a second has passed, or a device has woken up. */
  | { type: 'SESSION.READ'; session: Session; now: number; warningSeconds: number }
  | { type: 'STAY.CHOSEN' }
  | { type: 'LEAVE.CHOSEN' }
  | { type: 'NOTICE.CLOSED' };
