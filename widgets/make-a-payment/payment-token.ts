const isToken = (name: string): boolean => name.toLowerCase() === 'token';

/** The token of a payment in the page's address (spec 2 §2.5), in any case; empty without one. */
export function tokenIn(path: string): string {
  const { searchParams } = new URL(path, 'https://page.invalid');
  return [...searchParams].find(([name]) => isToken(name))?.[1] ?? '';
}

/** Removes the token from the address: a page that is loaded again does not return to a payment that is over. */
export function removeToken(): void {
  const url = new URL(location.href);
  const names = [...url.searchParams.keys()].filter(isToken);
  for (const name of names) url.searchParams.delete(name);
  if (names.length > 0) history.replaceState(history.state, '', url);
}
