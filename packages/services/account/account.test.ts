import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MalformedError, RefusedError } from '../errors.ts';
import { servicesConfig } from '../services-config.ts';
import { stubClient } from '../testing/stub-client.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { checkCustomerExamples } from './check-customer.examples.ts';
import { checkCustomer } from './check-customer.ts';
import { extendSessionExamples } from './extend-session.examples.ts';
import { extendSession } from './extend-session.ts';
import { loadCustomerProfileExamples } from './load-customer-profile.examples.ts';
import { loadCustomerProfile } from './load-customer-profile.ts';
import { sendPasswordReset } from './send-password-reset.ts';
import { setPasswordExamples } from './set-password.examples.ts';
import { passwordRefusalOf, setPassword } from './set-password.ts';
import { signInExamples } from './sign-in.examples.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

const minute = 60_000;
const now = Date.parse('2026-11-20T17:03:00.000Z');
const stub = stubbedCalls({ now: () => now });
const { respondsWith, query, body } = stub;
const alex = { email: 'alex@example.com', password: 'Example1!' };

describe('signIn', () => {
  const { response } = signInExamples;

  it('sends email and password, the password exactly as typed', async () => {
    respondsWith(response.signedIn.body);
    await signIn(stub.client, { email: ' alex@example.com ', password: '  Exam ple1!  ' });
    expect(body()).toEqual({ email: 'alex@example.com', password: '  Exam ple1!  ' });
    expect(stub.received().url.pathname).toBe('/api/customer/signin');
    expect(stub.received().headers).toMatchObject({ recaptchatoken: 'sandbox' });
    expect(stub.received().headers).not.toHaveProperty('authorization');
  });

  it('reads token, lifetime, email, state and name', async () => {
    respondsWith(response.signedIn.body);
    expect(await signIn(stub.client, alex)).toEqual({
      token: 'customer-7f3a',
      lifetime: 30 * minute,
      email: 'alex@example.com',
      state: 'TX',
      name: 'Alex Example',
    });
  });

  it('reads other names, another case and unknown keys, and fills in what is missing', async () => {
    respondsWith({ IsSuccess: 'True', AccessToken: 'customer-1', EXPIRES: null, Mail: '', firstName: ' Alex ', x: {} });
    expect(await signIn(stub.client, alex)).toEqual({
      token: 'customer-1',
      lifetime: 30 * minute,
      email: 'alex@example.com',
      state: '',
      name: 'Alex',
    });
  });

  it.each([
    ['a refusal', { isSuccess: false, message: 'No' }],
    ['an answer without a token and with a message', { token: null, message: 'No' }],
  ])('throws a refusal for %s', async (_what, answer) => {
    respondsWith(answer);
    const error = await signIn(stub.client, alex).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({ reason: 'No' });
  });

  it('throws a malformed error for a response without a token and without a message', async () => {
    respondsWith({ isSuccess: true });
    await expect(signIn(stub.client, alex)).rejects.toBeInstanceOf(MalformedError);
  });

  it('is not retried when the service is down, because every try counts', async () => {
    stub.respondsWithStatus(503, {});
    await expect(signIn(stub.client, alex)).rejects.toMatchObject({ kind: 'status', status: 503 });
  });
});

it('ignores the token of a response where a gateway keeps the token in a cookie', async () => {
  const { base } = stub.client.services.api;
  const services = z.parse(servicesConfig, { api: { base }, session: { mode: 'cookie' } });
  const { client } = stubClient(base, { services, now: () => now });
  respondsWith({ isSuccess: true, token: 'customer-1', email: 'alex@example.com' });
  expect(await signIn(client, alex)).toMatchObject({ token: '', email: 'alex@example.com' });
  expect(await extendSession(client)).toEqual({ token: '', lifetime: 30 * minute });
});

describe('loadCustomerProfile', () => {
  const { response } = loadCustomerProfileExamples;
  const load = () => loadCustomerProfile(stub.client);

  it('reads every field of the profile', async () => {
    respondsWith(response.whole.body);
    expect(await load()).toEqual({
      firstName: 'Alex',
      lastName: 'Example',
      fullName: 'Alex Example',
      street: '100 Congress Ave',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      email: 'alex@example.com',
      phone: '5125550142',
      licenseNumber: '12345678',
      customerCode: 'C-1001',
      getsTextMessages: true,
      birthDate: '1990-04-17',
      lifetime: 30 * minute,
    });
    expect(query()).toEqual({ path: '/api/customer/profile' });
    expect(stub.received().headers.authorization).toBe('Bearer customer-1');
  });

  it('reads a nested address, and a whole name sent as the first name', async () => {
    respondsWith(response.nestedAddress.body);
    expect(await load()).toMatchObject({
      fullName: 'Jordan Sample',
      street: '200 Sample Street',
      city: 'Los Angeles',
      state: 'CA',
      zip: '90012',
      getsTextMessages: undefined,
    });
  });

  it('reads other names, another case, numbers, nulls and other formats', async () => {
    respondsWith({
      First_Name: 'Alex',
      LASTNAME: 'Example',
      streetAddress: '1 Main St',
      State: 'tx',
      zip: 2134,
      Email: 'alex@example.com',
      PhoneNumber: '(512) 555-0142',
      license: 12345678,
      customerId: 77,
      smsNotify: 'N',
      dob: '04/17/1990',
      city: null,
      more: [],
    });
    expect(await load()).toMatchObject({
      fullName: 'Alex Example',
      street: '1 Main St',
      city: '',
      state: 'TX',
      zip: '02134',
      phone: '5125550142',
      licenseNumber: '12345678',
      customerCode: '77',
      getsTextMessages: false,
      birthDate: '1990-04-17',
    });
  });

  it('keeps an unreadable zip code, phone number or state as it was sent', async () => {
    respondsWith({ name: 'Alex', zipCode: 'K1A 0B1', phone: '+44 20 7946 0000', state: 'Ontario' });
    expect(await load()).toMatchObject({ zip: 'K1A 0B1', phone: '+44 20 7946 0000', state: 'Ontario' });
  });

  it.each([[{}], [{ isSuccess: true, message: 'OK' }], [{ city: 'Austin' }]])(
    'throws a malformed error for %j, which names nobody',
    async (answer) => {
      respondsWith(answer);
      await expect(load()).rejects.toBeInstanceOf(MalformedError);
    },
  );
});

