import { expect, test } from 'vitest';
import type { JsonSchema } from '#configuration/json-schema';
import { withKnownKeys } from './known-keys.ts';

const schema: JsonSchema = {
  properties: {
    quotePage: { type: 'string' },
    offices: { type: 'array', items: { properties: { zipCode: { type: 'string' } } } },
    links: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

test('spells keys like the schema, at every depth', () => {
  const written = { 'quote-page': '/q', Offices: [{ ZIPCODE: '78701' }], links: { 'Our-Help': '/help' }, other: 1 };
  expect(withKnownKeys(schema, written)).toEqual({
    quotePage: '/q',
    offices: [{ zipCode: '78701' }],
    links: { 'Our-Help': '/help' },
    other: 1,
  });
});

test('keeps the spelling of a repeated key', () => {
  expect(withKnownKeys(schema, { quotePage: '/a', quotepage: '/b' })).toEqual({ quotePage: '/a', quotepage: '/b' });
});
