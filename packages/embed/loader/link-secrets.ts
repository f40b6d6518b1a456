/** Values of the query parameters that were removed from the address, by lower-case name. */
export const linkSecrets: Record<string, string> = {};

/**
 * The session storage key of the removed parameters, kept until the widget has encrypted them, because the page may be
 * reloaded before. Session storage is not visible to other sites or servers.
 */
export const keptLinkName = 'covermount:link';

/**
 * Removes parameters from the page's address, where other servers, the history and onlookers would see their values.
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
    // Without storage, the parameters are lost with the page.
  }
}
