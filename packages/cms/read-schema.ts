import { readFileSync } from 'node:fs';
import { projectRoot } from '#tooling/project';
import type { ConfigSchema } from './schema-fields.ts';

/** A schema of `config-schemas/`, by its name: `zip-form`, `brand`, `page`. */
export const readSchema = (name: string): ConfigSchema =>
  JSON.parse(readFileSync(`${projectRoot}config-schemas/${name}.json`, 'utf8')) as ConfigSchema;
