import * as z from 'zod/mini';
import type { Problem } from '#configuration/problem';
import { type Configuration, readConfiguration } from '#configuration/read';
import type { BrandPreset, ConfigSource } from '#configuration/sources.types';
import { pageConfig, widgetConfig } from './common-config.ts';
import type { WidgetDefinition } from './define-widget.ts';

/** Reads a widget's configuration with its schema, and describes its problems. */
export async function checkWidget(
  definition: WidgetDefinition,
  sources: readonly ConfigSource[],
): Promise<Configuration> {
  if (definition.compiled) definition.config = await definition.compiled.load();
  return readConfiguration(widgetConfig(definition), sources);
}

export const pageProblems = (sources: readonly ConfigSource[]): Problem[] =>
  readConfiguration(pageConfig, sources).problems;

/** The problem of a brand that the page block does not define. */
export const unknownBrand = ({ id, known }: BrandPreset): Problem => ({
  kind: 'invalid',
  source: 'configuration',
  path: ['brand'],
  found: id,
  schema: z.enum(known),
  ...(known.length === 0 && { accepted: 'a key of `brands`, which the page block does not have' }),
  outcome: 'No brand preset is used: neither its services nor its theme, name or phone.',
});
