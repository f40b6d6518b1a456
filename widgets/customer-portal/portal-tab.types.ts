import type { ComponentType } from 'react';
import type { PortalTab } from '#domain/portal-tab';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { CustomerPortalConfig } from './customer-portal.types.ts';
import type { PortalData } from './data/portal-data.ts';
import type { CustomerPortalStrings } from './strings.en.ts';

/** What the shell provides to a tab. When the session ends, the tab is unmounted, and its data is dropped. */
export interface PortalSession {
  /** Data of the tabs, read with `useResource`. */
  data: PortalData;
  /** The browser is offline. */
  isOffline: boolean;
  /** The tabs that the portal shows. */
  tabs: readonly PortalTab[];
  /** The address of a tab, for a link. */
  addressOf(tab: PortalTab): string;
  /** Shows another tab, and adds a history entry. The tab's heading takes the focus. */
  go(tab: PortalTab): void;
  /**
   * Handles an error of a call that the tab made without `useResource`. Returns true if the session has ended: the
   * portal then informs the visitor, and the tab is unmounted.
   */
  endsWith(error: unknown): boolean;
  /** Opens the payment help, which begins with `problem`. */
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
