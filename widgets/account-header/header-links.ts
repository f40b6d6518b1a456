import { tabAddress } from '#domain/portal-tab';
import type { ConfiguredPages } from '#embed/debug/use-reported-pages';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { MenuLink } from '#ui/menu';
import type { AccountHeaderConfig } from './account-header.types.ts';
import type { AccountHeaderStrings } from './strings.en.ts';

interface Page {
  isTrusted: WidgetHost['isTrusted'];
  /** The page's address when the menu was opened; undefined before. */
  here: URL | undefined;
}

/** Addresses by link text. */
type Links = Readonly<Record<string, string>>;

/** The path and the tab of an address, which identify a page of the menu. */
function pageOf({ origin, pathname, searchParams }: URL): string {
  const tab = searchParams.get('tabid')?.toLowerCase() ?? '';
  return `${origin}${pathname.replace(/\/$/, '')} ${tab === 'dashboard' ? '' : tab}`;
}

const toMenuLinks = (links: readonly (readonly [string, string])[], { isTrusted, here }: Page): MenuLink[] =>
  links
    .filter(([, href]) => href !== '' && isTrusted(href))
    .map(([text, href]) => ({ text, href, isCurrent: here && pageOf(new URL(href, here)) === pageOf(here) }));

/** The links in the menu of a signed-in customer. Untrusted ones are omitted. */
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

/** Every configured address by its key. */
export const configuredPages = (
  config: Pick<AccountHeaderConfig, 'signInPage' | 'portalPage' | 'links' | 'signedOutLinks'>,
): ConfiguredPages => ({
  signInPage: config.signInPage,
  portalPage: config.portalPage,
  ...Object.fromEntries(
    (['links', 'signedOutLinks'] as const).flatMap((key) =>
      Object.entries(config[key]).map(([text, href]) => [`${key}[${JSON.stringify(text)}]`, href] as const),
    ),
  ),
});
