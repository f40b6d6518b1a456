import { expect, test } from 'vitest';
import { isShallowEqual, keepEqual } from './shallow-equal.ts';

test.each([
  [{ a: 1 }, { a: 1 }, true],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: undefined }, { b: 1 }, false],
  [{ a: [] }, { a: [] }, false],
])('compares %o with %o by their values: %s', (a, b, expected) => {
  expect(isShallowEqual(a, b)).toBe(expected);
});

test('returns the previous object while no value changed', () => {
  let count = 0;
  const read = keepEqual(() => ({ count }));
  const first = read();
  expect(read()).toBe(first);
  count = 1;
  expect(read()).toEqual({ count: 1 });
});
