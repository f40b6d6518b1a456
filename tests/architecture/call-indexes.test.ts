import { expect, test } from 'vitest';
import { driftedCallIndexes } from '#tooling/generate/call-indexes';

test('the generated call indexes are up to date (npm run schemas writes them)', async () => {
  expect(await driftedCallIndexes()).toEqual([]);
});
