/**
 * The base of relative addresses that data is sent to or configuration is read from. A `base` element that names another
 * origin, as injected markup may, does not redirect them.
 */
export const pageBase = (): string =>
  new URL(document.baseURI).origin === self.origin ? document.baseURI : location.href;
