import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { isPlainObject } from '#domain/plain-object';
import type { KeyType } from './coerce.ts';
import { keyTypeOf, keyTypesOf } from './key-types.ts';
import type { SchemaKeyType } from './key-types.ts';
import { mergeSources } from './merge.ts';
import type { Rejection } from './merge.ts';
import type { Problem } from './problem.ts';
import type { ConfigSource } from './sources.types.ts';

export interface Configuration {
  /** Undefined only when a required value is missing. */
  value: Record<string, unknown> | undefined;
  problems: Problem[];
}

/** The sub-schema at `path`. */
function schemaAt(schema: z.core.$ZodType, path: Problem['path']): z.core.$ZodType | undefined {
  let type: KeyType | undefined = keyTypeOf(schema);
  for (const key of path) type = typeof key === 'number' ? type?.items : (type?.keys?.[key] ?? type?.values);
  return (type as SchemaKeyType | undefined)?.schema;
}

const valueAt = (value: unknown, path: Problem['path']): unknown =>
  path.reduce<unknown>((parent, key) => (isPlainObject(parent) ? parent[key] : undefined), value);

/** A rejection with its problem from the schema. */
function problemOf({ kind, source, path, found, type, hasWeaker, item }: Rejection, root: z.ZodMiniObject): Problem {
  const { schema = root, keys = root.shape } = (type ?? {}) as Partial<SchemaKeyType>;
  if (kind === 'unknown') return { kind, source, path, found, known: Object.keys(keys) };
  const problem: Problem = { kind: 'invalid', source, path, found, schema, hasWeaker, ...(item && { item }) };
  if (kind === 'invalid') return problem;
  const [issue] = safeParse(schema, found).error?.issues ?? [];
  const below = (issue?.path ?? []) as Problem['path'];
  return {
    ...problem,
    path: [...path, ...below],
    found: valueAt(found, below),
    schema: schemaAt(schema, below),
    ...(issue?.code === 'custom' && { accepted: issue.message }),
  };
}

/** Parses a configuration and lists the paths of missing required values. */
function parse(schema: z.ZodMiniObject, value: unknown): { value: unknown; missing: Problem['path'][] } {
  const result = safeParse(schema, value);
  if (result.success) return { value: result.data, missing: [] };
  return { value, missing: result.error.issues.map(({ path }) => path as Problem['path']) };
}

/**
 * Reads a whole configuration: merges its sources, weakest first, reports rejected values, and fills in defaults.
 *
 * @example
 * readConfiguration(schema, [{ source: 'page block', value: { quotePage: '/quote' } }]).value // { quotePage: '/quote',
 * … }
 */
export function readConfiguration(schema: z.ZodMiniObject, sources: readonly ConfigSource[]): Configuration {
  const problems: Problem[] = [];
  let merged = mergeSources(keyTypesOf(schema.shape), sources, (rejection) => {
    problems.push(problemOf(rejection, schema));
  });
  const require = (path: Problem['path']) => {
    const [key] = path;
    // A rejected required value has no default to use instead.
    for (const problem of problems)
      if (problem.kind === 'invalid' && problem.path.join('.') === path.join('.'))
        problem.outcome ??= 'It is not used.';
    problems.push({
      kind: 'required',
      source: 'configuration',
      path,
      schema: schema.shape[key as string],
    });
  };
  // An incomplete nested value falls back to its default as a whole; a top-level value without a default is required.
  for (let round = 0; round < 50; round += 1) {
    const { value, missing } = parse(schema, merged);
    if (missing.length === 0) return { value: value as Record<string, unknown>, problems };
    let isStuck = true;
    for (const path of missing) {
      const [key] = path;
      if (path.length > 1 && key !== undefined && Object.hasOwn(merged, key)) {
        require(path);
        const { [key]: _dropped, ...rest } = merged;
        merged = rest;
        isStuck = false;
      }
    }
    if (isStuck) {
      missing.forEach(require);
      return { value: undefined, problems };
    }
  }
  return { value: undefined, problems };
}
