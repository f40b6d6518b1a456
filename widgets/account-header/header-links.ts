import type { WidgetHost } from '#embed/runtime/define-widget';
import type { MenuLink } from '#ui/menu';
import type { HeaderLink, PortalTab } from './account-header.config.ts';
import type { AccountHeaderConfig } from './account-header.types.ts';
import type { AccountHeaderStrings } from './strings.en.ts';

interface Page {
  isTrusted: WidgetHost['isTrusted'];
  /** The address that the visitor is on. */
  here: URL;
}

/** The address of a tab of the portal. The dashboard is what the portal shows without a `tabid`. */
export function tabAddress(portalPage: string, tab: PortalTab): string {
  if (tab === 'dashboard') return portalPage;
  const [address = '', hash] = portalPage.split('#');
  return `${address}${address.includes('?') ? '&' : '?'}tabid=${tab}${hash === undefined ? '' : `#${hash}`}`;
}

/** The path and the tab of an address: what tells one page of a menu from another. */
function pageOf({ origin, pathname, searchParams }: URL): string {
  const tab = searchParams.get('tabid')?.toLowerCase() ?? '';
  return `${origin}${pathname.replace(/\/$/, '')} ${tab === 'dashboard' ? '' : tab}`;
}

const toMenuLink =
  ({ isTrusted, here }: Page) =>
  ({ text, href }: HeaderLink): MenuLink[] =>
    isTrusted(href) ? [{ text, href, isCurrent: pageOf(new URL(href, here)) === pageOf(here) }] : [];

/** The links in the menu of a customer who is signed in. Those that the page does not trust are left out. */
export function signedInLinks(
  { portalPage, tabs, links }: Pick<AccountHeaderConfig, 'portalPage' | 'tabs' | 'links'>,
  labels: AccountHeaderStrings,
  page: Page,
): MenuLink[] {
  const toTabs = portalPage
    ? tabs.map((tab) => ({ text: labels[`tab.${tab}`], href: tabAddress(portalPage, tab) }))
    : [];
  return [...toTabs, ...links].flatMap(toMenuLink(page));
}

/** The links in the menu beside “Sign in”. */
export function signedOutLinks(
  { signedOutLinks: links }: Pick<AccountHeaderConfig, 'signedOutLinks'>,
  page: Page,
): MenuLink[] {
  return links.flatMap(toMenuLink(page));
}

/** What is wrong with the addresses, one line each, for the author. */
export function untrustedLinks(config: AccountHeaderConfig, { isTrusted }: Pick<WidgetHost, 'isTrusted'>): string[] {
  const { signInPage, portalPage, links, signedOutLinks: more } = config;
  const named: readonly (readonly [string, string])[] = [
    ['signInPage', signInPage],
    ...(portalPage ? [['portalPage', portalPage] as const] : []),
    ...links.map(({ href }, index) => [`links[${index}].href`, href] as const),
    ...more.map(({ href }, index) => [`signedOutLinks[${index}].href`, href] as const),
  ];
  return named.flatMap(([key, address]) =>
    isTrusted(address)
      ? []
      : [`${key} lies on an origin that services.trustedOrigins does not list, so nothing leads there.`],
  );
}
