import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { described } from './description.ts';

test('a shared schema keeps its description when an optional wrapper is described', () => {
  const shared = described(z.string(), { description: 'A name.' });
  const optional = described(z.optional(shared), { description: 'The name of somebody else.' });
  expect(z.globalRegistry.get(shared)?.description).toBe('A name.');
  expect(z.globalRegistry.get(optional)?.description).toBe('The name of somebody else.');
});

test('describing a schema twice throws', () => {
  const shared = described(z.string(), { description: 'A name.' });
  expect(() => described(shared, { description: 'Another name.' })).toThrow(
    'A schema is described twice: "A name." and "Another name."',
  );
});
