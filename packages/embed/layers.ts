/** One place that configuration came from, weakest first in a list of them. */
export interface Layer {
  /** Named to the author when something in it is wrong. */
  source: string;
  value: unknown;
  /** The text that could not be read as JSON; `value` is undefined then. */
  text?: string;
  /** Single attributes: names match keys ignoring case and dashes, values are text. */
  isAttributes?: true;
  /** Still to be fetched from this address. */
  url?: string;
}

type Bag = Record<string, unknown>;

export const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const bag = (value: unknown): Bag => (isBag(value) ? value : {});

function parsed(source: string, text: string): Layer {
  try {
    return { source, value: JSON.parse(text) as unknown };
  } catch {
    return { source, value: undefined, text };
  }
}

const pageSelector = '[data-covermount=page]';
let page: { text: string; layer: Layer } | undefined;

/** The page block; a `div` with `data-config` serves where a CMS strips scripts. */
export function pageLayer(): Layer {
  const element = document.querySelector<HTMLElement>(pageSelector);
  const text = element ? (element.dataset.config ?? element.textContent) : '{}';
  if (page?.text !== text) page = { text, layer: parsed('page block', text) };
  return page.layer;
}

/** The element's own JSON: its script child, or `config` / `data-config`. */
function ownLayers(element: HTMLElement): Layer[] {
  const layers: Layer[] = [];
  const attribute = element.getAttribute('config') ?? element.dataset.config;
  const script = [...element.querySelectorAll('script[type="application/json"]')].find(
    (child) => child.parentElement === element || child.parentElement?.hasAttribute('data-cover-fallback'),
  );
  if (script?.textContent.trim()) layers.push(parsed('JSON script', script.textContent));
  if (attribute?.trim()) layers.push(parsed('config attribute', attribute));
  return layers;
}

const notConfiguration = /^(config(-src)?|covermount.*|cover-.*)$/;
const globalAttribute =
  /^(id|class|style|slot|part|title|lang|dir|hidden|role|tabindex|nonce|is|inert|data-.*|aria-.*|on.*|exportparts|translate)$/;

function attributesLayer(element: HTMLElement): Layer {
  const value: Record<string, string> = Object.create(null) as Record<string, string>;
  const isPlain = element.dataset.covermount !== undefined;
  for (const { name, value: text } of element.attributes) {
    const key = isPlain ? (name.startsWith('data-') ? name.slice(5) : '') : globalAttribute.test(name) ? '' : name;
    if (key && !notConfiguration.test(key)) value[key] = text;
  }
  return { source: 'attribute', value, isAttributes: true };
}

/** Attribute of a `cover-*` element, or its `data-` spelling on a plain one. */
export const attribute = (element: HTMLElement, name: string): string | null =>
  element.getAttribute(element.dataset.covermount === undefined ? name : `data-${name}`);

/** The brand that an element speaks for, as its preset says, unchecked. */
export interface RawBrand {
  id: string;
  isKnown: boolean;
  preset: Bag;
}

export interface Sources {
  brand: RawBrand;
  /** Weakest first. */
  layers: Layer[];
}

/** Everything that configures an element. `given` is what a host passed to `mount` or `update`. */
export function readSources(element: HTMLElement, name: string, given?: unknown): Sources {
  const pageBlock = pageLayer();
  const own = ownLayers(element);
  if (given !== undefined) own.push({ source: 'mount()', value: given });
  const attributes = attributesLayer(element);
  const { brands, widgets, brand: pageBrand, ...shared } = bag(pageBlock.value);
  const presets = bag(brands);
  const id = String(
    [attributes, ...own.toReversed()].map(({ value }) => bag(value).brand).find((value) => value !== undefined) ??
      pageBrand ??
      Object.keys(presets)[0] ??
      '',
  );
  const isKnown = Object.hasOwn(presets, id);
  const preset = isKnown ? bag(presets[id]) : {};
  const { services, theme, language, widgets: presetWidgets } = preset;
  const url = attribute(element, 'config-src');
  const layers: Layer[] = [
    { source: `brand preset "${id}"`, value: { services, theme, language } },
    { source: `brand preset "${id}", widgets.${name}`, value: bag(presetWidgets)[name] },
    pageBlock.text === undefined ? { source: 'page block', value: shared } : pageBlock,
    { source: `page block, widgets.${name}`, value: bag(widgets)[name] },
    ...(url ? [{ source: `config-src ${url}`, value: undefined, url }] : []),
    ...own,
    attributes,
  ];
  return {
    brand: { id, isKnown, preset },
    layers: layers.filter((layer) => layer.value !== undefined || layer.text !== undefined || layer.url),
  };
}

/** A top-level key as the strongest layer spells it; for the few that matter before a widget is loaded. */
export function strongest({ layers }: Pick<Sources, 'layers'>, key: string): unknown {
  return layers.map((layer) => bag(layer.value)[key]).findLast((value) => value !== undefined);
}
