/**
 * Removes values from the query of an address, by their lower-case names; the address may have them in any case.
 *
 * @returns whether the address had any of them.
 */
export function removeFromQuery(url: URL, names: readonly string[]): boolean {
  const found = [...url.searchParams.keys()].filter((key) => names.includes(key.toLowerCase()));
  for (const key of found) url.searchParams.delete(key);
  return found.length > 0;
}

/**
 * Removes values from the query of the page's address, by their names in any case, so that a reload does not return to
 * a completed step.
 *
 * @example
 * removeFromAddress('token');
 */
export function removeFromAddress(...names: readonly string[]): void {
  const url = new URL(location.href);
  if (removeFromQuery(url, names)) history.replaceState(history.state, '', url);
}
