import { isLoopback } from '#domain/loopback';
/**
 * An address that a service gave, if it is safe to load or to follow: https, the page's own origin, or http on this very
 * machine; with no name before an `@`, which makes one address look like another. Whether the page trusts its origin
 * enough to go there is for the page's configuration to say.
 */
export function secureUrl(address: string, base: string): URL | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  const isSecure =
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && (isLoopback(url.hostname) || url.origin === new URL(base).origin));
  return isSecure && !url.username && !url.password ? url : undefined;
}
