import { expect, test } from 'vitest';
import { isSameJson, type Json, valueAt, withoutEmptyObjects, withValueAt } from './json.ts';

test.each<[string, Json, (string | number)[], Json | undefined, Json | undefined]>([
  ['sets a key', {}, ['a', 'b'], 1, { a: { b: 1 } }],
  ['keeps the order of keys', { a: 1, b: 2 }, ['a'], 3, { a: 3, b: 2 }],
  [
    'removes a key and the objects that become empty',
    { a: { b: { c: 1 } }, d: 2 },
    ['a', 'b', 'c'],
    undefined,
    { d: 2 },
  ],
  ['removes everything', { a: { b: 1 } }, ['a', 'b'], undefined, undefined],
  ['sets an item', { a: [{ b: 1 }] }, ['a', 0, 'b'], 2, { a: [{ b: 2 }] }],
  ['keeps an item without its last key', { a: [{ b: 1 }] }, ['a', 0, 'b'], undefined, { a: [{}] }],
  ['removes an item', { a: [1, 2] }, ['a', 0], undefined, { a: [2] }],
  ['creates a list for an item', {}, ['a', 0], 1, { a: [1] }],
  ['replaces a value that is not an object', { a: 'text' }, ['a', 'b'], 1, { a: { b: 1 } }],
])('withValueAt %s', (_what, value, path, next, expected) => {
  const before = structuredClone(value);
  expect(withValueAt(value, path, next)).toEqual(expected);
  expect(value).toEqual(before);
});

test('sets and reads only own keys of any name', () => {
  const value = withValueAt({}, ['__proto__'], 'x') as Json;
  expect(Object.keys(value as object)).toEqual(['__proto__']);
  expect(valueAt(value, ['__proto__'])).toBe('x');
  expect(valueAt({}, ['toString'])).toBeUndefined();
});

test('compares JSON regardless of key order', () => {
  expect(isSameJson({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
  expect(isSameJson({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(isSameJson([1, 2], [2, 1])).toBe(false);
  expect(isSameJson([], {})).toBe(false);
});

test('removes empty objects at any depth, but not items of lists', () => {
  const value = { a: {}, b: { c: { d: {} } }, e: [{}, { f: {}, g: [] }], h: '' };
  expect(withoutEmptyObjects(value)).toEqual({ e: [{}, { g: [] }], h: '' });
});
