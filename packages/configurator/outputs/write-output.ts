import { elementSnippet, escapeText, inside, pageForms, plainForm, type Snippet } from '#configuration/snippet';
import { asObject, type JsonObject } from '../json.ts';
import { blockAttributes } from './block-attributes.ts';
import { literal } from './literal.ts';
import type { OutputForm, OutputPiece, OutputSource } from './output.ts';

const isEmpty = (value: JsonObject): boolean => Object.keys(value).length === 0;

/** The script and the style sheet of this version. */
function scriptTag({ files, version }: OutputSource): string {
  const folder = escapeText(files);
  return `<!-- Covermount ${version} -->
<script type="module" src="${folder}covermount.js"></script>
<link rel="stylesheet" href="${folder}covermount.css">`;
}

/** The code for the theme of the site, once on each page: script, style sheet and page block. */
function sitePiece(source: OutputSource, page: JsonObject, isPlain: boolean): OutputPiece {
  const [script, plain] = pageForms(page);
  const block = isEmpty(page) ? [] : [isPlain ? plain : script];
  return { place: 'site', text: [scriptTag(source), ...block].join('\n') };
}

/** The page block with the widget's configuration merged in. In it, a brand can only be named at the top level. */
function wholePage({ widget, pageConfig, page }: OutputSource): JsonObject {
  const { brand, ...rest } = pageConfig as JsonObject;
  return {
    ...page,
    ...(brand !== undefined && { brand }),
    ...(!isEmpty(rest) && { widgets: { ...asObject(page.widgets), [widget]: rest } }),
  };
}

/** Escaped as WordPress does: two hyphens would end the comment. */
const blockJson = (config: Snippet): string =>
  JSON.stringify(blockAttributes(config))
    .replaceAll('--', String.raw`\u002d\u002d`)
    .replaceAll(/\\(.)/g, (all, escaped: string) => (escaped === '"' ? String.raw`\u0022` : all));

/** A block of the plugin, with the content as HTML inside. */
function wordpressBlock({ widget, config, content }: OutputSource): string {
  const opening = `<!-- wp:covermount/${widget} ${isEmpty(config) ? '' : `${blockJson(config)} `}`;
  if (content.trim() === '') return `${opening}/-->`;
  return `${opening}-->
<!-- wp:html -->
${content}
<!-- /wp:html -->
<!-- /wp:covermount/${widget} -->`;
}

const tags = /(<(?:"[^"]*"|'[^']*'|[^"'>])*>)/;

/**
 * HTL evaluates `${…}` as an expression, also in attributes and comments. Some engines do not support its escape `\${`,
 * and some decode attributes before they search for expressions, so there the dollar is printed by an expression.
 */
function contentAsHtl(html: string): string {
  const dollar = (quote: string): string => `\${${quote}$${quote} @ context=${quote}unsafe${quote}}{`;
  const tagAsHtl = (tag: string): string =>
    tag.replaceAll(/='[^']*'|\$\{/g, (found) =>
      found.startsWith('=') ? found.replaceAll('${', () => dollar('"')) : dollar("'"),
    );
  return html
    .split(tags)
    .map((part, index) => (index % 2 === 1 ? tagAsHtl(part) : part.replaceAll('${', '&#36;{')))
    .join('');
}

/** The pieces of each form. */
const writers: Readonly<Record<OutputForm, (source: OutputSource) => OutputPiece[]>> = {
  element: (source) => [
    sitePiece(source, source.page, false),
    { place: 'widget', text: elementSnippet(source.widget, source.config, source.content) },
  ],
  div: (source) => [
    sitePiece(source, source.page, true),
    { place: 'widget', text: plainForm(source.widget, source.config, source.content) },
  ],
  pageBlock: (source) => [
    sitePiece(source, wholePage(source), false),
    { place: 'widget', text: elementSnippet(source.widget, {}, source.content) },
  ],
  // The project's bundler loads the style sheet.
  mount: ({ widget, config, content, page, version }) => [
    ...(isEmpty(page) ? [] : [{ place: 'site', text: pageForms(page)[0] } as const]),
    { place: 'widget', text: `<div id="${widget}">${inside([content])}</div>` },
    {
      place: 'module',
      text: `// Covermount ${version}
import { mount } from 'covermount/widgets/${widget}';
import 'covermount/covermount.css';

mount(document.querySelector('#${widget}') as HTMLElement, ${literal(config)});
`,
    },
  ],
  // The plugin loads the script.
  wordpress: (source) => [
    ...(isEmpty(source.page) ? [] : [{ place: 'pluginSettings', text: JSON.stringify(source.page, null, 2) } as const]),
    { place: 'widget', text: wordpressBlock(source) },
  ],
  aem: (source) => [
    sitePiece(source, source.page, true),
    {
      place: 'file',
      text: `<!--/* Covermount ${source.version}: ${source.widget}.html of a component.
  Included by <sly data-sly-include="${source.widget}.html"></sly> */-->
${plainForm(source.widget, source.config, contentAsHtl(source.content))}
`,
    },
  ],
  brand: ({ brand }) => [{ place: 'file', text: `${JSON.stringify(brand, null, 2)}\n` }],
};

/** Writes a configuration in one of the forms. */
export const writeOutput = (form: OutputForm, source: OutputSource): OutputPiece[] => writers[form](source);
