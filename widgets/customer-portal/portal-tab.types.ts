import type { ComponentType } from 'react';
import type { PortalTab } from '#domain/portal-tab';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { CustomerPortalConfig } from './customer-portal.types.ts';
import type { PortalData } from './data/portal-data.ts';
import type { CustomerPortalStrings } from './strings.en.ts';

/** What a tab has of the shell. It ends with the session: the tab is unmounted, and what was loaded is dropped. */
export interface PortalSession {
  /** What the tabs load, by `useResource`. */
  data: PortalData;
  /** The browser is offline. */
  isOffline: boolean;
  /** The tabs that the portal shows. */
  tabs: readonly PortalTab[];
  /** The address of a tab, for a link. */
  addressOf(tab: PortalTab): string;
  /** Shows another tab, as a new entry of the history. Its heading takes the focus. */
  go(tab: PortalTab): void;
  /**
   * Reports what a call of the tab's own threw. True when it was the end of the session: the portal tells the visitor, and
   * the tab is unmounted. `useResource` does it by itself.
   */
  endsWith(error: unknown): boolean;
  /** Opens the payment help, which says first why it is needed. */
  openHelp(problem?: string): void;
}

/** The props of every tab, and of every section that the dashboard shows. */
export interface PortalTabProps {
  config: CustomerPortalConfig;
  labels: CustomerPortalStrings;
  host: WidgetHost;
  session: PortalSession;
}

/** A tab's chunk. The shell renders the heading of the page (`h2`): the headings of a tab are `level={3}`. */
export interface PortalTabModule {
  Tab: ComponentType<PortalTabProps>;
}
