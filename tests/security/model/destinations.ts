import type { Page } from '@playwright/test';

/** Foreign targets of the links, forms and frames of the page's widgets. */
export const destinations = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      if (!element.matches('[data-covermount]') && !element.localName.startsWith('cover-')) continue;
      for (const leading of (element.shadowRoot ?? element).querySelectorAll<HTMLElement>(
        'a[href], form[action], iframe, button[formaction], area',
      )) {
        const address =
          leading.getAttribute('href') ??
          leading.getAttribute('action') ??
          leading.getAttribute('formaction') ??
          leading.getAttribute('src') ??
          '';
        const { protocol, origin } = URL.canParse(address, document.baseURI)
          ? new URL(address, document.baseURI)
          : { protocol: 'none:', origin: '' };
        // One mailbox without a prepared subject or body.
        const isHarmless =
          protocol === 'tel:' ||
          /^mailto:[^@?&]+@[^@?&]+$/.test(address) ||
          [location.origin, 'https://www.google.com'].includes(origin);
        if (!isHarmless) found.push(`${element.id || element.localName}: ${leading.outerHTML.slice(0, 120)}`);
      }
    }
    return found;
  });
