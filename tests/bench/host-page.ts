const pageBlock = JSON.stringify({
  brand: 'example',
  brands: { example: { code: 'EX', name: 'Example', phone: '512-555-0142' } },
  services: {
    api: { base: '/sandbox', ca: '/sandbox/ca' },
    site: { base: '/sandbox' },
    leadStore: { url: '/sandbox/leads' },
    verificationSheet: { url: '/sandbox/verifications' },
    addressSearch: { base: '/sandbox/geocode' },
  },
});

/** The markup of a widget, or a function that renders it as a server would. */
export type Markup = string | (() => Promise<string>);

export interface Parts {
  markup: Markup;
  scripts: readonly string[];
  styles: readonly string[];
}

const written = async (markup: Markup): Promise<string> => (typeof markup === 'string' ? markup : markup());

/** The same small page around every widget, with content below it that a layout shift would move. */
export const hostPage = async ({ markup, scripts, styles }: Parts): Promise<string> => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Auto insurance</title>
<link rel="icon" href="data:,">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
</head>
<body>
<h1>Auto insurance</h1>
<main>
${await written(markup)}
</main>
<p>Compare what many carriers ask, in five minutes.</p>
</body>
</html>`;

export const ours = (markup: Markup): Parts => ({
  markup: async () =>
    `<script type="application/json" data-covermount="page">${pageBlock}</script>\n${await written(markup)}`,
  scripts: ['/covermount/covermount.js'],
  styles: ['/covermount/covermount.css'],
});
