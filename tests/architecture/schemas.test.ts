import { expect, test } from 'vitest';
import { driftedSchemas } from '#build/schemas';

test('config-schemas/ matches the sources (npm run schemas writes it)', async () => {
  expect(await driftedSchemas()).toEqual([]);
});
