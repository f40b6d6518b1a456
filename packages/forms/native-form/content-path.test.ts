import { expect, test } from 'vitest';
import { withoutContentPath } from './content-path.ts';

const contentPaths = ['/', '', '/content/lonestar/us/', '/content/goldencoast/us/', '/content/pacific/us', '/us'];

test.each([
  ['/content/lonestar/us/newsletter', '/newsletter'],
  ['/content/goldencoast/us/es/newsletter?a=b', '/es/newsletter?a=b'],
  ['/content/pacific/us/newsletter', '/newsletter'],
  ['/content/pacific/us//intruder.example/', '/intruder.example/'],
  ['/us', '/'],
  ['/us?a=b', '/?a=b'],
  ['/us#form', '/#form'],
  ['/content/lonestar/us', '/'],
  ['/usa/newsletter', '/usa/newsletter'],
  ['/us-news', '/us-news'],
  ['/content/other/us/newsletter', '/content/other/us/newsletter'],
  ['/newsletter/content/lonestar/us/', '/newsletter/content/lonestar/us/'],
  ['https://www.agency.example/content/lonestar/us/x', 'https://www.agency.example/x'],
  ['//www.agency.example/us?a=b', '//www.agency.example/?a=b'],
  ['HTTP://localhost:4000/us/x', 'HTTP://localhost:4000/x'],
  ['https://www.agency.example/usa/x', 'https://www.agency.example/usa/x'],
  ['https://www.agency.example', 'https://www.agency.example'],
  ['https://www.agency.example/us//intruder.example/', 'https://www.agency.example/intruder.example/'],
])('posts to the path of the site instead of that of the content system: %s', (action, target) => {
  expect(withoutContentPath(action, contentPaths)).toBe(target);
});
