import { expect, it } from 'vitest';
import { callOf } from './call-of.ts';

it.each([
  ['GET', '/sandbox/leads/search', 'leadStore'],
  ['GET', '/sandbox/verifications/search', 'verificationSheet'],
  ['GET', '/zip-form.html', undefined],
  ['GET', '/leads/search', undefined],
])('identifies the server of %s %s as %s', (method, pathname, server) => {
  expect(callOf({ method, pathname })?.server).toBe(server);
});
