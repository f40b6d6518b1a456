import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerModule } from './server-module.ts';

/** The data of the request that a page can use. */
export interface PageRequest {
  /** A random nonce for the CSP. */
  nonce: string;
  siteOrigin: string;
  partnerOrigin: string;
  /** The moment at which the day ends for the agencies, with its time zone. */
  midnight: string;
  /** The query of the address: its plain values override include parameters of the same name. */
  query: Record<string, string>;
  /** The fields of a posted form. */
  posted: Record<string, string>;
  /** The build's server module; without it, widgets have no first paints. */
  server?: ServerModule | undefined;
}

export interface RenderedPage {
  headers: Record<string, string>;
  html: string;
}

/**
 * Renders `<name>.html` of the demo pages' folder; undefined when there is no such page. Besides HTML a page can hold:
 *
 * - `<!-- headers: Name: value; Other-Name … -->` one header a line; sent with the page.
 * - `<!-- include: name key=value other="two words" -->` the file `partials/name.html`, its `{key}` filled in. Where
 *   the query asks for Spanish, `key-es` takes precedence over `key`, and `partials/name.es.html` over
 *   `partials/name.html`.
 * - `<!-- served: widget brand=name { "configuration": … } -->…<!-- /served -->` the widget with its first paint,
 *   printed as a server would, around this content. `{styleSources}` in a header is what `style-src` needs for it.
 * - `{nonce}`, `{siteOrigin}`, `{partnerOrigin}`, `{languageQuery}`, `{midnight}`, `{posted.name}` anywhere, and
 *   `{brands}` in a partial: the JSON of `brands/*.json` by file name, or of those that the include's parameter
 *   `brands` lists.
 *
 * Any other brace stays as it is.
 */
export async function renderDemoPage(
  folder: string,
  name: string,
  request: PageRequest,
): Promise<RenderedPage | undefined> {
  if (!/^[\w-]+$/.test(name)) return undefined;
  const source = await readFile(join(folder, `${name}.html`), 'utf8').catch(() => undefined);
  if (source === undefined) return undefined;
  const { headers, rest } = takeHeaders(source);
  const included = await replaceAsync(rest, includePattern, ([, partial, parameters]) =>
    renderPartial(folder, partial!, { ...parseParameters(parameters ?? ''), ...plainValues(request.query) }),
  );
  const sources = new Set<string>();
  const html = await replaceAsync(included, servedPattern, async ([, widget, parameters, config, content]) => {
    const { brand } = parseParameters(parameters ?? '');
    const served = await renderServed(folder, request, { widget: widget!, brand, config, content: content! });
    for (const styleSource of served.sources) sources.add(styleSource);
    return served.html;
  });
  return {
    headers: Object.fromEntries(
      Object.entries(headers).map(([key, value]) => [
        key,
        fill(value, request).replaceAll('{styleSources}', [...sources].join(' ')),
      ]),
    ),
    html: fill(html, request),
  };
}

async function renderServed(
  folder: string,
  { server, siteOrigin, query }: PageRequest,
  written: { widget: string; brand: string | undefined; config: string | undefined; content: string },
): Promise<{ html: string; sources: readonly string[] }> {
  const { widget, content } = written;
  const brand = written.brand ? await readFile(join(folder, 'brands', `${written.brand}.json`), 'utf8') : '{}';
  const options = {
    widget,
    content,
    config: JSON.parse(written.config ?? '{}') as Record<string, unknown>,
    brand: JSON.parse(brand) as Record<string, unknown>,
    pageOrigin: siteOrigin,
    language: plainValues(query).language ?? 'en',
  };
  if (!server) return { html: `<cover-${widget}>${content}</cover-${widget}>`, sources: [] };
  return { html: server.renderElement(options), sources: server.styleSources(options) };
}

const headersPattern = /<!--\s*headers:([\s\S]*?)-->\n?/;
const servedPattern = /<!--\s*served:\s*([\w-]+)\s*([^{]*?)\s*(\{[\s\S]*?\})?\s*-->([\s\S]*?)<!--\s*\/served\s*-->/g;
const includePattern = /<!--\s*include:\s*([\w-]+)\s*([\s\S]*?)-->/g;

function takeHeaders(source: string): { headers: Record<string, string>; rest: string } {
  const lines = headersPattern.exec(source)?.[1]?.split('\n') ?? [];
  const headers = lines.flatMap((line) => {
    const [, name, value] = /^\s*([\w-]+):\s*(.*\S)\s*$/.exec(line) ?? [];
    return name && value ? [[name, value] as const] : [];
  });
  return { headers: Object.fromEntries(headers), rest: source.replace(headersPattern, '') };
}

async function renderPartial(folder: string, name: string, parameters: Record<string, string>): Promise<string> {
  const source = await readPartial(folder, name, parameters.language);
  const brands = source.includes('{brands}') ? await readBrands(folder, parameters.brands) : '';
  return source.replace(/\{(\w+)\}/g, (all, key: string) =>
    key === 'brands' ? brands : (parameters[`${key}-${parameters.language}`] ?? parameters[key] ?? all),
  );
}

async function readPartial(folder: string, name: string, language: string | undefined): Promise<string> {
  const path = join(folder, 'partials', name);
  const translated =
    language === undefined ? undefined : await readFile(`${path}.${language}.html`, 'utf8').catch(() => undefined);
  return translated ?? readFile(`${path}.html`, 'utf8');
}

/** JSON that is safe inside a script element. */
async function readBrands(folder: string, names: string | undefined): Promise<string> {
  const files = names
    ? names.split(/[\s,]+/).filter(Boolean)
    : (await readdir(join(folder, 'brands')))
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -5))
        .toSorted();
  const brands = await Promise.all(
    files.map(
      async (brand) => [brand, JSON.parse(await readFile(join(folder, 'brands', `${brand}.json`), 'utf8'))] as const,
    ),
  );
  return JSON.stringify(Object.fromEntries(brands), null, 2).replaceAll('<', String.raw`\u003c`);
}

/** The query that keeps the language of the page's address; empty without one. */
function languageQueryOf(query: Record<string, string>): string {
  const { language } = plainValues(query);
  return language === undefined ? '' : `?language=${language}`;
}

function fill(text: string, { nonce, siteOrigin, partnerOrigin, midnight, posted, query }: PageRequest): string {
  return text
    .replaceAll('{languageQuery}', languageQueryOf(query))
    .replaceAll('{nonce}', nonce)
    .replaceAll('{midnight}', midnight)
    .replaceAll('{siteOrigin}', siteOrigin)
    .replaceAll('{partnerOrigin}', partnerOrigin)
    .replaceAll(/\{posted\.(\w+)\}/g, (_, name: string) => escapeHtml(posted[name] ?? ''));
}

function parseParameters(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)=(?:"([^"]*)"|(\S+))/g)].map(([, key, quoted, plain]) => [key!, quoted ?? plain ?? '']),
  );
}

/** Anyone can write an address, so only values that cannot end a text or a tag. */
function plainValues(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => /^[\w-]{1,40}$/.test(value)));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

async function replaceAsync(
  text: string,
  pattern: RegExp,
  replacement: (match: RegExpMatchArray) => Promise<string>,
): Promise<string> {
  const matches = [...text.matchAll(pattern)];
  const replacements = await Promise.all(matches.map(replacement));
  return text.replace(pattern, () => replacements.shift()!);
}
