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

test('keys are spelled as the schema spells them, at every depth', () => {
  const written = { 'quote-page': '/q', Offices: [{ ZIPCODE: '78701' }], links: { 'Our-Help': '/help' }, other: 1 };
  expect(withKnownKeys(schema, written)).toEqual({
    quotePage: '/q',
    offices: [{ zipCode: '78701' }],
    links: { 'Our-Help': '/help' },
    other: 1,
  });
});

test('a key that is there twice stays as it is written', () => {
  expect(withKnownKeys(schema, { quotePage: '/a', quotepage: '/b' })).toEqual({ quotePage: '/a', quotepage: '/b' });
});
