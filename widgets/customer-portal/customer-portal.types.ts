import type * as z from 'zod/mini';
import type { SessionChanged } from '#account/session-actor';
import type { PortalTab } from '#domain/portal-tab';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { NetworkEvent } from '#flow/machine/network-actor';
import type { customerPortalConfig } from './customer-portal.config.ts';

export type CustomerPortalConfig = z.output<typeof customerPortalConfig>;

/** The widget's configuration and host, as of the last render. */
export interface CustomerPortalPage {
  config: CustomerPortalConfig;
  host: WidgetHost;
}

export interface CustomerPortalInput {
  /** The result of a payment is shown, also to a visitor who is signed out: the address has its token. */
  hasPaymentReturn: boolean;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface CustomerPortalContext extends CustomerPortalInput {
  /** Counts the customers who were signed in on this page: data that was loaded for one is not shown to the next. */
  visit: number;
  /** Distinguishes customers; empty until it is decrypted. */
  email: string;
  /** When the session of the customer ends, in epoch milliseconds. */
  expiresAt: number;
  isOffline: boolean;
}

export type CustomerPortalEvent =
  | SessionChanged
  | NetworkEvent
  /** A service said that the session is over. */
  | { type: 'SESSION.REJECTED' }
  | { type: 'SIGN_OUT.CHOSEN' }
  /** The visitor has closed the result of a payment. */
  | { type: 'PAYMENT_RETURN.CLOSED' }
  | { type: 'TAB.SHOWN'; tab: PortalTab };