describe('checkCustomer', () => {
  const { response } = checkCustomerExamples;

  it.each([
    [response.known.body, true],
    [response.unknown.body, false],
    [response.withheld.body, undefined],
    [{ Exists: 'yes' }, true],
    [{ is_customer_exist: 0 }, false],
  ])('reads %j as %j', async (answer, exists) => {
    respondsWith(answer);
    expect(await checkCustomer(stub.client, { email: ' alex@example.com' })).toBe(exists);
    expect(body()).toEqual({ email: 'alex@example.com' });
    // The email address is not in the URL.
    expect(stub.received().url.href).not.toContain('alex');
  });

  it.each([404, 400])('reads a refusal with status %i as no account if its message says so', async (status) => {
    stub.respondsWithStatus(status, { isSuccess: false, message: 'Customer not found' });
    expect(await checkCustomer(stub.client, alex)).toBe(false);
  });

  it.each([{}, { message: 'no Route matched with those values' }])(
    'does not read 404 with %j as no account',
    async (answer) => {
      stub.respondsWithStatus(404, answer);
      await expect(checkCustomer(stub.client, alex)).rejects.toMatchObject({ status: 404 });
    },
  );
});

describe('password', () => {
  const link = { token: 'reset-1', password: ' Exam ple1! ', passwordVerify: ' Exam ple1! ' };

  it('is reset by a mail, which is requested with the email address and the page of the link', async () => {
    respondsWith({ isSuccess: true });
    const resetPage = 'https://www.agency.example/set-password';
    await sendPasswordReset(stub.client, { email: 'alex@example.com ', resetPage });
    expect(body()).toEqual({ email: 'alex@example.com', resetPage });
  });

  it('is sent unchanged, with the token of the link as the only credential', async () => {
    respondsWith({ isSuccess: true });
    await setPassword(stub.client, link);
    expect(body()).toEqual(link);
    expect(stub.received().headers).not.toHaveProperty('authorization');
    expect(stub.received().url.href).not.toContain('reset-1');
  });

  it.each([
    [setPasswordExamples.response.commonPassword.body, 'commonPassword'],
    [setPasswordExamples.response.linkExpired.body, 'linkExpired'],
    [{ isSuccess: false, message: 'No', ErrorCode: 'common_password' }, 'commonPassword'],
    [{ isSuccess: false, message: 'No', code: 'E17' }, undefined],
    [{ isSuccess: false, message: 'No', code: 17 }, undefined],
    [setPasswordExamples.response.refused.body, undefined],
  ])('is refused by %j with the cause %j', async (answer, cause) => {
    respondsWith(answer);
    const error = await setPassword(stub.client, link).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RefusedError);
    expect(passwordRefusalOf(error)).toBe(cause);
    expect(passwordRefusalOf(new Error('other'))).toBeUndefined();
  });
});

describe('extendSession', () => {
  it.each([
    [extendSessionExamples.response.extended.body, 'customer-8b21'],
    [{ ACCESSTOKEN: 'customer-2' }, 'customer-2'],
    [extendSessionExamples.response.sameToken.body, ''],
  ])('reads %j as the token %j', async (answer, token) => {
    respondsWith(answer);
    expect(await extendSession(stub.client)).toMatchObject({ token, lifetime: 30 * minute });
  });

  it('throws a malformed error for a response with neither a token nor an expiration', async () => {
    respondsWith({ isSuccess: true });
    await expect(extendSession(stub.client)).rejects.toBeInstanceOf(MalformedError);
  });
});

describe('signOut', () => {
  it('sends the customer’s token, and accepts any acknowledgement', async () => {
    respondsWith('OK');
    await signOut(stub.client, { token: 'customer-0', variant: 'primary' });
    expect(stub.received().url.pathname).toBe('/api/customer/signout');
    expect(stub.received().headers.authorization).toBe('Bearer customer-0');
  });
});
