import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { Sandbox } from '../../browser/model/sandbox.ts';

export interface Page {
  body: string;
  head?: string;
  /** Keys of the page block; they replace those of the demo brands and services. */
  pageBlock?: Record<string, unknown>;
  /** The page block as text, in place of the object. */
  pageText?: string;
  lang?: string;
}

/** The policy of docs/csp.md, which also allows frames of the site's own pages for a purchase. */
export const strictPolicy = (partner: string) => (nonce: string) =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src 'self'; connect-src 'self'; frame-src 'self' ${partner}; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

/**
 * Trusted Types only: inline script is allowed, so that injected script runs and is found instead of being blocked by
 * another rule.
 */
export const trustedTypesAlone = () => "require-trusted-types-for 'script'; trusted-types 'none'";

/** The site with a security policy on every page, and pages that a test publishes. */
export class PolicedSite {
  readonly #pages = new Map<string, string>();
  readonly #configurations = new Map<string, { widget: string; keys: object }[]>();

  private constructor(readonly sandbox: Sandbox) {}

  static async over(
    context: BrowserContext,
    sandbox: Sandbox,
    policy: (nonce: string) => string,
  ): Promise<PolicedSite> {
    const site = new PolicedSite(sandbox);
    await context.route(
      ({ origin }) => origin === sandbox.url,
      async (route, request) => {
        if (request.resourceType() !== 'document') return route.fallback();
        const nonce = randomUUID();
        const { pathname } = new URL(request.url());
        const own = site.#pages.get(pathname);
        const response = own === undefined ? await route.fetch({ maxRedirects: 0 }) : undefined;
        const html = (site.#configurations.get(pathname) ?? [])
          .reduce(withConfiguration, own ?? (await response!.text()))
          .replaceAll('<script type="module"', `<script nonce="${nonce}" type="module"`)
          .replaceAll('<link rel="stylesheet"', `<link nonce="${nonce}" rel="stylesheet"`);
        const headers = {
          ...response?.headers(),
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy(nonce),
        };
        return route.fulfill({ status: response?.status() ?? 200, headers, body: html });
      },
    );
    return site;
  }

  /** Adds keys to the configuration of a widget on a demo page. */
  configures(path: string, widget: string, keys: object): void {
    this.#configurations.set(path, [...(this.#configurations.get(path) ?? []), { widget, keys }]);
  }

  /** Publishes a page. Returns its address. */
  publishes({ body, head = '', pageBlock = {}, pageText, lang = 'en' }: Page, path = '/hostile.html'): string {
    const block = {
      brand: 'lonestar',
      brands: {
        lonestar: { code: 'LS', name: 'Lone Star Cover', phone: '512-555-0142' },
        goldencoast: { code: 'GC', name: 'Golden Coast', phone: '305-555-0167' },
      },
      services: {
        api: { base: '/sandbox', ca: '/sandbox/ca' },
        site: { base: '/sandbox' },
        leadStore: { url: '/sandbox/leads' },
        verificationSheet: { url: '/sandbox/verifications' },
        purchaseLog: { url: '/sandbox/purchase-log' },
        addressSearch: { base: '/sandbox/geocode' },
        trustedOrigins: [this.sandbox.partnerUrl],
      },
      ...pageBlock,
    };
    this.#pages.set(
      path,
      `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page of a test</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/covermount/covermount.css">
<script type="module" src="/covermount/covermount.js"></script>
<script type="application/json" data-covermount="page">${(pageText ?? JSON.stringify(block)).replaceAll('<', String.raw`\u003c`)}</script>
${head}
</head>
<body>${body}</body>
</html>`,
    );
    return `${this.sandbox.url}${path}`;
  }
}

/** The page with further keys in the configuration of each element of a widget. */
function withConfiguration(html: string, { widget, keys }: { widget: string; keys: object }): string {
  const element = new RegExp(`(<cover-${widget}\\b[^>]*>)([^]*?)(</cover-${widget}>)`, 'g');
  const script = /<script type="application\/json">([^]*?)<\/script>/;
  return html.replace(element, (_, start: string, content: string, end: string) => {
    const written = JSON.parse(script.exec(content)?.[1] ?? '{}') as object;
    const config = JSON.stringify({ ...written, ...keys }).replaceAll('<', String.raw`\u003c`);
    return `${start}<script type="application/json">${config}</script>${content.replace(script, '')}${end}`;
  });
}

/** Escapes a value for an attribute in double quotes. */
export const attributeText = (value: unknown): string =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
