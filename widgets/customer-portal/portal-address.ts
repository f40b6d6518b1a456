import { useCallback, useEffect, useState } from 'react';
import { type PortalTab, portalTabOf, tabAddress } from '#domain/portal-tab';
import { queryValue } from '#flow/page-query';
import { removeFromQuery } from '#flow/remove-from-address';

/** Query parameters of the tab, of a payment page and of a pop-up: links of the portal omit them. */
const passing = ['tabid', 'token', 'code', 'error', 'error_description', 'state'];

/** The address of the portal without those parameters. */
export function portalPageOf(path: string): string {
  const url = new URL(path, 'https://page.invalid');
  removeFromQuery(url, passing);
  return `${url.pathname}${url.search}`;
}

/**
 * The tab that the address names. Choosing another tab adds an entry to the browser's history.
 *
 * @param path the page's address, without its origin.
 */
export function usePortalTab(path: string): {
  tab: PortalTab;
  addressOf: (tab: PortalTab) => string;
  go: (tab: PortalTab) => void;
} {
  const [page] = useState(() => portalPageOf(path));
  const [tab, setTab] = useState(() => portalTabOf(queryValue(path, 'tabid')));

  useEffect(() => {
    const follow = () => {
      const here = location.pathname + location.search;
      // A single-page application may have navigated to another page.
      if (portalPageOf(here) === page) setTab(portalTabOf(queryValue(here, 'tabid')));
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [page]);

  const addressOf = useCallback((of: PortalTab) => tabAddress(page, of), [page]);
  const go = useCallback(
    (to: PortalTab) => {
      history.pushState(null, '', tabAddress(page, to));
      setTab(to);
    },
    [page],
  );
  return { tab, addressOf, go };
}
