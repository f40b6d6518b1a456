const isToken = (name: string): boolean => name.toLowerCase() === 'token';

/**
 * The token of a payment in the page's address (spec 2 §2.5); the parameter name is case-insensitive. Empty without
 * one.
 */
export function tokenIn(path: string): string {
  const { searchParams } = new URL(path, 'https://page.invalid');
  return [...searchParams].find(([name]) => isToken(name))?.[1] ?? '';
}
