import { isLoopback } from '#domain/loopback';
/**
 * The absolute form of an address, if a visitor may be taken there: this page's own origin, or an https origin that is listed to
 * the letter. Loopback http is allowed for development where it is listed (page contract 9).
 */
export function trustedAddress(address: string, base: string, trustedOrigins: readonly string[]): URL | undefined {
  let url: URL;
  try {
    url = new URL(address, base);
  } catch {
    return undefined;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  // A name before an @ makes an address look like another's.
  if (url.username || url.password) return undefined;
  if (url.origin === new URL(base).origin) return url;
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) return undefined;
  return trustedOrigins.includes(url.origin) ? url : undefined;
}
