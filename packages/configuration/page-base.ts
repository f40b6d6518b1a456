/**
 * The base of relative addresses to which data is sent or from which configuration is loaded. A `base` element that
 * names another origin, such as in injected markup, does not redirect them.
 */
export const pageBase = (): string =>
  new URL(document.baseURI).origin === self.origin ? document.baseURI : location.href;
