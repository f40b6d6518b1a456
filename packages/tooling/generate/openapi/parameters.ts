import type { CallContract } from '#services/contract/define-call';
import { headerQuery } from '#services/contract/header';
import { type Json, schemaOf } from './schema.ts';

/** The header keys of every GET, shared by all calls. */
export const commonParameters: Json = Object.fromEntries(
  Object.entries(headerQuery).map(([name, schema]) => [name, parameter('query', name, schemaOf(schema), true)]),
);

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'A string of a structured header field, in quotation marks (IETF draft-ietf-httpapi-idempotency-key-header-07). ' +
    'Random, one for each time that the visitor means it; a retry has the same one.',
  schema: { type: 'string', pattern: '^"[\\x20-\\x7e]+"$' },
  example: '"8e03978e40d543ddbc936894a57f9324"',
};

/** Path, query and header parameters. */
export function parametersOf({ params, query, hasIdempotencyKey }: CallContract): Json[] {
  return [
    ...(params ? keysOf('path', schemaOf(params)) : []),
    ...(query ? keysOf('query', schemaOf(query)) : []),
    ...(hasIdempotencyKey ? [idempotencyKey] : []),
  ];
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
