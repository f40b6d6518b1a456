import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServiceVariant } from '#domain/service-variant';
import { checkCustomer } from '#services/account/check-customer.contract';
import { extendSession } from '#services/account/extend-session.contract';
import { loadCustomerProfile } from '#services/account/load-customer-profile.contract';
import { sendPasswordReset } from '#services/account/send-password-reset.contract';
import { setPassword } from '#services/account/set-password.contract';
import { signIn } from '#services/account/sign-in.contract';
import { signOut } from '#services/account/sign-out.contract';
import { exampleHeader } from '#services/contract/header.examples';
import { isLongTier } from '#tooling/testing/tier';
import { logSkippedDatabases, testDatabases } from '../../testing/databases.ts';
import { tenthPercentile } from '../../testing/tenth-percentile.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

const minute = 60_000;
const hour = 60 * minute;
const alex = { email: 'alex@example.com', password: 'Example1!' };
const jordan = { email: 'jordan@example.com', password: 'Sample2@' };
const spanish = { ...exampleHeader, lang: 'es' } as const;
const cookieHeader = { 'X-Requested-With': 'covermount' };

logSkippedDatabases('account calls');

describe.each(testDatabases)('accounts on $name', ({ url }) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ databaseUrl: url, shortestAnswer: 0 });
  });
  afterAll(() => sandbox.close());
  // Wrong passwords of one test do not count in the next.
  beforeEach(() => (sandbox.clock.now += 2 * hour));

  const enter = (body: { email: string; password: string }, variant: ServiceVariant = 'primary') =>
    sandbox.ask(signIn, { body, variant });
  const tokenOf = async (body = alex, variant: ServiceVariant = 'primary') => (await enter(body, variant)).body.token!;
  const profile = (token: string, variant: ServiceVariant = 'primary') =>
    sandbox.ask(loadCustomerProfile, { token, variant });
  const mailsTo = (email: string) =>
    sandbox.read(`/sandbox/mailbox?to=${encodeURIComponent(email)}`) as Promise<
      { to: string; subject: string; body: string; link: string }[]
    >;
  const askForReset = (email: string, options: { variant?: ServiceVariant; header?: typeof spanish } = {}) =>
    sandbox.ask(sendPasswordReset, {
      variant: options.variant ?? 'primary',
      body: { email, resetPage: `${sandbox.url}/set-password.html`, ...(options.header && { header: options.header }) },
    });
  const check = (email: string) => sandbox.ask(checkCustomer, { body: { email } });
  /** The token of the newest mail to an address. */
  async function resetToken(email: string, variant: ServiceVariant = 'primary') {
    await askForReset(email, { variant });
    return new URL((await mailsTo(email))[0]!.link).searchParams.get('token')!;
  }
  const choose = (token: string, password: string, options: { verify?: string; variant?: ServiceVariant } = {}) =>
    sandbox.ask(setPassword, {
      variant: options.variant ?? 'primary',
      body: { token, password, passwordVerify: options.verify ?? password },
    });

  describe('sign-in', () => {
    it('returns a token for 30 minutes with email, state and name, which loads the profile', async () => {
      const { body } = await enter({ ...alex, email: ' ALEX@Example.com ' });
      expect(body).toMatchObject({ email: alex.email, state: 'TX', name: 'Alex Example' });
      expect(Date.parse(body.expiration!) - Date.parse(body.creation!)).toBe(30 * minute);
      expect((await profile(body.token!)).body).toMatchObject({
        name: 'Alex',
        surname: 'Example',
        mail: alex.email,
        customerCode: 'C-1001',
        isSmsNotify: true,
      });
      sandbox.clock.now += 30 * minute;
      expect(await profile(body.token!)).toMatchObject({ status: 401, body: { isSuccess: false } });
    });

    it('signs in only with the services that know the customer, and keeps their tokens apart', async () => {
      expect((await enter(jordan)).body).toMatchObject({ isSuccess: false });
      const token = await tokenOf(jordan, 'ca');
      expect((await profile(token, 'ca')).body).toMatchObject({ name: 'Jordan', state: 'CA' });
      expect((await profile(token)).status).toBe(401);
    });

    it.each([
      ['a wrong password', { ...alex, password: 'example1!' }],
      ['a password with a blank', { ...alex, password: 'Example1! ' }],
      ['an address without an account', { ...alex, email: 'nobody@example.com' }],
      ['an account without a password', { ...alex, email: 'riley@example.com' }],
    ])('returns the same message and status for %s', async (_what, credentials) => {
      const message = 'The email address or the password is not right.';
      expect(await enter(credentials)).toEqual({ status: 200, body: { isSuccess: false, message } });
      const { body } = await sandbox.ask(signIn, { body: { ...credentials, header: spanish } });
      expect(body.message).toBe('El correo electrónico o la contraseña no es correcto.');
    });

    it.each(['alex@example.com', 'nobody@example.com'])(
      'makes %s wait 1, 2, 4 … seconds after five wrong passwords, and never locks the address',
      async (email) => {
        const wrong = () => enter({ email, password: 'Wrong1!' });
        for (let count = 0; count < 5; count += 1) expect((await wrong()).status).toBe(200);
        for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
          const { status, retryAfter } = await tryNow(email);
          expect([status, retryAfter]).toEqual([429, String(wait)]);
          sandbox.clock.now += wait * 1000;
          expect((await wrong()).status).toBe(200);
        }
        sandbox.clock.now += 300_000;
        const right = await enter({ ...alex, email });
        expect(right.status).toBe(200);
        expect(right.body.token !== undefined).toBe(email === alex.email);
      },
    );

    /** Signs in with the right password; returns the status and the `Retry-After` header. */
    async function tryNow(email: string) {
      const response = await fetch(`${sandbox.url}/sandbox/api/customer/signin`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          RecaptchaToken: 'sandbox',
          Origin: 'https://www.agency.example',
        },
        body: JSON.stringify({ header: exampleHeader, email, password: alex.password }),
      });
      expect(response.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
      return { status: response.status, retryAfter: response.headers.get('Retry-After') };
    }

    it('counts simultaneous tries', async () => {
      const tries = await Promise.all(Array.from({ length: 30 }, () => enter({ ...alex, password: 'Wrong1!' })));
      expect(tries.filter(({ status }) => status === 200)).toHaveLength(5);
    });

    it('stops counting wrong passwords after the right one, or after an hour', async () => {
      for (let round = 0; round < 3; round += 1) {
        for (let count = 0; count < 4; count += 1) await enter({ ...alex, password: 'Wrong1!' });
        expect((await enter(alex)).body.token).toBeDefined();
      }
      for (let count = 0; count < 5; count += 1) await enter({ ...alex, password: 'Wrong1!' });
      sandbox.clock.now += hour + 1000;
      for (let count = 0; count < 5; count += 1)
        expect((await enter({ ...alex, password: 'Wrong1!' })).status).toBe(200);
    });

    it('refuses a request without a bot check', async () => {
      expect(await sandbox.ask(signIn, { body: alex, headers: { RecaptchaToken: 'made-up' } })).toMatchObject({
        status: 403,
      });
    });
  });

  describe('response times', () => {
    let fast: TestSandbox;
    beforeAll(async () => {
      fast = sandbox;
      sandbox = await startTestSandbox({ databaseUrl: url });
      // Both sandboxes may share a database, so they need the same time.
      sandbox.clock.now = fast.clock.now;
    });
    afterAll(async () => {
      fast.clock.now = sandbox.clock.now;
      await sandbox.close();
      sandbox = fast;
    });

    // 200 tries detect a difference of 5 %. Fewer, next to other tests, only detect that a part of the work is left
    // out.
    const [tries, most] = isLongTier ? [200, 0.05] : [8, 0.25];

    /** The durations of two requests, made in alternating order, and their distinct answers. */
    async function timesOf(requests: readonly [() => Promise<unknown>, () => Promise<unknown>]) {
      const times: [number[], number[]] = [[], []];
      const answers: [Set<string>, Set<string>] = [new Set(), new Set()];
      for (let count = 0; count < tries; count += 1) {
        for (const index of count % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          sandbox.clock.now += 2 * hour;
          const start = performance.now();
          answers[index].add(JSON.stringify(await requests[index]()));
          times[index].push(performance.now() - start);
        }
      }
      return { known: tenthPercentile(times[0]), unknown: tenthPercentile(times[1]), answers };
    }

    it.each([
      { what: 'a sign-in', ask: (email: string) => enter({ email, password: 'Wrong1!' }), isAlike: true },
      { what: 'a password reset', ask: (email: string) => askForReset(email), isAlike: true },
      { what: 'the question whether there is an account', ask: (email: string) => check(email), isAlike: false },
    ])('$what takes as long for an address without an account as for one with an account', async ({ ask, isAlike }) => {
      const { known, unknown, answers } = await timesOf([() => ask(alex.email), () => ask('nobody@example.com')]);
      expect(Math.abs(known / unknown - 1)).toBeLessThan(most);
      for (const { size } of answers) expect(size).toBe(1);
      if (isAlike) expect(answers[0]).toEqual(answers[1]);
    });
  });

  describe('session', () => {
    it('ends at sign-out, including the tokens that an extension has replaced', async () => {
      const first = await tokenOf();
      const second = (await sandbox.ask(extendSession, { body: {}, token: first })).body.token!;
      await sandbox.ask(signOut, { body: {}, token: second });
      for (const token of [first, second]) expect((await profile(token)).status).toBe(401);
    });

    it('returns its end with the profile', async () => {
      const token = await tokenOf();
      sandbox.clock.now += 10 * minute;
      const { creation, expiration } = (await profile(token)).body;
      expect(Date.parse(expiration!) - Date.parse(creation!)).toBe(20 * minute);
    });

    it('is extended by a new token, while the old one stays valid until its own end', async () => {
      const token = await tokenOf();
      sandbox.clock.now += 28 * minute;
      const { body } = await sandbox.ask(extendSession, { body: {}, token });
      expect((await profile(token)).status).toBe(200);
      sandbox.clock.now += 28 * minute;
      expect((await profile(token)).status).toBe(401);
      expect((await profile(body.token!)).status).toBe(200);
    });

    it('is not extended beyond twelve hours from the sign-in', async () => {
      let token = await tokenOf();
      for (let elapsed = 0; elapsed < 12 * hour - 20 * minute; elapsed += 20 * minute) {
        sandbox.clock.now += 20 * minute;
        token = (await sandbox.ask(extendSession, { body: {}, token })).body.token!;
      }
      sandbox.clock.now += 20 * minute;
      expect((await sandbox.ask(extendSession, { body: {}, token })).body).toEqual({
        isSuccess: false,
        message: 'Please sign in again.',
      });
    });

    it('ends at sign-out, on this device only', async () => {
      const [one, other] = [await tokenOf(), await tokenOf()];
      expect((await sandbox.ask(signOut, { body: {}, token: one })).body).toEqual({ isSuccess: true, message: '' });
      expect((await profile(one)).status).toBe(401);
      expect((await profile(other)).status).toBe(200);
    });

    it.each(['', 'made-up'])('is refused with 401 for the token %j', async (token) => {
      for (const answer of [
        await sandbox.ask(loadCustomerProfile, { token }),
        await sandbox.ask(extendSession, { token, body: {} }),
        await sandbox.ask(signOut, { token, body: {} }),
      ])
        expect(answer.status).toBe(401);
    });

    it('is kept in a cookie that script cannot read, for requests with the header of the widgets', async () => {
      const response = await fetch(`${sandbox.url}/sandbox/api/customer/signin`, {
        method: 'POST',
        headers: { ...cookieHeader, 'Content-Type': 'application/json', RecaptchaToken: 'sandbox' },
        body: JSON.stringify({ header: exampleHeader, ...alex }),
      });
      expect(await response.json()).not.toHaveProperty('token');
      const cookie = response.headers.get('Set-Cookie')!;
      for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/sandbox']) expect(cookie).toContain(part);
      const Cookie = cookie.split(';')[0]!;
      const withCookie = (headers: Record<string, string>) =>
        sandbox.ask(loadCustomerProfile, { token: '', headers: { Cookie, ...headers } });
      expect((await withCookie(cookieHeader)).body).toMatchObject({ name: 'Alex' });
      // A form of another site sends the cookie, but no such header.
      expect((await withCookie({})).status).toBe(401);
      const ended = await sandbox.ask(signOut, { token: '', body: {}, headers: { Cookie, ...cookieHeader } });
      expect(ended.status).toBe(200);
      expect((await withCookie(cookieHeader)).status).toBe(401);
      // A cookie whose token is no longer valid is deleted.
      const rejected = await fetch(`${sandbox.url}/sandbox/api/customer/profile`, {
        headers: { Cookie, ...cookieHeader },
      });
      expect(rejected.headers.get('Set-Cookie')).toMatch(/^covermount_customer_primary=;.*Max-Age=0/);
    });
  });

  describe('password', () => {
    it('is set once with the mailed link, and then signs the customer in', async () => {
      const email = 'riley@example.com';
      const token = await resetToken(email);
      expect((await choose(token, 'Riley123!')).body).toEqual({ isSuccess: true, message: '', email });
      expect((await enter({ email, password: 'Riley123!' })).body.token).toBeDefined();
      expect((await choose(token, 'Other123!')).body).toEqual({
        isSuccess: false,
        message: 'This link no longer works. Please ask for a new one.',
        code: 'linkExpired',
      });
      expect((await enter({ email, password: 'Other123!' })).body.token).toBeUndefined();
    });

    it('is set once by concurrent requests with one link', async () => {
      const token = await resetToken('riley@example.com');
      const passwords = Array.from({ length: 8 }, (_, index) => `Riley${index}!x`);
      const answers = await Promise.all(passwords.map((password) => choose(token, password)));
      expect(answers.filter(({ body }) => body.isSuccess)).toHaveLength(1);
    });

    it('mails a link to the page with its token and state, in the language of the request', async () => {
      const email = 'jordan@example.com';
      await askForReset(email, { variant: 'ca', header: spanish });
      const [mail] = await mailsTo(email);
      expect(mail).toMatchObject({ to: email, subject: 'Elija una contraseña nueva' });
      const link = new URL(mail!.link);
      expect(link.origin + link.pathname).toBe(`${sandbox.url}/set-password.html`);
      expect(link.searchParams.get('state')).toBe('CA');
      const page = await fetch(`${sandbox.url}/sandbox/mailbox?to=${email}`, { headers: { Accept: 'text/html' } });
      expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
      expect((await page.text()).replaceAll('&amp;', '&')).toContain(mail!.link);
    });

    it('a link expires after 30 minutes, or when a later one is mailed', async () => {
      const email = 'riley@example.com';
      const first = await resetToken(email);
      const second = await resetToken(email);
      expect((await choose(first, 'Riley123!')).body).toMatchObject({ code: 'linkExpired' });
      sandbox.clock.now += 30 * minute;
      expect((await choose(second, 'Riley123!')).body).toMatchObject({ code: 'linkExpired' });
    });

    it('accepts a link only at the services that mailed it', async () => {
      const token = await resetToken('jordan@example.com', 'ca');
      expect((await choose(token, 'Sample3@')).body).toMatchObject({ code: 'linkExpired' });
      expect((await choose(token, jordan.password, { variant: 'ca' })).body.isSuccess).toBe(true);
    });

    it.each([
      ['Password1!', 'Password1!', 'commonPassword'],
      ['short', 'short', undefined],
      ['Riley123!', 'Riley124!', undefined],
    ])('refuses the password %j, repeated as %j, and keeps the link valid', async (password, verify, code) => {
      const token = await resetToken('riley@example.com');
      const { body } = await choose(token, password, { verify });
      expect(body.isSuccess).toBe(false);
      expect((body as { code?: string }).code).toBe(code);
      expect((await choose(token, 'Riley123!')).body.isSuccess).toBe(true);
    });

    it('signs the customer out everywhere, and ends a wait, when it is set', async () => {
      const email = 'riley@example.com';
      await choose(await resetToken(email), 'Riley123!');
      const token = await tokenOf({ email, password: 'Riley123!' });
      for (let count = 0; count < 6; count += 1) await enter({ email, password: 'Wrong1!' });
      await choose(await resetToken(email), 'Riley456!');
      expect((await profile(token)).status).toBe(401);
      expect((await enter({ email, password: 'Riley456!' })).body.token).toBeDefined();
    });

    it('answers a reset request the same for an address without an account, and mails nothing', async () => {
      const email = `${randomUUID()}@example.com`;
      expect(await askForReset(email)).toEqual(await askForReset(alex.email));
      expect(await mailsTo(email)).toEqual([]);
    });

    it.each([alex.email, 'nobody@example.com'])(
      'makes %s wait after ten reset requests, and after ten checks for an account',
      async (email) => {
        for (const ask of [askForReset, check]) {
          for (let count = 0; count < 10; count += 1) expect((await ask(email)).status).toBe(200);
          expect((await ask(email)).status).toBe(429);
          sandbox.clock.now += 1000;
          expect((await ask(email)).status).toBe(200);
          expect((await ask(email)).status).toBe(429);
        }
      },
    );

    it('refuses a reset page on another origin', async () => {
      const body = { email: alex.email, resetPage: 'https://stranger.example/set-password' };
      expect((await sandbox.ask(sendPasswordReset, { body })).body.isSuccess).toBe(false);
    });
  });

  it.each([
    [alex.email, 'primary', true],
    ['ALEX@EXAMPLE.COM', 'primary', true],
    [alex.email, 'ca', false],
    [jordan.email, 'ca', true],
    ['nobody@example.com', 'primary', false],
  ] as const)('answers whether %s is a customer of the %s services: %s', async (email, variant, isCustomerExist) => {
    expect((await sandbox.ask(checkCustomer, { body: { email }, variant })).body).toMatchObject({ isCustomerExist });
  });
});
