/** The tabs of the customer portal, as `?tabid=` names them (spec 3 §2). */
export const portalTabs = ['dashboard', 'policies', 'rewards', 'account', 'myquotes'] as const;
export type PortalTab = (typeof portalTabs)[number];

/** The tab that a `tabid` names, in any case. A value that contains “policies” is policies; any other is the dashboard. */
export function portalTabOf(tabId: string): PortalTab {
  const name = tabId.trim().toLowerCase();
  if (name.includes('policies')) return 'policies';
  return portalTabs.find((tab) => tab === name) ?? 'dashboard';
}

/** The address of a tab of the portal. Without a `tabid`, the portal shows the dashboard. */
export function tabAddress(portalPage: string, tab: PortalTab): string {
  if (tab === 'dashboard') return portalPage;
  const [address = '', hash] = portalPage.split('#');
  return `${address}${address.includes('?') ? '&' : '?'}tabid=${tab}${hash === undefined ? '' : `#${hash}`}`;
}
