/** What links have said in parameters that the address has lost, by their names in lower case. */
export const linkSecrets: Record<string, string> = {};

/**
 * Removes parameters from the page's address, where other servers, the history and whoever looks at the screen would learn what
 * they say.
 */
export function takeSecrets(names: RegExp): void {
  const url = new URL(location.href);
  // The other one changes.
  for (const [key, value] of new URLSearchParams(url.search)) {
    if (!names.test(key)) continue;
    linkSecrets[key.toLowerCase()] = value;
    url.searchParams.delete(key);
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
