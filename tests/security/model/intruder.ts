import type { BrowserContext, Page } from '@playwright/test';

/** Reports text that was parsed as markup or run as script. */
export class Intruder {
  readonly #ran: string[] = [];
  readonly #asked: string[] = [];

  static async in(context: BrowserContext): Promise<Intruder> {
    const intruder = new Intruder();
    await context.exposeBinding(
      'tellIntrusion',
      ({ page }, how: string) => void intruder.#ran.push(`${how} on ${page.url()}`),
    );
    await context.addInitScript(() => {
      const { tellIntrusion } = window as unknown as { tellIntrusion(how: string): void };
      Object.assign(window, { intruded: () => tellIntrusion('a script ran') });
    });
    context.on('dialog', (dialog) => {
      if (dialog.type() !== 'beforeunload') intruder.#ran.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('request', (request) => {
      if (new URL(request.url()).host.includes('intruder')) intruder.#asked.push(request.url());
    });
    return intruder;
  }

  /** The effects of the payloads so far: scripts that ran, and elements in the page. */
  async traces(page: Page): Promise<readonly string[]> {
    return [...this.#ran, ...this.#asked, ...(await foreignElements(page))];
  }
}

/** Elements and attributes that no widget renders, in every shadow root of the page. */
function foreignElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const isScript = (address: string) => /^(javascript|data|vbscript):/i.test(address.replaceAll(/[\p{Cc}\s]/gu, ''));
    const search = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        const report = (why: string) => found.push(`${why}: ${element.outerHTML.slice(0, 160)}`);
        if (element.hasAttribute('intruder') || /^(xss|portal|isindex)$|intruder/.test(element.localName))
          report('an element');
        for (const { name, value } of element.attributes) {
          if (name.startsWith('on')) report('a handler');
          const isAddress = [
            'href',
            'src',
            'action',
            'formaction',
            'xlink:href',
            'data',
            'poster',
            'srcdoc',
            'background',
          ].includes(name);
          const isIcon =
            element.localName === 'link' || (element.localName === 'img' && value.startsWith('data:image/'));
          if (isAddress && !isIcon && (isScript(value) || name === 'srcdoc')) report('an address');
        }
        if (element.shadowRoot) search(element.shadowRoot);
      }
    };
    search(document);
    const polluted = Object.keys(Object.prototype);
    if (polluted.length > 0) found.push(`a prototype with ${polluted.join(', ')}`);
    return found;
  });
}
