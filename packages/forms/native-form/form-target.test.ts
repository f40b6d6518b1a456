import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { formTarget, targetProblem } from './form-target.ts';

const contentPaths = ['/', '', '/content/lonestar/us/', '/content/goldencoast/us/', '/content/pacific/us', '/us'];

const elementWith = (html: string) => {
  const { document } = new JSDOM(`<div>${html}</div>`).window;
  return document.querySelector('div')!;
};

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
  expect(formTarget(elementWith(''), action, contentPaths)).toBe(target);
});

test('without a configured address takes that of the form in the element', () => {
  const element = elementWith('<form action="/own" method="post"></form>');
  expect(formTarget(element, '')).toBe('/own');
  expect(formTarget(element, '/configured')).toBe('/configured');
  expect(formTarget(elementWith('<p></p>'), '')).toBe('');
});

test('says why a form cannot be sent', () => {
  const host = { isTrusted: (url: string) => url.startsWith('/') };
  expect(targetProblem(host, '/own')).toBeUndefined();
  expect(targetProblem(host, '')).toContain('set action');
  expect(targetProblem(host, 'https://intruder.example/')).toContain('services.trustedOrigins');
});
