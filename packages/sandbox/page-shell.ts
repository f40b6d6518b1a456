import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Language } from '#domain/language';

/** The result of `html`: escaped text for a page. */
export type Markup = ReturnType<typeof html>;

const style = `
:root { color-scheme: light dark; --ink: #1c2430; --soft: #566273; --line: #d5dbe3; --paper: #fff; --ground: #f3f5f8; --accent: #1f5fbf; --warn: #a5301c; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecf2; --soft: #a6b1c0; --line: #3a4554; --paper: #1b222c; --ground: #12171e; --accent: #8db8ff; --warn: #ff9d87; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .75rem; }
p { margin: .5rem 0; }
a { color: var(--accent); }
.soft { color: var(--soft); }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; }
label, legend { font-weight: 600; display: block; margin-bottom: .25rem; }
.hint { font-weight: 400; color: var(--soft); font-size: .9rem; display: block; }
input, select { font: inherit; color: inherit; background: var(--paper); width: 100%; min-height: 2.75rem; padding: .4rem .6rem; border: 1px solid var(--soft); border-radius: .4rem; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .4rem 1.1rem; border-radius: .4rem; border: 1px solid var(--accent); background: var(--paper); color: var(--accent); cursor: pointer; }
button.main { background: var(--accent); color: var(--paper); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.grid { display: grid; gap: 1rem; align-items: end; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); }
.row { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; }
.list { list-style: none; margin: 0; padding: 0; }
.list li { display: flex; gap: 1rem; align-items: center; justify-content: space-between; padding: .6rem 0; border-bottom: 1px solid var(--line); }
.list li:last-child { border: 0; }
.notice { border-inline-start: .3rem solid var(--warn); padding: .6rem 1rem; background: var(--paper); margin: 1rem 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .4rem 1.5rem; margin: 1rem 0; }
dt { color: var(--soft); } dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
img { background: #fff; border-radius: .5rem; padding: .25rem .5rem; max-width: 100%; }
.price { font-size: 2rem; font-weight: 700; }
.narrow { max-width: 36rem; margin-inline: auto; }
.narrow > * { margin-block: 1rem; }
.notice h2 { margin-block-start: .25rem; }
.field { margin-block: 1rem; }
.error { color: var(--warn); font-weight: 600; display: block; }
[aria-invalid] { border: 2px solid var(--warn); }
[hidden] { display: none !important; }
.tick { display: flex; gap: .6rem; align-items: center; font-weight: 400; }
.tick input { width: 1.5rem; min-height: 1.5rem; flex: none; }
`;

/** The CSP source expression for the pages' style: a hash of the exact text between the tags. */
export const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** A complete page of the sandbox or of a partner; `script` is the address of its script, if it has one. */
export function pageShell({
  title,
  body,
  language = 'en',
  script,
}: {
  title: string;
  body: Markup;
  language?: Language;
  script?: string;
}): Markup {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${style}</style>`)} ${script ? html`<script type="module" src="${script}"></script>` : ''}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}
