import { expect, test } from 'vitest';
import { keyName } from './key-name.ts';

test.each([
  ['quotePage', 'Quote page'],
  ['results.buyNow', 'Results: buy now'],
  ['videoId', 'Video ID'],
  ['zip-form', 'Zip form'],
  ['author_name', 'Author name'],
  ['maxTopRated', 'Max top rated'],
])('converts the key %s to the words %s', (key, name) => {
  expect(keyName(key)).toBe(name);
});
