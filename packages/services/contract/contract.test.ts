import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { documentedCalls } from './documented-calls.ts';
import { refusal } from './envelope.ts';

describe.each(documentedCalls.map((call) => [call.contract.id, call] as const))('%s', (_id, { contract, examples }) => {
  it.each(Object.entries(examples.request))('accepts its request example %s', (_name, example) => {
    if (contract.params) z.parse(contract.params, example.params);
    if (contract.query) z.parse(contract.query, example.query);
    if (contract.body) z.parse(contract.body, example.body);
    expect([example.params, example.query, example.body].filter(Boolean).length).toBeGreaterThan(0);
  });

  it.each(Object.entries(examples.response))('accepts its response example %s', (_name, { body }) => {
    const isRefused = (body as { isSuccess?: boolean }).isSuccess === false;
    expect(z.safeParse(isRefused ? refusal : contract.response, body).error).toBeUndefined();
  });

  it('keeps every key and row of its response examples when it parses them', () => {
    for (const { body } of Object.values(examples.response)) {
      if ((body as { isSuccess?: boolean }).isSuccess !== false) expect(z.parse(contract.response, body)).toEqual(body);
    }
  });

  it('converts to JSON Schema', () => {
    for (const schema of [contract.params, contract.query, contract.body, contract.response]) {
      if (schema) expect(z.toJSONSchema(schema, { io: 'input' })).toHaveProperty('type');
    }
  });

  it('describes every path parameter that it uses', () => {
    const named = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = contract.params ? Object.keys(z.toJSONSchema(contract.params).properties ?? {}) : [];
    expect(described).toEqual(named);
  });
});

it('gives every documented call a unique id', () => {
  const ids = documentedCalls.map(({ contract }) => contract.id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('describes every key of every contract', () => {
  for (const { contract } of documentedCalls) {
    for (const schema of [contract.query, contract.body, contract.response]) {
      if (schema) {
        for (const [name, property] of propertiesOf(z.toJSONSchema(schema, { io: 'input' }))) {
          expect(property, `${contract.id}: ${name}`).toHaveProperty('description');
        }
      }
    }
  }
});

function* propertiesOf(schema: unknown): Generator<[string, unknown]> {
  if (!schema || typeof schema !== 'object') return;
  const { properties } = schema as { properties?: Record<string, unknown> };
  if (properties) yield* Object.entries(properties);
  for (const value of Object.values(schema)) yield* propertiesOf(value);
}
