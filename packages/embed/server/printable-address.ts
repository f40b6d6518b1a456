import { trustedAddress } from '../first-paint/trusted-address.ts';

const absolute =
  /^https?:\/\/(?:localhost|127(?:\.\d{1,3}){3}|(?:[a-z\d-]+\.)+[a-z][a-z\d-]*)(?::[1-9]\d{0,4})?(?=[/?#]|$)/;

/**
 * The rule of {@link trustedAddress}, limited to addresses in canonical form, so that a filler in a language without
 * the browser's URL parser decides alike. Other addresses are not printed.
 */
export function isPrintableAddress(address: string, pageOrigin: string, trustedOrigins: readonly string[]): boolean {
  // Parsers skip control characters and spaces, and read a backslash as a slash.
  // oxlint-disable-next-line no-control-regex -- these are the characters
  if (address === '' || /[\0- \x7F\\]/.test(address)) return false;
  const isRelative = !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(address);
  const url = trustedAddress(address, pageOrigin, trustedOrigins);
  return url !== undefined && (isRelative || url.origin === absolute.exec(address)?.[0]);
}
