import { expect, test } from 'vitest';
import { createNamespacedStorage } from './namespaced-storage.ts';

const now = 1000;

test.each([
  ['{ "expiresAt": 1001 }', true],
  ['{ "expiresAt": 1000 }', false],
  // Whether these can be read, only what decrypts them knows.
  ['{ "expiresAt": 10', true],
  ['null', true],
  ['{}', true],
  ['', true],
])('has a record of the text %j: %s', (text, isThere) => {
  const storage = { getItem: () => text, setItem: () => undefined, removeItem: () => undefined };
  expect(createNamespacedStorage('LS', storage).has('prefill', now)).toBe(isThere);
});

test('has no record where there is no storage, or it is denied', () => {
  const denied = () => {
    throw new DOMException('The storage is denied.', 'SecurityError');
  };
  const storage = { getItem: denied, setItem: denied, removeItem: denied };
  expect(createNamespacedStorage('LS', storage).has('prefill', now)).toBe(false);
  expect(createNamespacedStorage('LS', undefined).has('prefill', now)).toBe(false);
});
