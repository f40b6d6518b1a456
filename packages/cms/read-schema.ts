import { readFileSync } from 'node:fs';
import type { JsonSchema } from '#configuration/json-schema';
import { projectRoot } from '#tooling/project';

/** A schema of `config-schemas/`, by its name: `zip-form`, `brand`, `page`. */
export const readSchema = (name: string): JsonSchema =>
  JSON.parse(readFileSync(`${projectRoot}config-schemas/${name}.json`, 'utf8')) as JsonSchema;
