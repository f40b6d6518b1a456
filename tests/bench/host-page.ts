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

export interface Parts {
  markup: string;
  scripts: readonly string[];
  styles: readonly string[];
}

/** The same small page around every widget, with content below it that a layout shift would move. */
export const hostPage = ({ markup, scripts, styles }: Parts): string => `<!doctype html>
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
${markup}
</main>
<p>Compare what many carriers ask, in five minutes.</p>
</body>
</html>`;

export const ours = (markup: string): Parts => ({
  markup: `<script type="application/json" data-covermount="page">${pageBlock}</script>\n${markup}`,
  scripts: ['/covermount/covermount.js'],
  styles: ['/covermount/covermount.css'],
});
