import { expect, test } from 'vitest';
import { driftedCallIndexes } from '#build/call-indexes';

test('the indexes of the calls list every call; npm run schemas writes them', async () => {
  expect(await driftedCallIndexes()).toEqual([]);
});
