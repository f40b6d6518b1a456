/**
 * The page's address without its origin. Slashes at its beginning become one: `//other.example/` read as an address
 * would be another site.
 *
 * @example
 * pagePath({ pathname: '//other.example/pay', search: '?token=1', hash: '' }) // '/other.example/pay?token=1'
 */
export const pagePath = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  pathname.replace(/^\/+/, '/') + search + hash;
