import type * as z from 'zod/mini';
import type { SessionChanged } from '#account/session-actor';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { Failure } from '#flow/machine/failure';
import type { NetworkEvent } from '#flow/machine/network-actor';
import type { accountHeaderConfig } from './account-header.config.ts';

export type AccountHeaderConfig = z.output<typeof accountHeaderConfig>;

/** The widget's configuration and host, as of the last render. */
export interface AccountHeaderPage {
  config: AccountHeaderConfig;
  host: WidgetHost;
}

export interface AccountHeaderContext {
  /** The customer's name; empty until it is known. */
  name: string;
  /** Distinguishes customers; empty until it is decrypted. */
  email: string;
  /** Why the name was not loaded. */
  failure: Failure | undefined;
  isOffline: boolean;
}

export type AccountHeaderEvent =
  | SessionChanged
  | NetworkEvent
  | { type: 'RETRY' }
  | { type: 'SIGN_OUT.CHOSEN' }
  | { type: 'NOTICE.CLOSED' };

/** How a session ended, for analytics and `covermount:complete`. */
export interface AccountHeaderMeta {
  outcome: 'signedOut' | 'sessionEnded';
}
