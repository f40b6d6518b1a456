import { expect, test } from 'vitest';
import { loadSchemas } from './load-schemas.ts';
import { acceptedPart } from './read-section.ts';

test('omits labels of which none is known', async () => {
  const schemas = await loadSchemas('zip-form');
  const value = { quotePage: '/q', labels: { sumbit: 'Go' } };
  expect(acceptedPart(schemas, [{ source: 'settings', value }])).toEqual({ quotePage: '/q' });
});
