import type { CallContract } from '#services/contract/define-call';
import { headerQuery } from '#services/contract/header';
import { type Json, schemaOf } from './schema.ts';

/** The header keys of every GET, shared by all calls. */
export const commonParameters: Json = Object.fromEntries(
  Object.entries(headerQuery).map(([name, schema]) => [name, parameter('query', name, schemaOf(schema), true)]),
);

/** Path and query parameters. */
export function parametersOf({ params, query }: CallContract): Json[] {
  return [...(params ? keysOf('path', schemaOf(params)) : []), ...(query ? keysOf('query', schemaOf(query)) : [])];
}

function keysOf(place: 'path' | 'query', schema: Json): Json[] {
  if (!schema.properties) {
    const { description, ...rest } = schema;
    return [{ name: 'keys', in: place, description, style: 'form', explode: true, schema: rest }];
  }
  const required = schema.required as string[] | undefined;
  return Object.entries(schema.properties as Record<string, Json>).map(([name, key]) =>
    name in commonParameters
      ? { $ref: `#/components/parameters/${name}` }
      : parameter(place, name, key, required?.includes(name) ?? false),
  );
}

function parameter(place: 'path' | 'query', name: string, key: Json, required: boolean): Json {
  const { description, ...schema } = key;
  return { name, in: place, required, description, schema };
}
