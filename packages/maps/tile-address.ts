import { isLoopback } from '#domain/loopback';
/**
 * The address of tiles if it is valid: https, the page's own origin, or http on loopback; a single origin without user
 * info; and `{z}`, `{x}` and `{y}` in its path or query.
 */
export function usableTileAddress(address: string, pageBase: string): string | undefined {
  if (!['{z}', '{x}', '{y}'].every((part) => address.includes(part))) return undefined;
  const filled = address.replaceAll(/\{[zxyr]\}/g, '1');
  // Other placeholders would remain in the address, and one in the host would mean several origins.
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
