import { brand, common, page } from 'virtual:config-table/common';
import type { KeyType, KeyTypes } from '#configuration/coerce';
import { mergeSources } from '#configuration/merge';
import { completed, readCompiled } from '#configuration/read-compiled';
import type { ConfigSource } from '#configuration/sources.types';
import type { ServicesConfig } from '#services/services-config';
import type { WidgetDefinition } from './define-widget.ts';

const text: KeyType = { type: 'text', accepts: (value) => typeof value === 'string' };
const objectOf = (keys: KeyTypes): KeyType => ({ type: 'object', keys, accepts: () => true });

const tables = new WeakMap<WidgetDefinition, KeyTypes>();

/** The compiled keys of a widget: its own, the common ones, and a label for each of its texts. */
function keysOf(definition: WidgetDefinition, own: KeyTypes): KeyTypes {
  let keys = tables.get(definition);
  if (!keys) {
    const texts = Object.fromEntries(Object.keys(definition.strings.en).map((key) => [key, text]));
    const oneLanguage = objectOf(texts);
    keys = { ...common, ...own, labels: objectOf({ ...texts, en: oneLanguage, es: oneLanguage }) };
    tables.set(definition, keys);
  }
  return keys;
}

/** Reads a widget's configuration. Undefined if any part of it is invalid, or the build has not compiled it. */
export const readWidget = (
  definition: WidgetDefinition,
  sources: readonly ConfigSource[],
): Record<string, unknown> | undefined =>
  definition.compiled && readCompiled(keysOf(definition, definition.compiled.keys), sources);

/** Whether the page block is valid, apart from the names of widgets. */
export const isPageFlawless = (sources: readonly ConfigSource[]): boolean => readCompiled(page, sources) !== undefined;

/** The valid part of a brand preset. Undefined if a required value is missing. */
export const readBrand = (source: ConfigSource): Record<string, unknown> | undefined =>
  completed(
    brand,
    mergeSources(brand, [source], () => undefined),
  );

/**
 * True if the author enabled the debug panel. Read separately, because it is also needed when a required value is
 * missing.
 */
export const isDebugOn = (sources: readonly ConfigSource[]): boolean =>
  mergeSources({ debug: common.debug as KeyType }, sources, () => undefined).debug === true;

/** The services configuration of a page that configures none. */
export const defaultServices = (): ServicesConfig =>
  completed((common.services as KeyType).keys as KeyTypes, {}) as unknown as ServicesConfig;
