/** What links have said in parameters that the address has lost, by their names in lower case. */
export const linkSecrets: Record<string, string> = {};

/**
 * Where the tab has the parameters until the widget has encrypted them: the page may be loaded again before. Of what the browser
 * stores, no other page and no server hears.
 */
export const keptLinkName = 'covermount:link';

/**
 * Removes parameters from the page's address, where other servers, the history and whoever looks at the screen would learn what
 * they say.
 */
export function takeSecrets(names: RegExp): void {
  const url = new URL(location.href);
  const { search } = url;
  const take = (query: string | undefined) => {
    for (const [key, value] of new URLSearchParams(query)) {
      if (!names.test(key)) continue;
      linkSecrets[key.toLowerCase()] = value;
      url.searchParams.delete(key);
    }
  };
  take(search);
  try {
    if (url.href === location.href) {
      take(sessionStorage[keptLinkName] as string | undefined);
    } else {
      history.replaceState(history.state, '', url);
      sessionStorage[keptLinkName] = search;
    }
  } catch {
    // Without storage, the link is lost with the page.
  }
}
