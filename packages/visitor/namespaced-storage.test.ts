import { expect, test } from 'vitest';
import { createNamespacedStorage } from './namespaced-storage.ts';

const now = 1000;

test.each([
  ['{ "expiresAt": 1001 }', true],
  ['{ "expiresAt": 1000 }', false],
  // Only the code that decrypts these texts knows whether they are readable.
  ['{ "expiresAt": 10', true],
  ['null', true],
  ['{}', true],
  ['', true],
])('reports a record with the text %j: %s', (text, isThere) => {
  const storage = { getItem: () => text, setItem: () => undefined, removeItem: () => undefined };
  expect(createNamespacedStorage('LS', storage).has('prefill', now)).toBe(isThere);
});

test('reports no record without storage, or when storage is denied', () => {
  const denied = () => {
    throw new DOMException('The storage is denied.', 'SecurityError');
  };
  const storage = { getItem: denied, setItem: denied, removeItem: denied };
  expect(createNamespacedStorage('LS', storage).has('prefill', now)).toBe(false);
  expect(createNamespacedStorage('LS', undefined).has('prefill', now)).toBe(false);
});
