/**
 * Removes values from the query of the page's address, by their names in any case, so that a reload does not return to
 * a completed step.
 *
 * @example
 * removeFromAddress('token');
 */
export function removeFromAddress(...names: readonly string[]): void {
  const url = new URL(location.href);
  const found = [...url.searchParams.keys()].filter((key) => names.includes(key.toLowerCase()));
  for (const key of found) url.searchParams.delete(key);
  if (found.length > 0) history.replaceState(history.state, '', url);
}
