import { expect, test } from 'vitest';
import { RefusedError, StatusError } from '#services/errors';
import type { ServiceClient } from '#services/http';
import { requestPasswordReset } from './request-password-reset.ts';

const resetPage = '/set-password';
const email = 'alex@example.com';

/** A client with these responses, by call id and variant. */
function clientOf(answers: Record<string, unknown>, ca = '/ca') {
  const asked: string[] = [];
  const client = {
    services: { api: { base: '/api', ca } },
    pageBase: 'https://www.agency.example/forgot',
    call: ({ id }: { id: string }, { variant }: { variant: string }, read: (wire: unknown) => unknown) => {
      asked.push(`${id} ${variant}`);
      const answer = answers[`${id} ${variant}`];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(read(answer ?? {}));
    },
  } as unknown as ServiceClient;
  return { client, asked };
}

test('falls back to the ca services if the primary ones do not know the customer', async () => {
  const refusal = new RefusedError('checkCustomer', { reason: 'Customer does not exist' });
  const { client, asked } = clientOf({ 'checkCustomer primary': refusal });
  await requestPasswordReset(client, { email, resetPage });
  expect(asked).toEqual(['checkCustomer primary', 'sendPasswordReset ca']);
});

test.each<[string, Record<string, unknown>]>([
  ['does not reveal who exists', {}],
  [
    'refuses for another reason',
    { 'checkCustomer primary': new RefusedError('checkCustomer', { reason: 'Not today.' }) },
  ],
  [
    'is not at this address',
    { 'checkCustomer primary': new RefusedError('checkCustomer', { status: 404, reason: 'no Route matched' }) },
  ],
])('sends through both services, one after the other, if the primary one %s', async (_what, answers) => {
  const { client, asked } = clientOf(answers);
  await requestPasswordReset(client, { email, resetPage });
  expect(asked).toEqual(['checkCustomer primary', 'sendPasswordReset primary', 'sendPasswordReset ca']);
});

test.each([
  ['one variant', '/api'],
  ['two variants', '/ca'],
])('makes the same calls for an address without an account as for one with; %s', async (_what, ca) => {
  const kindsOf = async (isCustomerExist: boolean) => {
    const { client, asked } = clientOf({ 'checkCustomer primary': { isCustomerExist } }, ca);
    await requestPasswordReset(client, { email, resetPage });
    return asked.map((call) => call.split(' ')[0]);
  };
  expect(await kindsOf(false)).toEqual(['checkCustomer', 'sendPasswordReset']);
  expect(await kindsOf(true)).toEqual(await kindsOf(false));
});

test('does not reveal that sending was refused', async () => {
  const refusal = new RefusedError('sendPasswordReset', { reason: 'Unknown email address' });
  const { client } = clientOf({
    'checkCustomer primary': { isCustomerExist: true },
    'sendPasswordReset primary': refusal,
  });
  await expect(requestPasswordReset(client, { email, resetPage })).resolves.toBeUndefined();
});

test.each([403, 429, 503])('rejects with status %i, which says nothing about the customer', async (status) => {
  const { client } = clientOf({ 'checkCustomer primary': new StatusError('checkCustomer', status) });
  await expect(requestPasswordReset(client, { email, resetPage })).rejects.toMatchObject({ status });
});
