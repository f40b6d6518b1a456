import type { Sandbox } from './sandbox.ts';

export interface AuthoredPage {
  /** Markup before the first link and script. */
  headStart?: string;
  /** Markup after the script tag and the page block. */
  head?: string;
  body: string;
  /** Keys of the page block; they replace those of the demo brands and services. */
  pageBlock?: Record<string, unknown>;
  /** Omits the script tag. */
  withoutScript?: boolean;
  lang?: string;
}

/** Publishes pages with widgets on the sandbox's origin. */
export class Author {
  constructor(private readonly sandbox: Sandbox) {}

  /** Publishes a page, by default at `/authored.html`. */
  async publishes(page: AuthoredPage, path = '/authored.html'): Promise<string> {
    const { headStart = '', head = '', body, pageBlock = {}, withoutScript = false, lang = 'en' } = page;
    const block = {
      brand: 'lonestar',
      brands: {
        lonestar: { code: 'LS', name: 'Lone Star Cover', phone: '512-555-0142' },
        goldencoast: {
          code: 'GC',
          name: 'Golden Coast',
          phone: '305-555-0167',
          theme: { accent: '#0b6b63', radius: '16px' },
        },
      },
      services: {
        api: { base: '/sandbox', ca: '/sandbox/ca' },
        site: { base: '/sandbox' },
        leadStore: { url: '/sandbox/leads' },
        addressSearch: { base: '/sandbox/geocode' },
        trustedOrigins: [this.sandbox.partnerUrl],
      },
      ...pageBlock,
    };
    const html = `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
${headStart}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Authored page</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/covermount/covermount.css">
${withoutScript ? '' : '<script type="module" src="/covermount/covermount.js"></script>'}
<script type="application/json" data-covermount="page">${JSON.stringify(block).replaceAll('<', String.raw`\u003c`)}</script>
${head}
</head>
<body>${body}</body>
</html>`;
    this.sandbox.publishes(path, 'text/html; charset=utf-8', html);
    return path;
  }

  /** Publishes a JSON file. */
  async publishesJson(path: string, json: unknown): Promise<void> {
    this.sandbox.publishes(path, 'application/json', JSON.stringify(json));
  }
}
