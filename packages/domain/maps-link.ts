const hosts = /^((www|maps)\.)?google\.com$/;

/**
 * True for a page of Google Maps: a place, directions, or a short link to one. Other pages of Google lead on to any site.
 *
 * @example
 * isGoogleMaps('https://maps.google.com/?cid=42') // true
 * isGoogleMaps('https://www.google.com/url?q=https://other.example') // false
 */
export function isGoogleMaps(address: string): boolean {
  const url = googleUrl(address);
  if (!url) return false;
  const { host, pathname } = url;
  if (host === 'maps.google.com' && pathname === '/') return true;
  if (hosts.test(host)) return /^\/maps(\/|$)/.test(pathname);
  return host === 'maps.app.goo.gl' || (host === 'goo.gl' && pathname.startsWith('/maps/'));
}

/** True for the results of a search by Google, but not for “I'm feeling lucky”, which leads on to the first of them. */
export function isGoogleSearch(address: string): boolean {
  const url = googleUrl(address);
  return url !== undefined && hosts.test(url.host) && url.pathname === '/search' && !url.searchParams.has('btnI');
}

/** The parsed address, in which `/maps/../url` is `/url`. */
function googleUrl(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : undefined;
}
