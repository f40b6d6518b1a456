import { asRecord } from '#domain/plain-object';
import type { Problem } from './problem.ts';
import type { ConfigSource, ElementSources } from './sources.types.ts';

function parsed(source: string, text: string): ConfigSource {
  try {
    return { source, value: JSON.parse(text) as unknown };
  } catch {
    return { source, value: undefined, text };
  }
}

const pageSelector = '[data-covermount=page]';
let page: { text: string; source: ConfigSource } | undefined;

/** A `div` with `data-config` works even if a CMS strips scripts. */
function pageText(): string {
  const element = document.querySelector<HTMLElement>(pageSelector);
  return element ? (element.dataset.config ?? element.textContent) : '{}';
}

/** The page block. */
export function pageSource(): ConfigSource {
  const text = pageText();
  if (page?.text !== text) page = { text, source: parsed('page block', text) };
  return page.source;
}

/** The element's own JSON: its script child, and `config` or `data-config`. */
export function ownSources(element: HTMLElement): ConfigSource[] {
  const sources: ConfigSource[] = [];
  const attribute = element.getAttribute('config') ?? element.dataset.config;
  const script = [...element.querySelectorAll('script[type="application/json"]')].find(
    (child) => child.parentElement === element || child.parentElement?.hasAttribute('data-cover-fallback'),
  );
  if (script?.textContent.trim()) sources.push(parsed('JSON script', script.textContent));
  if (attribute?.trim()) sources.push(parsed('config attribute', attribute));
  return sources;
}

export const notConfiguration = /^(config(-src)?|covermount.*|cover-.*)$/;
export const globalAttribute =
  /^(id|class|style|slot|part|title|lang|dir|hidden|role|tabindex|nonce|is|inert|data-.*|aria-.*|on.*|exportparts|translate)$/;

export function attributesSource(element: HTMLElement): ConfigSource {
  const value: Record<string, string> = Object.create(null) as Record<string, string>;
  const isPlain = element.dataset.covermount !== undefined;
  for (const { name, value: text } of element.attributes) {
    const key = isPlain ? (name.startsWith('data-') ? name.slice(5) : '') : globalAttribute.test(name) ? '' : name;
    if (key && !notConfiguration.test(key)) value[key] = text;
  }
  return { source: 'attribute', value, isAttributes: true };
}

/** An attribute of a `cover-*` element, or its `data-` spelling on a plain one. */
export const attribute = (element: HTMLElement, name: string): string | null =>
  element.getAttribute(element.dataset.covermount === undefined ? name : `data-${name}`);

/** Splits the page block into its sources, and adds the preset of the brand that the strongest source names. */
export function layered(name: string, written: readonly ConfigSource[]): ElementSources {
  const [pageBlock, ...own] = written;
  const { brands, widgets, brand: pageBrand, ...shared } = asRecord(pageBlock?.value);
  const presets = asRecord(brands);
  const named = [pageBrand, ...own.map(({ value }) => asRecord(value).brand)].findLast(
    (value) => typeof value === 'string',
  );
  const presetIds = Object.keys(presets);
  const id = named ?? presetIds[0] ?? '';
  const isKnown = Object.hasOwn(presets, id);
  const preset = isKnown ? asRecord(presets[id]) : {};
  const { services, theme, language, widgets: presetWidgets } = preset;
  const sources: ConfigSource[] = [
    { source: `brand preset "${id}"`, value: { services, theme, language } },
    { source: `brand preset "${id}", widgets.${name}`, value: asRecord(presetWidgets)[name] },
    { source: 'page block', value: shared },
    { source: `page block, widgets.${name}`, value: asRecord(widgets)[name] },
    ...own,
  ];
  return {
    name,
    written,
    brand: { id, known: presetIds, isKnown, preset },
    sources: sources.filter(({ value }) => value !== undefined),
  };
}

/**
 * Collects all sources of an element's configuration.
 *
 * @param passed The configuration passed to `mount` or `update`.
 */
export function readSources(element: HTMLElement, name: string, passed?: unknown): ElementSources {
  const url = attribute(element, 'config-src');
  return layered(name, [
    pageSource(),
    ...(url ? [{ source: `config-src ${url}`, value: undefined, url }] : []),
    ...ownSources(element),
    ...(passed === undefined ? [] : [{ source: 'mount()', value: passed }]),
    attributesSource(element),
  ]);
}

/**
 * False if neither the page block nor the element can set a key, so that nothing needs to be parsed. A matching text
 * may still mean something else.
 *
 * @param spelling Matches each spelling of the key: case, dashes and the escapes of JSON.
 */
export function mayMention(element: HTMLElement, spelling: RegExp): boolean {
  const attributes = [...element.attributes].map(({ name, value }) => name + value);
  return spelling.test([pageText(), element.textContent, ...attributes].join(' '));
}

/** True for a source that must be fetched or repaired. */
export const isPending = ({ text, url }: ConfigSource): boolean => text !== undefined || !!url;

/** Fetches and repairs the pending sources of a list; most pages have none. */
export async function resolveAll(
  sources: readonly ConfigSource[],
): Promise<{ sources: readonly ConfigSource[]; problems: Problem[] }> {
  if (!sources.some(isPending)) return { sources, problems: [] };
  const chunk = await import('./resolve-source.ts');
  return chunk.resolvePending(sources);
}

/**
 * Fetches and repairs the pending sources of an element. The brands of a repaired page block are known only afterwards.
 */
export async function resolveSources({
  name,
  written,
}: ElementSources): Promise<ElementSources & { problems: Problem[] }> {
  const { sources, problems } = await resolveAll(written);
  return { ...layered(name, sources), problems };
}
