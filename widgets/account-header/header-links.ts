import { tabAddress } from '#domain/portal-tab';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { MenuLink } from '#ui/menu';
import type { AccountHeaderConfig } from './account-header.types.ts';
import type { AccountHeaderStrings } from './strings.en.ts';

interface Page {
  isTrusted: WidgetHost['isTrusted'];
  /** The address that the visitor is on; undefined while the menu is closed. */
  here: URL | undefined;
}

/** By what visitors read. */
type Links = Readonly<Record<string, string>>;

/** The path and the tab of an address: what tells one page of a menu from another. */
function pageOf({ origin, pathname, searchParams }: URL): string {
  const tab = searchParams.get('tabid')?.toLowerCase() ?? '';
  return `${origin}${pathname.replace(/\/$/, '')} ${tab === 'dashboard' ? '' : tab}`;
}

const toMenuLinks = (links: readonly (readonly [string, string])[], { isTrusted, here }: Page): MenuLink[] =>
  links
    .filter(([, href]) => href !== '' && isTrusted(href))
    .map(([text, href]) => ({ text, href, isCurrent: here && pageOf(new URL(href, here)) === pageOf(here) }));

/** The links in the menu of a customer who is signed in. Those that the page does not trust are left out. */
export function signedInLinks(
  { portalPage, tabs, links }: Pick<AccountHeaderConfig, 'portalPage' | 'tabs' | 'links'>,
  labels: AccountHeaderStrings,
  page: Page,
): MenuLink[] {
  const toTabs = portalPage ? tabs.map((tab) => [labels[`tab.${tab}`], tabAddress(portalPage, tab)] as const) : [];
  return toMenuLinks([...toTabs, ...Object.entries(links)], page);
}

/** The links in the menu beside “Sign in”. */
export const signedOutLinks = (links: Links, page: Page): MenuLink[] => toMenuLinks(Object.entries(links), page);

/** What is wrong with the addresses, one line each, for the author. */
export function untrustedLinks(config: AccountHeaderConfig, { isTrusted }: Pick<WidgetHost, 'isTrusted'>): string[] {
  const { signInPage, portalPage } = config;
  const named = [
    ['signInPage', signInPage] as const,
    ['portalPage', portalPage] as const,
    ...(['links', 'signedOutLinks'] as const).flatMap((key) =>
      Object.entries(config[key]).map(([text, href]) => [`${key}[${JSON.stringify(text)}]`, href] as const),
    ),
  ];
  return named.flatMap(([key, address]) =>
    address === '' || isTrusted(address)
      ? []
      : [`${key} lies on an origin that services.trustedOrigins does not list, so nothing leads there.`],
  );
}
