import { describe, expect, it } from 'vitest';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { authenticateCustomer } from './authenticate-customer.ts';
import { createCustomerExamples } from './create-customer.examples.ts';
import { newCustomer } from './create-customer.fixture.ts';
import { createCustomer } from './create-customer.ts';

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });

describe('authenticateCustomer', () => {
  const authenticate = () => authenticateCustomer(calls.client, newCustomer);

  it('sends email, phone and birth date, and returns the fetch token', async () => {
    calls.respondsWith({ isSuccess: true, token: 'fetch-1' });
    expect(await authenticate()).toEqual({ fetchToken: 'fetch-1' });
    expect(calls.query()).toEqual({ path: '/api/customer/authenticate' });
    expect(calls.body()).toEqual({ email: 'jose@example.com', phone: '5125550142', dob: '1990-04-07' });
    expect(calls.received().headers.authorization).toBe('Bearer guest-1');
  });

  it.each([
    ['another name', { AccessToken: 'fetch-2' }],
    ['the key of the token’s data', { data: 'fetch-2', isSuccess: 'True' }],
  ])('reads the token under %s', async (_what, body) => {
    calls.respondsWith(body);
    expect(await authenticate()).toEqual({ fetchToken: 'fetch-2' });
  });

  it.each([
    ['refuses', { isSuccess: false, message: 'Please call us' }, 'refused'],
    ['sends no token', { isSuccess: true }, 'malformed'],
  ])('throws when the service %s', async (_what, body, kind) => {
    calls.respondsWith(body);
    await expect(authenticate()).rejects.toMatchObject({ kind });
  });
});

describe('createCustomer', () => {
  const create = (changes: object = {}) =>
    createCustomer(calls.client, { ...newCustomer, ...changes, fetchToken: 'fetch-1', intent: 'i-1' });

  it('sends the fields under both names, the state in the header, and the key of the intent', async () => {
    calls.respondsWith(createCustomerExamples.response.created.body);
    await create({ firstName: ' José ', city: 'Austin ' });
    expect(calls.query()).toEqual({ path: '/api/customer/create' });
    expect(calls.body()).toEqual({
      firstname: 'José',
      name: 'José',
      lastname: "O'Brien-García",
      dob: '1990-04-07',
      email: 'jose@example.com',
      phone: '5125550142',
      state: 'TX',
      city: 'Austin',
      zipcode: '78701',
      zipCode: '78701',
      loyaltyEnrollmentStatus: 'Enrolled',
    });
    const { header } = calls.received().body as { header: Record<string, string> };
    expect(header).toMatchObject({ state: 'TX', lang: 'en', brandCode: 'LS' });
    expect(calls.received().headers).toMatchObject({
      authorization: 'Bearer fetch-1',
      'idempotency-key': '"i-1"',
    });
  });

  it.each([
    [200, ''],
    [204, ''],
    [200, 'OK'],
    [201, { customerId: 7 }],
  ])('accepts the status %s with %j as a success', async (status, body) => {
    calls.respondsWithStatus(status, body);
    await expect(create()).resolves.toBeUndefined();
  });

  it.each([200, 400, 500])('throws a refusal with the service’s message for status %s', async (status) => {
    calls.respondsWithStatus(status, { isSuccess: false, message: 'There is an account already.' });
    await expect(create()).rejects.toMatchObject({ kind: 'refused', reason: 'There is an account already.' });
  });

  it('throws a status error for a rejected fetch token', async () => {
    calls.respondsWithStatus(401, { isSuccess: false, message: 'Token has expired' });
    await expect(create()).rejects.toMatchObject({ kind: 'status', status: 401 });
  });
});
