import { isLoopback } from '#domain/loopback';

/**
 * The absolute form of a trusted address: on the page's origin or on a listed https origin, compared exactly. A listed
 * loopback http origin is allowed for development (`docs/csp.md`, Trusted origins). Undefined for other addresses.
 */
export function trustedAddress(
  address: string,
  base: string,
  trustedOrigins: readonly string[],
  ownOrigin: string = new URL(base).origin,
): URL | undefined {
  let url: URL;
  try {
    url = new URL(address, base);
  } catch {
    return undefined;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  // User info before an @ can disguise the host.
  if (url.username || url.password) return undefined;
  if (url.origin === ownOrigin) return url;
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) return undefined;
  return trustedOrigins.includes(url.origin) ? url : undefined;
}

/**
 * {@link trustedAddress} for the current page. A `base` element on another origin makes relative addresses untrusted.
 */
export const trustedHere = (address: string, trustedOrigins: readonly string[]): URL | undefined =>
  trustedAddress(address, document.baseURI, trustedOrigins, self.origin);
