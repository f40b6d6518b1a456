import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServiceVariant } from '#domain/service-variant';
import { authenticateCustomer } from '#services/account/authenticate-customer.contract';
import { createCustomer } from '#services/account/create-customer.contract';
import { createCustomerExamples } from '#services/account/create-customer.examples';
import { loadCustomerProfile } from '#services/account/load-customer-profile.contract';
import { setPassword } from '#services/account/set-password.contract';
import { signIn } from '#services/account/sign-in.contract';
import { exampleHeader } from '#services/contract/header.examples';
import { logSkippedDatabases, testDatabases } from '../../testing/databases.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

const minute = 60_000;
const example = createCustomerExamples.request.alex.body!;
const newEmail = () => `${randomUUID()}@example.com`;

logSkippedDatabases('create customer');

describe.each(testDatabases)('new customers on $name', ({ url }) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ databaseUrl: url });
  });
  afterAll(() => sandbox.close());

  async function fetchToken(email: string, variant: ServiceVariant = 'primary') {
    const body = { email, phone: example.phone, dob: example.dob };
    return (await sandbox.ask(authenticateCustomer, { body, variant })).body.token;
  }
  interface Creation {
    token?: string;
    key?: string;
    variant?: ServiceVariant;
    body?: Partial<typeof example>;
  }
  const create = async (email: string, { token, key, variant = 'primary', body }: Creation = {}) =>
    sandbox.ask(createCustomer, {
      token: token ?? (await fetchToken(email, variant)),
      body: { ...example, email, ...body },
      variant,
      headers: { 'Idempotency-Key': `"${key ?? randomUUID()}"` },
    });
  const mailsTo = (email: string) =>
    sandbox.read(`/sandbox/mailbox?to=${encodeURIComponent(email)}`) as Promise<{ subject: string; link: string }[]>;
  const profilesOf = (email: string) =>
    sandbox.read(`/sandbox/admin/customers?email=${encodeURIComponent(email)}`) as Promise<unknown[]>;

  it.each(['primary', 'ca'] as const)(
    'a new customer is mailed a link that sets a password, and signs in with it (%s)',
    async (variant) => {
      const email = newEmail();
      const person = { firstname: 'José', name: 'José', lastname: 'O’Brien-García' };
      expect(await create(email, { variant, body: person })).toEqual({
        status: 200,
        body: { isSuccess: true, message: '' },
      });
      const [mail] = await mailsTo(email);
      expect(mail?.subject).toBe('Choose your password');
      const link = new URL(mail!.link);
      expect(link.origin + link.pathname).toBe(`${sandbox.url}/set-password.html`);
      const password = 'Example1!';
      const chosen = { token: link.searchParams.get('token')!, password, passwordVerify: password };
      expect((await sandbox.ask(setPassword, { body: chosen, variant })).body.isSuccess).toBe(true);
      const { token } = (await sandbox.ask(signIn, { body: { email, password }, variant })).body;
      expect((await sandbox.ask(loadCustomerProfile, { token: token!, variant })).body).toMatchObject({
        name: 'José',
        surname: 'O’Brien-García',
        mail: email,
        city: 'Austin',
        state: 'TX',
      });
    },
  );

  it('a new customer gets mails and refusals in the language of the request', async () => {
    const email = newEmail();
    const header = { ...example.header, lang: 'es' } as const;
    await create(email, { body: { header } });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Elija su contraseña');
    expect(new URL(mail!.link).searchParams.get('language')).toBe('es');
    expect((await create(email, { body: { header } })).body.message).toContain('Ya hay una cuenta');
  });

  it('a new customer keeps the enrollment status in the rewards program', async () => {
    const email = newEmail();
    await create(email, { body: { loyaltyEnrollmentStatus: 'Pending' } });
    expect(await profilesOf(email)).toEqual([
      expect.objectContaining({ variant: 'primary', loyaltyEnrollmentStatus: 'Pending', birthDate: example.dob }),
    ]);
  });

  it('fifty simultaneous requests with one key create one customer', async () => {
    const email = newEmail();
    const token = await fetchToken(email);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(email, { token, key })));
    // Requests that arrive while the first one runs get 409.
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(answers.filter(({ body }) => body.isSuccess).length).toBeGreaterThan(0);
    expect((await create(email, { token, key })).body.isSuccess).toBe(true);
    expect(await profilesOf(email)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('a client has to wait after ten tries with an address, with or without an account', async () => {
    const email = newEmail();
    const wait = { isSuccess: false, message: 'There were too many tries. Please wait a moment.' };
    const token = await fetchToken(email);
    for (let count = 0; count < 10; count += 1)
      expect((await create(email, { token, body: { name: 'Other' } })).status).toBe(400);
    expect(await create(email, { token })).toMatchObject({ status: 429, body: wait });
    const body = { email, phone: example.phone, dob: example.dob };
    const authenticate = () => sandbox.ask(authenticateCustomer, { body, variant: 'primary' });
    for (let count = 0; count < 9; count += 1) expect((await authenticate()).status).toBe(200);
    expect(await authenticate()).toMatchObject({ status: 429, body: wait });
    sandbox.clock.now += 1000;
    expect((await create(email, { token })).body.isSuccess).toBe(true);
  });

  it('customers are unique by email address, in upper and lower case', async () => {
    const email = newEmail();
    await create(email);
    for (const again of [email, email.toUpperCase()])
      expect(await create(again)).toEqual({
        status: 400,
        body: {
          isSuccess: false,
          message: 'There is an account with this email address already. Please sign in, or set a new password.',
        },
      });
    expect(await profilesOf(email)).toHaveLength(1);
  });

  it.each([
    ['another email address', { email: newEmail() }, 403],
    ['another phone', { phone: '5125550100' }, 403],
    ['another date of birth', { dob: '1990-04-18' }, 403],
    ['two first names', { name: 'Other' }, 400],
    ['two zip codes', { zipCode: '75201' }, 400],
    ['another state in the header', { header: { ...exampleHeader, state: 'CA' } }, 400],
    ['a zip code in another state', { state: 'CA', header: { ...exampleHeader, state: 'CA' } }, 400],
  ])('no customer is created with %s', async (_what, body, status) => {
    const email = newEmail();
    const token = await fetchToken(email);
    expect((await create(email, { token, body })).status).toBe(status);
    expect(await profilesOf(email)).toEqual([]);
  });

  it.each([
    ['no token', ''],
    ['a token that was never issued', 'fetch-made-up'],
  ])('a new customer is rejected with 401 for %s', async (_what, token) => {
    expect((await create(newEmail(), { token })).status).toBe(401);
  });

  it('no customer is created with a token that has expired or is of the other services', async () => {
    const email = newEmail();
    expect((await create(email, { token: await fetchToken(email, 'ca') })).status).toBe(401);
    const token = await fetchToken(email);
    sandbox.clock.now += 10 * minute;
    expect((await create(email, { token })).status).toBe(401);
    expect(await profilesOf(email)).toEqual([]);
  });

  it('a customer is created although the connection closes before the answer, and the repeated request succeeds', async () => {
    const email = newEmail();
    const token = await fetchToken(email);
    const key = randomUUID();
    await sandbox.setFault({ call: 'createCustomer', kind: 'hangUpAfter', times: 1 });
    await expect(create(email, { token, key })).rejects.toThrow();
    expect((await create(email, { token, key })).body.isSuccess).toBe(true);
    expect(await profilesOf(email)).toHaveLength(1);
  });
});
