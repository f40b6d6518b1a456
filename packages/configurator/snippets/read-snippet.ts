import { isWorthTelling, nearest } from '#configuration/diagnose';
import type { Problem } from '#configuration/problem';
import { readConfiguration } from '#configuration/read';
import { attribute, attributesSource, ownSources } from '#configuration/sources';
import type { ConfigSource } from '#configuration/sources.types';
import { decodeEntities } from '#ui/modules/rich-text/parse-rich-text';
import { loadSchemas, widgetNames } from '../configuration/load-schemas.ts';
import { acceptedPart } from '../configuration/read-section.ts';
import { asObject, isObject, type Json, type JsonObject } from '../json.ts';
import { configOfBlock } from '../outputs/block-attributes.ts';
import type { Project } from '../project.ts';
import { elementsIn, type HtmlElement, parseHtml } from './parse-html.ts';
import { LiteralError, parseLiteral, parseWholeLiteral } from './parse-literal.ts';
import type { Explanation, FoundForm, SnippetReading } from './snippet-reading.ts';

/** A widget found in a snippet. */
interface FoundWidget {
  form: FoundForm;
  /** Its name as written. */
  written: string;
  /** Weakest first, without the page block. */
  sources: readonly ConfigSource[];
  content?: string;
}

const unread = (source: string, detail: string): Problem => ({ kind: 'unreadable', source, path: [], detail });

/** Reads JSON, or a JavaScript literal if the widgets' own repairs are not enough. */
async function readText(source: ConfigSource): Promise<{ value: unknown; explanations: Explanation[] }> {
  const { resolvePending } = await import('#configuration/resolve-source');
  const { sources, problems } = await resolvePending([source]);
  const [{ value } = source] = sources;
  if (value !== undefined) return { value, explanations: problems.map((problem) => ({ kind: 'problem', problem })) };
  try {
    const { value: meant, repairs } = parseWholeLiteral(source.text ?? '');
    return {
      value: meant,
      explanations: repairs.map((repair) => ({ kind: 'repaired', repair, detail: source.source })),
    };
  } catch {
    return { value: undefined, explanations: problems.map((problem) => ({ kind: 'problem', problem })) };
  }
}

