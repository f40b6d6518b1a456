/** The origin that an address begins with, if it has one. */
const originIn = (address: string): string => /^(?:https?:)?\/\/[^/?#]*/i.exec(address)?.[0] ?? '';

/**
 * The address that a visitor knows of one that a content system shows its author: the first of the prefixes that its path begins
 * with is replaced by `/`. An absolute address keeps its origin. A prefix ends where a segment of the path does.
 */
export function withoutContentPath(address: string, prefixes: readonly string[]): string {
  const origin = originIn(address);
  const path = address.slice(origin.length);
  const prefix = prefixes
    .map((written) => written.replace(/\/+$/, ''))
    .find((one) => one !== '' && path.startsWith(one) && /^([/?#]|$)/.test(path.slice(one.length)));
  return prefix === undefined ? address : `${origin}/${path.slice(prefix.length).replace(/^\/+/, '')}`;
}
