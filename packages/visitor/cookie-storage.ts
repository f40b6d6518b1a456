import type { RecordStorage } from './shelf.ts';

/** Cookies as a storage of records: first-party, for every path of the site, and readable by its own servers. */
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
      // A browser that takes no cookies, or none of this size, does not say so.
      if (getItem(key) !== text) throw new Error('The cookie was not kept.');
    },
    removeItem: (key) => write(key, '', 0),
  };
}
