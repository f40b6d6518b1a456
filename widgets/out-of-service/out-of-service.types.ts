import type * as z from 'zod/mini';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { PostFailure } from '#forms/native-form/post-form';
import type { outOfServiceConfig } from './out-of-service.config.ts';
import type { StateLink } from './state-link.ts';

export type OutOfServiceConfig = z.output<typeof outOfServiceConfig>;

/** The page that the widget is on, as of the last render. */
export interface OutOfServicePage {
  config: OutOfServiceConfig;
  host: WidgetHost;
}

export interface OutOfServiceInput {
  /** The visitor's state, and its link if the page trusts it. */
  stateLink: StateLink;
  redirectSeconds: number;
  /** The visitor returned through the browser's history and is not redirected again. */
  hasReturned: boolean;
}

export interface OutOfServiceContext {
  stateLink: StateLink;
  /** Seconds until the redirect. */
  secondsLeft: number;
  hasReturned: boolean;
  email: string;
  /** Why the email address was not sent, or may not have been. */
  failure: PostFailure | undefined;
}

export type OutOfServiceEvent =
  | { type: 'SECOND.PASSED' }
  | { type: 'STAY.CHOSEN' }
  | { type: 'GO.CHOSEN' }
  | { type: 'EMAIL.SUBMITTED'; email: string }
  /** The browser restored the page from its back/forward cache. */
  | { type: 'PAGE.RESTORED' };

/** The outcome of a state, for analytics and `covermount:complete`. */
export interface OutOfServiceMeta {
  outcome: 'redirected' | 'stayed' | 'submitted';
}
