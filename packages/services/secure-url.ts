import { isLoopback } from '#domain/loopback';
/**
 * Returns an address from a service if it is safe to load or to follow: https, the page's own origin, or http on the
 * visitor's own machine, without user information before an `@`, which can disguise an address. The page's
 * configuration decides whether the origin is trusted.
 */
export function secureUrl(address: string, base: string): URL | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  const isSecure =
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && (isLoopback(url.hostname) || url.origin === new URL(base).origin));
  return isSecure && !url.username && !url.password ? url : undefined;
}
