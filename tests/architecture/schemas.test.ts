import { expect, test } from 'vitest';
import { driftedSchemas } from '#build/schemas';

test('config-schemas/ is what the sources say; npm run schemas writes it anew', async () => {
  expect(await driftedSchemas()).toEqual([]);
});
