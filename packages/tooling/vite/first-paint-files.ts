import { createHash } from 'node:crypto';
import type { Rollup } from 'vite';
import type { FirstPaintFile } from '#embed/server/first-paint-file';
import { drawnStyles } from './critical-styles.ts';
import { vectorsOf, vectorsText, type Vector } from './first-paint-vectors.ts';
import type { RenderedView } from './first-paint.types.ts';

/** A chunk and the chunks that it needs, in the order in which they run. */
function chunksOf(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  const needed = chunk.imports.flatMap((file) => {
    const found = bundle[file];
    return found?.type === 'chunk' ? chunksOf(found, bundle) : [];
  });
  return [...new Set([...needed, chunk])];
}

/** The base style sheet is a string in the script. */
function baseStyles(chunk: Rollup.OutputChunk): string {
  const [, module] = Object.entries(chunk.modules).find(([id]) => id.endsWith('/ui/styles/styles.css?inline')) ?? [];
  const [, text] = /=\s*("(?:[^"\\]|\\.)*")/.exec(module?.code ?? '') ?? [];
  return text === undefined ? '' : String(JSON.parse(text));
}

const stylesOf = (chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle): string =>
  baseStyles(chunk) +
  [...(chunk.viteMetadata?.importedCss ?? [])]
    .map((file) => bundle[file])
    .map((asset) => (asset?.type === 'asset' ? String(asset.source).replaceAll(/\/\*\$vite\$:\d+\*\/|\n/g, '') : ''))
    .join('');

/** Without script, shows the authored content next to the form, and hides the buttons that would do nothing. */
const unscripted =
  '.cover-unscripted{display:none}@media (scripting:none){.cover-unscripted{display:block}.cover-root button[type=button]{display:none}}';

/** Whether a server can print it: a server does not know what the visitor's browser has stored. */
export const isPrintable = ({ switches }: Pick<RenderedView, 'switches'>): boolean =>
  !switches.some(([key]) => key.startsWith('visitor.'));

/** The template, the texts and the styles of each first paint, for servers that print them: docs/first-paint.md. */
export function firstPaintFiles(views: readonly RenderedView[], bundle: Rollup.OutputBundle): Rollup.EmittedAsset[] {
  const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk');
  const vectors: Vector[] = [];
  const files = views.filter(isPrintable).flatMap((view): Rollup.EmittedAsset[] => {
    const chunk = chunks.find(({ name }) => name === `${view.name}.first-paint`);
    if (!chunk) throw new Error(`The first paint of ${view.name} has no chunk of its own.`);
    const all = chunksOf(chunk, bundle)
      .map((neededChunk) => stylesOf(neededChunk, bundle))
      .join('');
    const css = drawnStyles(all, view) + unscripted;
    if (!css.startsWith('.cover-root{') || css.includes('</'))
      throw new Error(`The styles of ${view.name} cannot be printed.`);
    const hash = createHash('sha256').update(css).digest();
    const name = `${hash.toString('hex').slice(0, 16)}.css`;
    const file: FirstPaintFile = { ...view, style: { file: name, hash: `sha256-${hash.toString('base64')}` } };
    vectors.push(...vectorsOf(file, css));
    return [
      { type: 'asset', fileName: `first-paint/${view.name}.json`, source: `${JSON.stringify(file)}\n` },
      { type: 'asset', fileName: `first-paint/${name}`, source: css },
    ];
  });
  return [...files, { type: 'asset', fileName: 'first-paint/vectors.json', source: `${vectorsText(vectors)}\n` }];
}
