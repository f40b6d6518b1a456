import { isLoopback } from '#domain/loopback';
/**
 * The absolute form of a trusted address: on this page's origin or on a listed https origin, compared exactly. A listed
 * loopback http origin is allowed for development (page contract 9). Undefined for other addresses.
 */
export function trustedAddress(address: string, base: string, trustedOrigins: readonly string[]): URL | undefined {
  let url: URL;
  try {
    url = new URL(address, base);
  } catch {
    return undefined;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  // User info before an @ can disguise the host.
  if (url.username || url.password) return undefined;
  if (url.origin === new URL(base).origin) return url;
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) return undefined;
  return trustedOrigins.includes(url.origin) ? url : undefined;
}
