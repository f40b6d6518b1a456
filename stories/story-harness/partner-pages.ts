/** The address of a page of `stories/partner-pages`, on the page's own origin. */
export const partnerPage = (file: string): string => new URL(`partner-pages/${file}`, document.baseURI).href;
