import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { isBag } from './layers.ts';
import type { Layer } from './layers.ts';

/** One thing that is wrong with a configuration. Nothing about it stops the widget unless `kind` is `required`. */
export interface Problem {
  kind: 'unknown' | 'invalid' | 'required' | 'unreadable' | 'repaired' | 'unfetched';
  /** Which of the six sources it stands in. */
  source: string;
  /** Keys from the top, and indices in arrays. */
  path: readonly (string | number)[];
  found?: unknown;
  /** What would be accepted there: absent where nothing would. */
  schema?: z.core.$ZodType;
  /** The keys that would have been known there. */
  known?: readonly string[];
  /** What else to say, in a sentence. */
  detail?: string;
}

export interface Configuration {
  /** Undefined only when a required value is missing. */
  value: Record<string, unknown> | undefined;
  problems: Problem[];
}

type Schema = z.core.$ZodType;
type Bag = Record<string, unknown>;

interface Def {
  type: string;
  innerType?: Schema;
  shape?: Record<string, Schema>;
  element?: Schema;
  catchall?: Schema;
}

const defOf = (schema: Schema): Def => schema._zod.def;

/** The schema behind its default, optional and nullable wrappers. */
export function unwrapped(schema: Schema): Schema {
  const { innerType } = defOf(schema);
  return innerType ? unwrapped(innerType) : schema;
}

const folded = (key: string): string => key.replaceAll('-', '').toLowerCase();
const poisonous = new Set(['__proto__', 'constructor', 'prototype']);
const nothing = Symbol('nothing');

/** `true`, `15`, `a, b` and JSON written as text are read as what they say. */
function read(schema: Schema, value: unknown, isAttribute: boolean): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  switch (defOf(schema).type) {
    case 'boolean':
      if (/^(true|yes|on|1)$/i.test(text) || (isAttribute && text === '')) return true;
      return /^(false|no|off|0)$/i.test(text) ? false : value;
    case 'number':
      return text !== '' && Number.isFinite(Number(text)) ? Number(text) : value;
    case 'object':
    case 'array':
      if (/^[[{]/.test(text)) {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          return value;
        }
      }
      return isAttribute && defOf(schema).type === 'array' ? text.split(',').map((one) => one.trim()) : value;
    case 'union':
    case 'enum':
    case 'literal': {
      if (safeParse(schema, text).success) return text;
      const number = Number(text);
      if (text !== '' && safeParse(schema, number).success) return number;
      if (/^(true|false)$/.test(text) && safeParse(schema, text === 'true').success) return text === 'true';
      return text;
    }
    default:
      return value;
  }
}

class Reader {
  readonly problems: Problem[] = [];

  constructor(readonly layer: Layer) {}

  report(problem: Omit<Problem, 'source'>): typeof nothing {
    this.problems.push({ source: this.layer.source, ...problem });
    return nothing;
  }

  /** The part of a value that the schema accepts; what it does not is reported and left out. */
  accept(wrapped: Schema, raw: unknown, path: Problem['path'], below: unknown): unknown {
    const schema = unwrapped(wrapped);
    const def = defOf(schema);
    const value = read(schema, raw, this.layer.isAttributes === true);
    if (def.type === 'object' && def.shape) {
      if (!isBag(value)) return this.report({ kind: 'invalid', path, found: raw, schema });
      if (!def.catchall) return this.object(def.shape, value, path, below);
      const result: Bag = isBag(below) ? { ...below } : {};
      for (const [key, one] of Object.entries(value)) {
        if (poisonous.has(key)) continue;
        const accepted = this.accept(def.catchall, one, [...path, key], result[key]);
        if (accepted !== nothing) result[key] = accepted;
      }
      return result;
    }
    if (def.type === 'array' && def.element && Array.isArray(value)) {
      const { element } = def;
      const rows = value
        .map((one: unknown, index) => this.row(element, one, [...path, index]))
        .filter((one) => one !== nothing);
      return safeParse(schema, rows).success ? rows : this.report({ kind: 'invalid', path, found: raw, schema });
    }
    return safeParse(wrapped, value).success ? value : this.report({ kind: 'invalid', path, found: raw, schema });
  }

  /** A row that lacks something is left out, and named once. */
  row(element: Schema, raw: unknown, path: Problem['path']): unknown {
    const before = this.problems.length;
    const accepted = this.accept(element, raw, path, undefined);
    if (accepted === nothing) return nothing;
    const result = safeParse(element, accepted);
    if (result.success) return accepted;
    if (this.problems.length > before) return nothing;
    const [issue] = result.error.issues;
    return this.report({
      kind: 'invalid',
      path: [...path, ...((issue?.path ?? []) as Problem['path'])],
      schema: element,
    });
  }

  object(shape: Record<string, Schema>, value: Bag, path: Problem['path'], below: unknown): Bag {
    const result: Bag = isBag(below) ? { ...below } : {};
    const known = Object.keys(shape);
    for (const [written, one] of Object.entries(value)) {
      if (one === undefined || one === null) continue;
      const key = Object.hasOwn(shape, written) ? written : known.find((name) => folded(name) === folded(written));
      const schema = key === undefined ? undefined : shape[key];
      if (key === undefined || schema === undefined || poisonous.has(written)) {
        this.report({ kind: 'unknown', path: [...path, written], found: one, known });
        continue;
      }
      const accepted = this.accept(schema, one, [...path, key], result[key]);
      if (accepted !== nothing) result[key] = accepted;
    }
    return result;
  }
}

/** Adds what a row of an array or a nested object demands but lacks to the problems, and leaves the row out. */
function complete(schema: Schema, value: unknown): { value: unknown; missing: Problem['path'][] } {
  const result = safeParse(schema, value);
  if (result.success) return { value: result.data, missing: [] };
  return { value, missing: result.error.issues.map(({ path }) => path as Problem['path']) };
}

/**
 * Lays the layers over each other, weakest first. Every value that its key does not accept is reported and left out, so the
 * next weaker one holds; objects merge key by key, arrays replace.
 */
export function readConfiguration(schema: z.ZodMiniObject, layers: readonly Layer[]): Configuration {
  const problems: Problem[] = [];
  let merged: Bag = {};
  for (const layer of layers) {
    const reader = new Reader(layer);
    if (layer.value === undefined) continue;
    if (isBag(layer.value)) {
      merged = reader.object(schema.shape, layer.value, [], merged);
    } else {
      reader.report({ kind: 'invalid', path: [], found: layer.value, schema });
    }
    problems.push(...reader.problems);
  }
  // A nested value that is still incomplete falls back to its default as a whole; one at the top without a default is required.
  for (let round = 0; round < 50; round += 1) {
    const { value, missing } = complete(schema, merged);
    if (missing.length === 0) return { value: value as Bag, problems };
    let isStuck = true;
    for (const path of missing) {
      const [key] = path;
      if (path.length > 1 && key !== undefined && Object.hasOwn(merged, key)) {
        problems.push({ kind: 'required', source: 'configuration', path, schema: schema.shape[key] as Schema });
        const { [key]: _dropped, ...rest } = merged;
        merged = rest;
        isStuck = false;
      }
    }
    if (isStuck) {
      for (const path of missing) {
        problems.push({
          kind: 'required',
          source: 'configuration',
          path,
          schema: schema.shape[path[0] as string] as Schema,
        });
      }
      return { value: undefined, problems };
    }
  }
  return { value: undefined, problems };
}
