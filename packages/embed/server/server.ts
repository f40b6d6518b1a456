import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { escapeHtml } from './escape-html.ts';
import { fillFirstPaint, themeStyle } from './fill.ts';
import type { FirstPaintFile } from './first-paint-file.ts';
import type { CovermountServer, FirstPaintOptions } from './public.ts';

export { importMap } from './import-map.ts';

const folder = new URL('../first-paint/', import.meta.url);

/** The widgets that have a first paint. */
export const widgets: CovermountServer['widgets'] = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'vectors.json')
  .map((file) => file.slice(0, -'.json'.length));

const filesRead = new Map<string, { file: FirstPaintFile; css: string }>();

function read({ widget, pageOrigin }: FirstPaintOptions): { file: FirstPaintFile; css: string } {
  if (!widgets.includes(widget))
    throw new TypeError(`Covermount has no first paint of "${widget}". It has: ${widgets.join(', ')}.`);
  if (!URL.canParse(pageOrigin) || new URL(pageOrigin).origin !== pageOrigin)
    throw new TypeError(`The origin of a page is written as https://www.agency.example, not "${pageOrigin}".`);
  let found = filesRead.get(widget);
  if (!found) {
    const file = JSON.parse(readFileSync(new URL(`${widget}.json`, folder), 'utf8')) as FirstPaintFile;
    found = { file, css: readFileSync(new URL(file.style.file, folder), 'utf8') };
    filesRead.set(widget, found);
  }
  return found;
}

export const renderFirstPaint: CovermountServer['renderFirstPaint'] = (options) => {
  const { file, css } = read(options);
  return fillFirstPaint(file, css, options);
};

export const renderElement: CovermountServer['renderElement'] = (options) => {
  const { widget, config = {}, attributes = {}, content = '' } = options;
  const paint = renderFirstPaint(options);
  const written = {
    ...attributes,
    ...(Object.keys(config).length > 0 && { config: JSON.stringify(config) }),
    // The style sheet of the page reserves no space for content that is already drawn.
    ...(paint !== '' && { 'data-cover-drawn': '' }),
  };
  const list = Object.entries(written).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<cover-${widget}${list.join('')}>${paint}${content}</cover-${widget}>`;
};

export const styleSources: CovermountServer['styleSources'] = (options) => {
  const { file } = read(options);
  const theme = themeStyle(file, options);
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [`'${file.style.hash}'`, ...(theme === '' ? [] : [hash(theme)])];
};