const jsonScript = /<script\b[^>]*\btype\s*=\s*["']?application\/json["']?[^>]*>[\s\S]*?<\/script\s*>/gi;

/** Removes the indentation that all lines share. */
function dedented(text: string): string {
  const lines = text.replace(/^\s*\n|\s+$/g, '').split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const least = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return lines
    .map((line) => line.slice(least))
    .join('\n')
    .trim();
}

const safeAttribute = /^(?!on)[a-z][\w-]*$/;

/** The element with its JSON in an inert document, for the widgets' reader. */
function elementOf({ tag, attributes, children }: HtmlElement, page: Document): HTMLElement {
  const element = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (safeAttribute.test(name)) element.setAttribute(name, value);
  for (const child of elementsIn(children)) {
    if (child.tag !== 'script' || child.attributes.type !== 'application/json') continue;
    const script = page.createElement('script');
    script.type = 'application/json';
    script.append(page.createTextNode(String(child.children[0] ?? '')));
    element.append(script);
  }
  return element;
}

function foundElements(nodes: readonly HtmlElement[], text: string): { widgets: FoundWidget[]; addresses: string[] } {
  const inert = document.implementation.createHTMLDocument('');
  const addresses: string[] = [];
  const widgets = nodes.flatMap((node): FoundWidget[] => {
    const plain = node.attributes['data-covermount'];
    if (plain === 'page' || (plain === undefined && !node.tag.startsWith('cover-'))) return [];
    const element = elementOf(node, inert);
    const address = attribute(element, 'config-src');
    if (address) addresses.push(address);
    return [
      {
        form: plain === undefined ? 'element' : 'plainElement',
        written: plain ?? node.tag.slice('cover-'.length),
        sources: [...ownSources(element), attributesSource(element)],
        content: dedented(text.slice(...node.inner).replaceAll(jsonScript, '')),
      },
    ];
  });
  return { widgets, addresses };
}

/** The JSON of a page block; read from its attribute if a system strips scripts. */
function pageTextIn(nodes: readonly HtmlElement[]): string | undefined {
  const block = nodes.find(({ attributes }) => attributes['data-covermount'] === 'page');
  return (
    block && (block.attributes['data-config'] ?? block.children.filter((child) => typeof child === 'string').join(''))
  );
}

const wordpressBlocks = /<!--\s*wp:covermount\/([\w-]+)\s+(?:(\{(?:(?!-->)[\s\S])*?)\s*)?(\/)?-->/g;

/**
 * Blocks of the WordPress plugin: `<!-- wp:covermount/zip-form { … } /-->`, or with inner blocks and a closing comment.
 */
const blocksIn = (text: string): FoundWidget[] =>
  [...text.matchAll(wordpressBlocks)].map(({ 0: { length }, 1: written = '', 2: json = '{}', 3: closed, index }) => {
    const start = index + length;
    const end = closed ? start : text.indexOf(`<!-- /wp:covermount/${written}`, start);
    const inside = text.slice(start, end < 0 ? start : end);
    return {
      form: 'wordpressBlock',
      written,
      sources: [{ source: 'block', value: undefined, text: json }],
      content: dedented(inside.replaceAll(/<!--\s*\/?wp:[\s\S]*?-->/g, '')),
    };
  });

/** Settings of the WordPress plugin, followed by a block. */
const settingsAndBlock = /^\s*(\{[\s\S]*\})\s*(<!--\s*wp:covermount\/[\s\S]*)$/;

/** The content of the element that a script passes to `mount`, if the snippet contains the element. */
function contentOfMount(text: string): string | undefined {
  const [, id] = /(?:querySelector(?:<\w+>)?\(\s*["'`]#|getElementById\(\s*["'`])([\w-]+)/.exec(text) ?? [];
  const element = id && elementsIn(parseHtml(text).nodes).find(({ attributes }) => attributes.id === id);
  return element ? dedented(text.slice(...element.inner)) : undefined;
}

/** The configuration of the first `mount` call in a script; a widget module's `mount` has no widget name. */
function mountCallIn(text: string): { widget: FoundWidget; explanations: Explanation[] } | undefined {
  const call = /\bmount\s*\(/.exec(text);
  if (!call) return undefined;
  const rest = text.slice(call.index + call[0].length);
  const named = /^\s*(["'`])([\w-]+)\1\s*,/.exec(rest);
  const imported = /widgets\/([\w-]+?)(?:\.js)?["'`]/.exec(text);
  const written = named?.[2] ?? imported?.[1] ?? '';
  const start = rest.search(/,\s*\{/);
  const explanations: Explanation[] = [];
  let value: Json = {};
  if (start >= 0) {
    try {
      ({ value } = parseLiteral(rest, start + 1));
    } catch (error) {
      if (!(error instanceof LiteralError)) throw error;
      const near = rest
        .slice(Math.max(0, error.at - 20), error.at + 20)
        .replaceAll(/\s+/g, ' ')
        .trim();
      explanations.push({ kind: 'problem', problem: unread('mount()', `${error.message}. Near: ${near}`) });
    }
  }
  const content = contentOfMount(text);
  const sources = [{ source: 'mount()', value }];
  return { widget: { form: 'mountCall', written, sources, ...(content !== undefined && { content }) }, explanations };
}

const isPage = (value: JsonObject): boolean => 'brands' in value || 'widgets' in value;
const isBrand = (value: JsonObject): boolean => typeof value.code === 'string' && typeof value.name === 'string';

const countOf = (value: unknown): number => Object.keys(asObject(value)).length;

/** Collects the parts of a project from a text, and explains them. */
class SnippetReader {
  readonly explanations: Explanation[] = [];
  readonly found: Partial<{ -readonly [Key in keyof Project]: Project[Key] }> = {};

  /** @param current The project that is replaced. */
  constructor(readonly current: Project) {}

  explain(...lines: readonly Explanation[]): void {
    this.explanations.push(...lines);
  }

  /** The sources with JSON texts parsed; the value of a text that cannot be parsed is undefined. */
  async valuesOf(sources: readonly ConfigSource[]): Promise<ConfigSource[]> {
    const values: ConfigSource[] = [];
    for (const source of sources) {
      if (source.text === undefined) {
        values.push(source);
      } else {
        const { value, explanations } = await readText(source);
        this.explain(...explanations);
        values.push({ source: source.source, value });
      }
    }
    return values;
  }

  readPage(value: JsonObject): void {
    this.found.page = value;
    this.explain({ kind: 'found', form: 'pageBlock', name: '', settings: countOf(value) });
  }

  /** The widget name that a misspelled name most likely means. */
  widgetOf(written: string): string | undefined {
    if (widgetNames.includes(written)) return written;
    const meant = nearest(written, widgetNames);
    if (meant) this.explain({ kind: 'repaired', repair: 'widgetName', detail: `${written} → ${meant}` });
    return meant;
  }

  async readWidget({ form, written, sources, content }: FoundWidget): Promise<void> {
    const name = written === '' ? this.current.widget : this.widgetOf(written);
    if (name === undefined) {
      this.explain({ kind: 'noWidget', name: written });
      return;
    }
    const schemas = await loadSchemas(name);
    const values = await this.valuesOf(sources);
    const own =
      form === 'wordpressBlock'
        ? values.map(({ source, value }) => ({ source, value: isObject(value) ? configOfBlock(value) : value }))
        : values;
    const page = this.found.page ?? {};
    // The page block's settings for the widget become the widget's own, except for a brand, which has no effect there.
    const { [name]: onPage, ...others } = asObject(page.widgets);
    const { brand: _unread, ...settings } = asObject(onPage);
    const shared = onPage === undefined ? undefined : settings;
    const all = [...(shared === undefined ? [] : [{ source: `page block, widgets.${name}`, value: shared }]), ...own];
    this.explain(
      ...readConfiguration(schemas.config, all)
        .problems.filter(isWorthTelling)
        .map((problem) => ({ kind: 'problem' as const, problem })),
    );
    const config = acceptedPart(schemas, all);
    if (shared !== undefined) {
      const { widgets: _moved, ...rest } = page;
      this.found.page = countOf(others) > 0 ? { ...rest, widgets: others } : rest;
    }
    this.found.widget = name;
    this.found.config = config;
    if (content !== undefined) this.found.content = content;
    this.explain({ kind: 'found', form, name, settings: countOf(config) });
  }

  async readHtml(snippet: string): Promise<boolean> {
    const [, settings, text = snippet] = settingsAndBlock.exec(snippet) ?? [];
    const { nodes, repairs } = parseHtml(text);
    const elements = elementsIn(nodes);
    const { widgets, addresses } = foundElements(elements, text);
    const [first, ...others] = [...widgets, ...blocksIn(text)];
    const page = settings ?? pageTextIn(elements);
    if (!first && page === undefined) return false;
    this.explain(...repairs.map((repair) => ({ kind: 'repaired', repair, detail: '' }) as const));
    if (page !== undefined) {
      const [source] = await this.valuesOf([{ source: 'page block', value: undefined, text: page }]);
      if (isObject(source?.value)) this.readPage(source.value);
    }
    if (first) await this.readWidget(first);
    this.explain(...addresses.map((address) => ({ kind: 'fetched', address }) as const));
    if (others.length > 0) this.explain({ kind: 'others', names: others.map(({ written }) => written) });
    return true;
  }

  async readScript(text: string): Promise<boolean> {
    const call = mountCallIn(text);
    if (!call) return false;
    this.explain(...call.explanations);
    await this.readWidget(call.widget);
    return true;
  }

  /** Reads JSON alone: a page block, a brand, or the configuration of the current widget. */
  async readJson(text: string): Promise<void> {
    const { value, explanations } = await readText({ source: 'snippet', value: undefined, text });
    this.explain(...explanations);
    if (!isObject(value)) return;
    if (isPage(value)) {
      this.readPage(value);
    } else if (isBrand(value)) {
      const id = String(value.code).toLowerCase();
      const { page } = this.current;
      this.found.page = { ...page, brand: id, brands: { ...asObject(page.brands), [id]: value } };
      this.explain({ kind: 'found', form: 'brand', name: String(value.name), settings: countOf(value) });
    } else {
      await this.readWidget({ form: 'configuration', written: '', sources: [{ source: 'snippet', value }] });
    }
  }
}

/** True for HTML that was escaped as text: `&lt;cover-zip-form&gt;`. */
const isEncoded = (text: string): boolean =>
  /&lt;(?:!--\s*wp:covermount|cover-|\w+\s[^<>]*data-covermount)/i.test(text);

/**
 * Reads a snippet of any form with the widgets' own reader, repairs unambiguous mistakes, and explains both.
 *
 * @param current The project that is replaced: JSON alone does not name its widget.
 */
export async function readSnippet(written: string, current: Project): Promise<SnippetReading> {
  const reader = new SnippetReader(current);
  const text = isEncoded(written) ? decodeEntities(written) : written;
  if (text !== written) reader.explain({ kind: 'repaired', repair: 'encoded', detail: '' });
  const isHtml = await reader.readHtml(text);
  // A page block may be next to a module.
  const isScript = reader.found.widget === undefined && (await reader.readScript(text));
  if (!isHtml && !isScript) await reader.readJson(text);
  const { found, explanations } = reader;
  // A widget of which nothing could be read would only remove existing settings.
  const isUnreadable = explanations.some(
    ({ kind, ...line }) => kind === 'problem' && 'problem' in line && line.problem.kind === 'unreadable',
  );
  if (isUnreadable && found.page === undefined && countOf(found.config) === 0)
    return { project: undefined, explanations };
  return { project: Object.keys(found).length > 0 ? found : undefined, explanations };
}
