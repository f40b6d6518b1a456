/** Source of a regular expression for the host names of the visitor's own machine. */
export const loopbackPattern = String.raw`(localhost|127(\.\d{1,3}){3}|\[::1\])`;

const loopback = new RegExp(`^${loopbackPattern}$`);

/**
 * True when a URL's `hostname` is the visitor's own machine, where http is allowed for development.
 *
 * @example
 * isLoopback(new URL('http://localhost:4174').hostname) // true
 */
export const isLoopback = (hostname: string): boolean => loopback.test(hostname);
