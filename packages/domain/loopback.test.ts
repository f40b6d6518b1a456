import { expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.12.0.255', true],
  ['[::1]', true],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['my-localhost', false],
  ['10.0.0.1', false],
  ['', false],
])('returns for %s whether it is a loopback host: %s', (hostname, expected) => {
  expect(isLoopback(hostname)).toBe(expected);
});
