import { isLoopback } from '#domain/loopback';
/**
 * The address of tiles, when it can be used: https, or the page's own origin, or http on this very machine; one origin, with no
 * name before an `@`; and `{z}`, `{x}` and `{y}` in its path or query.
 */
export function usableTileAddress(address: string, pageBase: string): string | undefined {
  if (!['{z}', '{x}', '{y}'].every((part) => address.includes(part))) return undefined;
  const filled = address.replaceAll(/\{[zxyr]\}/g, '1');
  // Anything else in braces would stay in the address, and a brace in the host would make it many.
  if (/[{}]/.test(filled) || !URL.canParse(filled, pageBase)) return undefined;
  const url = new URL(filled, pageBase);
  const isSecure =
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && (isLoopback(url.hostname) || url.origin === new URL(pageBase).origin));
  const isOneOrigin =
    URL.canParse(address.replaceAll(/\{[zxyr]\}/g, '2'), pageBase) &&
    new URL(address.replaceAll(/\{[zxyr]\}/g, '2'), pageBase).origin === url.origin;
  return isSecure && isOneOrigin && !url.username && !url.password ? address : undefined;
}
