import type { Language } from '#domain/language';
import type { FirstPaintFile } from './first-paint-file.ts';
import type { FirstPaintOptions } from './public.ts';

type Json = Readonly<Record<string, unknown>>;
type Value = string | boolean | readonly string[];

const asJson = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const textsIn = (json: Json): Json =>
  Object.fromEntries(Object.entries(json).filter(([, text]) => typeof text === 'string'));

/** A value of the same type as the default: a text, a boolean or a list of texts. */
function readAs(standard: Value, value: unknown): Value | undefined {
  if (typeof standard === 'string') return isText(value) ? value : undefined;
  if (Array.isArray(standard)) return Array.isArray(value) && value.every(isText) ? value : undefined;
  return value === true || value === 'true' || (value === false || value === 'false' ? false : undefined);
}

/** A value that cannot end its declaration or the style element. */
const isThemeValue = (value: unknown): boolean =>
  // oxlint-disable-next-line no-control-regex -- a line feed ends a CSS string
  isText(value) && value.length <= 400 && /^[^<>{};\\@\0-\x1F\x7F\p{Surrogate}]+$/u.test(value);

/** The preset of the first id that is a text; otherwise that of the first brand. */
function presetOf(brands: Json, ids: readonly unknown[]): Json {
  const id = ids.find((candidate) => typeof candidate === 'string') ?? Object.keys(brands)[0] ?? '';
  return Object.hasOwn(brands, id) ? asJson(brands[id]) : {};
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The options as a first paint reads them. If several sources have a key, the strongest valid value wins. */
export interface ReadOptions {
  values: Readonly<Record<string, Value>>;
  texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  language: Language;
  trustedOrigins: readonly string[];
  /** Declarations of the theme. */
  theme: string;
  /** False if the loader does not draw it before React. */
  isDrawn: boolean;
}

export function readOptions(
  { name, isolation, defaults, fallbacks = {}, needs = [], unless = [], strings }: FirstPaintFile,
  { config = {}, page = {}, brand: brandOption, language: pageLanguage = '' }: FirstPaintOptions,
): ReadOptions {
  const { brands, widgets, brand: pageBrand, ...shared } = page;
  const brand = brandOption ?? presetOf(asJson(brands), [config.brand, pageBrand]);
  // Weakest first.
  const layers = [
    { theme: brand.theme, services: brand.services, language: brand.language },
    asJson(brand.widgets)[name],
    shared,
    asJson(widgets)[name],
    config,
  ].map(asJson);
  const strongest = <Read>(read: (layer: Json) => Read | undefined): Read | undefined =>
    layers.map(read).findLast((value) => value !== undefined);
  const merged = (read: (layer: Json) => Json): Json =>
    Object.fromEntries(layers.flatMap((layer) => Object.entries(read(layer))));

  const values: Record<string, Value> = {};
  for (const [key, standard] of Object.entries(defaults))
    values[key] = strongest((layer) => readAs(standard, layer[key])) ?? standard;
  for (const [key, other] of Object.entries(fallbacks)) values[key] ||= values[other] ?? '';
  const services = merged((layer) => asJson(layer.services));
  const configValues: Json = { ...values, 'services.leadStore.url': asJson(services.leadStore).url };

  const isSpanish =
    (strongest(({ language }) => (language === 'en' || language === 'es' ? language : undefined)) ??
      pageLanguage.slice(0, 2).toLowerCase()) === 'es';
  const language = isSpanish ? 'es' : 'en';
  const labels = merged((layer) => {
    const { en, es, ...both } = asJson(layer.labels);
    return { ...textsIn(both), ...textsIn(asJson(isSpanish ? es : en)) };
  });
  const theme = Object.entries(merged((layer) => asJson(layer.theme)))
    .filter(([token, value]) => /^[a-z][a-zA-Z]*$/.test(token) && isThemeValue(value))
    .map(([token, value]) => `--cover-${kebab(token)}:${String(value)}`);

  return {
    values,
    texts: { labels: { ...strings[language], ...labels }, config: values, brand },
    language,
    trustedOrigins: Array.isArray(services.trustedOrigins) ? services.trustedOrigins.filter(isText) : [],
    theme: theme.join(';'),
    isDrawn:
      (strongest((layer) => layer.isolation) ?? isolation) !== 'light' &&
      (needs.length === 0 || needs.some((key) => isText(configValues[key]))) &&
      !unless.some((key) => layers.some((layer) => Object.hasOwn(layer, key))),
  };
}
