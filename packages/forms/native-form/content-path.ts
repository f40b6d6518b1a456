/** The origin that an address begins with, if it has one. */
const originIn = (address: string): string => /^(?:https?:)?\/\/[^/?#]*/i.exec(address)?.[0] ?? '';

/**
 * Converts the address that a content system shows its author into the address for visitors: the first of the prefixes
 * that the path begins with is replaced by `/`. An absolute address keeps its origin. A prefix ends at the end of a
 * path segment.
 */
export function withoutContentPath(address: string, prefixes: readonly string[]): string {
  const origin = originIn(address);
  const path = address.slice(origin.length);
  const prefix = prefixes
    .map((written) => written.replace(/\/+$/, ''))
    .find((trimmed) => trimmed !== '' && path.startsWith(trimmed) && /^([/?#]|$)/.test(path.slice(trimmed.length)));
  return prefix === undefined ? address : `${origin}/${path.slice(prefix.length).replace(/^\/+/, '')}`;
}
