/** What links have said, by widget: an element that comes later, or comes again, finds it. */
const taken: Record<string, Record<string, string>> = {};

/**
 * Removes the secrets of a link from the page's address, where they would reach other servers, the history and whoever looks at
 * the screen.
 *
 * @param names of the query parameters, in any case.
 * @returns their values, those of earlier links too, by the names as they are given.
 */
export function takeSecrets(widget: string, names: readonly string[] = []): Readonly<Record<string, string>> {
  const found = (taken[widget] ??= {});
  const url = new URL(location.href);
  const { search } = url;
  // A copy: it changes.
  for (const [key, value] of [...url.searchParams]) {
    const name = names.find((one) => one.toLowerCase() === key.toLowerCase());
    if (name === undefined) continue;
    found[name] = value;
    url.searchParams.delete(key);
  }
  if (url.search !== search) history.replaceState(history.state, '', url);
  return found;
}
