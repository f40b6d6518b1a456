import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { readLenientJson } from './lenient-json.ts';

test.each([
  ['{"a":"b"}', { a: 'b' }, []],
  ['{“a”: “b”}', { a: 'b' }, ['curly quotes were made straight']],
  ['{&quot;a&quot;:&quot;b&quot;}', { a: 'b' }, ['entities were decoded']],
  ['{&amp;quot;a&amp;quot;:1}', { a: 1 }, ['entities were decoded']],
  ['{&#8220;a&#8221;:1}', { a: 1 }, ['entities were decoded', 'curly quotes were made straight']],
  ['{"a":1,\n<br />\n"b":2}', { a: 1, b: 2 }, ['paragraph and line-break tags were removed']],
  ['<p>{"a":1}</p>', { a: 1 }, ['paragraph and line-break tags were removed']],
  ['{"a":\u00a01}', { a: 1 }, ['odd spaces were made plain']],
  ['{"a":[1,2,],}', { a: [1, 2] }, ['a trailing comma was removed']],
  ['{"a":"she said “hi”"}', { a: 'she said “hi”' }, []],
  ['{"a":"she said “hi”",}', { a: 'she said “hi”' }, ['a trailing comma was removed']],
  ['{\u00a0"a":"she said “hi”"}', { a: 'she said “hi”' }, ['odd spaces were made plain']],
  ['{"a":"R&amp;D, ]",}', { a: 'R&amp;D, ]' }, ['a trailing comma was removed']],
])('reads %s and reports its repairs', (text, value, repairs) => {
  expect(readLenientJson(text)).toEqual({ isRead: true, value, repairs });
});

test('rejects text that can be read in more than one way', () => {
  expect(readLenientJson('{"a": b}').isRead).toBe(false);
  expect(readLenientJson('').isRead).toBe(false);
});

test.each([
  ["{'a': 1}", 'Keys and texts are in double quotes: "submit", not \'submit\'.'],
  ['{ submit: "Go" }', 'Keys are in double quotes: "submit", not submit.'],
  ['{"a": 1} // the price', 'JSON has no comments.'],
  ['{"a": 1};', 'There is no semicolon at the end.'],
])('explains the mistake in %s', (text, hint) => {
  const reading = readLenientJson(text);
  expect(reading).toMatchObject({ isRead: false, reason: expect.stringContaining(hint) as string });
  expect(reading).toMatchObject({ reason: expect.stringContaining(`Near: ${text.slice(0, 5)}`) as string });
});

test.each([
  `{"a": "see // below, 'b', { c: 1 };" "d": 1}`,
  '{"a": "say \\"// no\\"" "d": 1}',
  '{"a": "not closed // d: 1',
])('gives no hint for what is inside a text: %s', (text) => {
  expect(readLenientJson(text)).toMatchObject({
    isRead: false,
    reason: expect.not.stringMatching(/JSON has no comments|double quotes: "submit"|semicolon/) as string,
  });
});

test.each([
  ['Chromium', "Expected property name or '}' in JSON at position 14 (line 2 column 5)"],
  ['an older Chromium', "Expected property name or '}' in JSON at position 14"],
  ['Firefox', "JSON.parse: expected property name or '}' at line 2 column 5 of the JSON data"],
])('quotes the text around the error offset of %s', (_browser, message) => {
  const parse = vi.spyOn(JSON, 'parse').mockImplementation(() => {
    throw new SyntaxError(message);
  });
  try {
    const text = `{ "a": 1,\n    submit: 1, "and": "another text" }`;
    expect(readLenientJson(text)).toEqual({
      isRead: false,
      reason: `Keys are in double quotes: "submit", not submit. ${message}. Near: { "a": 1, submit: 1, "and": "a`,
    });
  } finally {
    parse.mockRestore();
  }
});

test('never changes valid JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(readLenientJson(text)).toEqual({ isRead: true, value: JSON.parse(text) as unknown, repairs: [] });
    }),
  );
});
