/** The origin of this page. A frame without an address of its own has that of its base. */
export const pageOrigin = (): string =>
  location.protocol.startsWith('http') ? location.origin : new URL(document.baseURI).origin;

/**
 * The base of relative addresses that data is sent to or configuration is read from. A `base` element that names another
 * origin, as injected markup may, does not redirect them.
 */
export const pageBase = (): string =>
  new URL(document.baseURI).origin === pageOrigin() ? document.baseURI : location.href;
