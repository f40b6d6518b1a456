import { expect, test } from 'vitest';
import { firstSyntaxError } from './problem-ranges.ts';

test.each([
  ['an unterminated string', '{\n "labels": { "submit": "Go" ', { line: 2, path: 'labels.submit' }],
  ['a missing colon', '{\n "labels": {\n  "submit" "Go"\n }\n}', { line: 3, path: 'labels.submit' }],
  ['a missing colon after a trailing comma', '{\n "a": [1, 2,],\n "b": {\n  "c" 1\n }\n}', { line: 4, path: 'b.c' }],
  ['a missing colon after curly quotes', '{\n “a”: “one”,\n "b": {\n  "c" 1\n }\n}', { line: 4, path: 'b.c' }],
  ['a missing colon after a non-breaking space', '{\n "a":\u00a01,\n "b" 1\n}', { line: 3, path: 'b' }],
  ['a missing colon after a string with curly quotes', '{\n "a": "say “hi”",\n "b" 1\n}', { line: 3, path: 'b' }],
  ['a JavaScript value in a list', '{\n "a": [\n  { "b": undefined }\n ]\n}', { line: 3, path: 'a[0].b' }],
  ['trailing text', '{ "a": 1 }\n}', { line: 2, path: '' }],
])('locates %s by line and path', (_what, text, place) => {
  expect(firstSyntaxError(text)).toMatchObject(place);
});

test('gives the reason of the located error, not of repaired ones', () => {
  const { reason } = firstSyntaxError('{\n “a”: [1, 2,],\n "b": { "c" 1 }\n}');
  expect(reason).toContain("Expected ':'");
  expect(reason).toContain('"c" 1');
});
