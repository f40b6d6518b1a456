import type { RecordStorage } from './namespaced-storage.ts';

/**
 * Stores records in first-party cookies that are sent to every path of the site, so that its servers can read them.
 *
 * @param options.maximumAge milliseconds.
 */
export function cookieStorage(
  page: { cookie: string },
  options: { isSecure: boolean; maximumAge: number },
): RecordStorage {
  const write = (key: string, text: string, seconds: number) => {
    const security = options.isSecure ? ';secure' : '';
    page.cookie = `${encodeURIComponent(key)}=${encodeURIComponent(text)};path=/;max-age=${seconds};samesite=lax${security}`;
  };
  const getItem = (key: string) => {
    const start = `${encodeURIComponent(key)}=`;
    const found = page.cookie.split('; ').find((cookie) => cookie.startsWith(start));
    return found === undefined ? null : decodeURIComponent(found.slice(start.length));
  };
  return {
    getItem,
    setItem(key, text) {
      write(key, text, Math.round(options.maximumAge / 1000));
      // Browsers ignore a cookie that is denied or too long without an error.
      if (getItem(key) !== text) throw new Error('The browser did not store the cookie.');
    },
    removeItem: (key) => write(key, '', 0),
  };
}
