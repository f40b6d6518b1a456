import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar-date';
import { paymentMessage } from '#domain/payment-message';
import { findPayablePolicy } from '#services/payment/find-payable-policy.contract';
import { loadPaymentResult } from '#services/payment/load-payment-result.contract';
import { openPaymentSession } from '#services/payment/open-payment-session.contract';
import { setPaymentReturn } from '#services/payment/set-payment-return.contract';
import { logSkippedDatabases, testDatabases } from '../../testing/databases.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

const aDay = 24 * 60 * 60 * 1000;
/** Today by the sandbox's clock, in Chicago. */
const today = '2026-11-20';
const aCard = {
  cardHolderName: 'Alex Example',
  number: '4111 1111 1111 1111',
  expiration: '08/30',
  securityCode: '123',
};

logSkippedDatabases('payment calls');

describe.each(testDatabases)('payments on $name', ({ url }) => {
  let sandbox: TestSandbox;
  let guest: string;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ databaseUrl: url });
    guest = await sandbox.guestToken();
  });
  afterAll(() => sandbox.close());

  /** A policy like the seeded one that no other test uses. */
  const another = (policyNumber: string) => `${policyNumber}-${randomUUID().toUpperCase().slice(0, 13)}`;

  async function lookUp(
    policyNumber: string,
    { dob = '04-17-1990', ...options }: { dob?: string; variant?: 'primary' | 'ca'; token?: string } = {},
  ) {
    const body = { policyNumber, receiptEmail: 'alex@example.com', receiptPhone: '5125550142', dob };
    return (await sandbox.ask(findPayablePolicy, { body, token: guest, ...options })).body;
  }

  /** Looks a policy up and opens sessions for it. */
  async function payable(policyNumber = another('LKM-1001')) {
    const { policyId, token } = await lookUp(policyNumber);
    const query = { policyId: String(policyId), token: token! };
    return {
      policyNumber,
      policyId: query.policyId,
      async opens(intent: string = randomUUID()) {
        const { body, status } = await sandbox.ask(openPaymentSession, {
          query: { ...query, idempotencyKey: intent },
          token: guest,
        });
        return { ...body, status };
      },
      returnsTo: (redirectTo: string) =>
        sandbox
          .ask(setPaymentReturn, { body: { policyId: query.policyId, redirectTo }, token: guest })
          .then(({ body }) => body),
      charges: () =>
        sandbox.read(`/sandbox/charges?policyNumber=${policyNumber}`) as Promise<Record<string, unknown>[]>,
    };
  }

  /** Sends the form of the payment page without following the redirect. */
  async function send(
    paymentUrl: string,
    { way = '', card = aCard }: { way?: '' | '/decline' | '/leave'; card?: Partial<typeof aCard> } = {},
  ) {
    const address = new URL(paymentUrl);
    address.pathname += way;
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(way ? {} : card),
    });
    const location = response.headers.get('Location') ?? '';
    return {
      status: response.status,
      location,
      token: location ? new URL(location, paymentUrl).searchParams.get('token')! : '',
      page: await response.text(),
    };
  }

  const askResult = async (token: string, query: Record<string, string> = {}) =>
    (await sandbox.ask(loadPaymentResult, { query: { token, ...query }, token: guest })).body;

  async function resultOf(token: string, query?: Record<string, string>) {
    const { paymentDetails, ...customer } = (await askResult(token, query)).customerPayment;
    return { ...customer, detail: paymentDetails[0]! };
  }

  const pageOf = async (address: string) => (await fetch(address)).text();
  const returnUrlOf = () => `${sandbox.url}/make-a-payment.html?lang=en`;

  describe('policy lookup', () => {
    it.each([
      ['LKM-1001', true, 'other', addDays(today, 12)],
      ['CKC-1002', false, 'dueWithin48Hours', addDays(today, 1)],
      ['JNF-1003', false, 'pastDue', addDays(today, -5)],
      ['PLI-1004', false, 'alreadyMade', addDays(today, 12)],
      ['ZZX-1005', true, 'other', addDays(today, 12)],
      ['OFG-1006', false, 'other', addDays(today, 12)],
      ['MGA-1007', true, 'other', addDays(today, 12)],
    ])(
      'returns for the policy %s whether it can be paid and why: %s, %s',
      async (policyNumber, isPayable, meaning, dueDate) => {
        const found = await lookUp(policyNumber);
        expect(found).toMatchObject({
          isSuccess: true,
          isPayable,
          policyNumber,
          paymentDueDate: dueDate,
          applicantName: 'Alex Example',
        });
        expect(paymentMessage(found.message!)).toBe(meaning);
        expect(found.message === '').toBe(isPayable);
        expect(found.carrierUrl).toContain(sandbox.partnerUrl);
        expect(await pageOf(found.carrierUrl!)).toContain(`Pay ${found.company!.replace('&', '&amp;')}`);
      },
    );

    it.each([
      ['an unknown number', 'LKM-9999', {}],
      ['a number that only starts like a known one', 'LKM-10012', {}],
      ['another date of birth', 'LKM-1001', { dob: '04-18-1990' }],
    ])('finds no policy for %s', async (_what, policyNumber, options) => {
      expect(await lookUp(policyNumber, options)).toEqual({ isSuccess: false, message: 'Policy not found' });
    });

    it('finds policies in either variant', async () => {
      for (const variant of ['primary', 'ca'] as const) {
        const token = await sandbox.guestToken(variant);
        expect(await lookUp('SCP-1012', { dob: '11-30-1984', variant, token })).toMatchObject({
          isPayable: true,
          applicantName: 'Jordan Sample',
        });
      }
    });

    it('returns the same due status for each policy on every day', async () => {
      const policies = ['LKM-1001', 'CKC-1002', 'JNF-1003'].map(another);
      const began = sandbox.clock.now;
      try {
        for (let day = 0; day <= 40; day += 1) {
          sandbox.clock.now = began + day * aDay;
          const token = await sandbox.guestToken();
          const found = await Promise.all(policies.map((policyNumber) => lookUp(policyNumber, { token })));
          expect(found.map(({ message }) => message && paymentMessage(message))).toEqual([
            '',
            'dueWithin48Hours',
            'pastDue',
          ]);
        }
      } finally {
        sandbox.clock.now = began;
      }
    });

    it('returns Spanish messages for visitors and English codes for programs', async () => {
      const header = { lang: 'es', trackId: 't', requestDate: '2026-11-20T18:00:00.000Z', brandCode: 'LS' };
      const receipt = { receiptEmail: 'alex@example.com', receiptPhone: '5125550142', dob: '04-17-1990' };
      const ask = async (policyNumber: string) =>
        (await sandbox.ask(findPayablePolicy, { body: { ...receipt, policyNumber, header }, token: guest })).body
          .message!;
      expect(await ask('CKC-1002')).toContain('vence en menos de 48 horas');
      expect(await ask('JNF-1003')).toContain('vencido');
      expect(await ask('PLI-1004')).toBe('This payment has already been made');
    });
  });

  describe('payment session', () => {
    it('opens one session for each payment intent, however often it is requested', async () => {
      const { opens } = await payable();
      const addresses = await Promise.all(Array.from({ length: 50 }, () => opens('once')));
      expect(new Set(addresses.map(({ paymentUrl }) => paymentUrl)).size).toBe(1);
      expect(addresses[0]!.paymentUrl).toMatch(new RegExp(`^${sandbox.partnerUrl}/pay/[-0-9a-f]{36}\\?lang=en$`));
      expect((await opens('another')).paymentUrl).not.toBe(addresses[0]!.paymentUrl);
    });

    it('answers each policy with its own kind of session', async () => {
      const answers = await Promise.all(
        ['MGA-1008', 'MGA-1009', 'MGA-1010', 'MGA-1011'].map(async (number) =>
          (await payable(another(number))).opens(),
        ),
      );
      expect(answers).toEqual([
        {
          isSuccess: true,
          message: '',
          status: 200,
          paymentUrl: expect.stringMatching(/^https:\/\/stranger\.example\//) as unknown,
        },
        {
          isSuccess: true,
          message: '',
          status: 200,
          paymentUrl: expect.stringMatching(/^http:\/\/pay\.stranger\.example\//) as unknown,
        },
        { isSuccess: true, message: '', status: 200 },
        { message: 'The payment service failed', status: 500 },
      ]);
    });

    it('refuses a session for a policy that cannot be paid, and for the token of another lookup', async () => {
      expect(await (await payable(another('CKC-1002'))).opens()).toMatchObject({
        isSuccess: false,
        message: expect.stringContaining('48 hours') as unknown,
      });
      expect(await (await payable(another('PLI-1004'))).opens()).toMatchObject({
        isSuccess: true,
        message: 'This transaction has been approved',
      });
      const [one, other] = [await lookUp(another('LKM-1001')), await lookUp(another('LKM-1001'))];
      const query = { policyId: String(one.policyId), token: other.token!, idempotencyKey: 'x' };
      expect((await sandbox.ask(openPaymentSession, { query, token: guest })).body).toEqual({
        isSuccess: false,
        message: 'Policy not found',
      });
    });

    it('charges a wallet on its payment page only, and once', async () => {
      const { opens, returnsTo, charges } = await payable(another('MGA-1007'));
      await returnsTo(returnUrlOf());
      const [{ paymentUrl }] = await Promise.all([opens('once'), opens('another'), opens('once')]);
      expect(await pageOf(paymentUrl!)).toContain('Pay $96.75');
      expect(await charges()).toEqual([]);
      const sent = await Promise.all(Array.from({ length: 50 }, () => send(paymentUrl!, { card: {} })));
      expect((await resultOf(sent[0]!.token)).detail).toMatchObject({ status: 'A', cardHolderName: 'Alex Example' });
      expect(await charges()).toHaveLength(1);
      expect(await opens('once')).toMatchObject({ isSuccess: true, message: 'This transaction has been approved' });
    });

    it('returns one result token, and charges nothing, for a payment that the carrier has collected', async () => {
      const { opens, charges } = await payable(another('MGA-1013'));
      const answers = await Promise.all(Array.from({ length: 50 }, () => opens('once')));
      expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
      expect(answers[0]).not.toHaveProperty('paymentUrl');
      expect((await resultOf(answers[0]!.token!)).detail).toMatchObject({ status: 'A', amount: 96.75 });
      expect(await charges()).toEqual([]);
    });
  });

  describe('return address', () => {
    it.each([
      'https://stranger.example/',
      'http://localhost:1/',
      'javascript:alert(1)',
      'data:text/html,x',
      '/make-a-payment.html',
      '//stranger.example/',
      'not an address',
    ])('refuses a return address on an untrusted origin: %s', async (redirectTo) => {
      const { returnsTo } = await payable();
      expect(await returnsTo(redirectTo)).toEqual({ isSuccess: false, message: 'This return address is not allowed' });
    });

    it('refuses a return address with credentials, and one for an unknown policy', async () => {
      const { returnsTo } = await payable();
      expect(await returnsTo(sandbox.url.replace('//', '//agency.example@'))).toMatchObject({ isSuccess: false });
      const body = { policyId: 'p-none', redirectTo: returnUrlOf() };
      expect((await sandbox.ask(setPaymentReturn, { body, token: guest })).body).toEqual({
        isSuccess: false,
        message: 'Policy not found',
      });
    });
  });

  describe('payment page', () => {
    it('charges the card and redirects with a token of the result', async () => {
      const { opens, returnsTo, charges, policyNumber } = await payable();
      const { paymentUrl } = await opens();
      expect(await returnsTo(returnUrlOf())).toEqual({ isSuccess: true, message: '' });
      const page = await pageOf(paymentUrl!);
      for (const text of ['Larkspur Mutual', policyNumber, '$128.40', 'Alex Example', 'December 2, 2026'])
        expect(page).toContain(text);
      const { status, location, token } = await send(paymentUrl!);
      expect(status).toBe(303);
      expect(location).toBe(`${returnUrlOf()}&token=${token}`);
      expect(await resultOf(token)).toMatchObject({
        policyNumber,
        carrierName: 'Larkspur Mutual',
        name: 'Alex Example',
        email: 'alex@example.com',
        phoneNumber: '5125550142',
        city: 'Austin',
        detail: {
          status: 'A',
          amount: 128.4,
          dueDate: '2026-12-02',
          payDate: today,
          cardHolderName: 'Alex Example',
          resultMessage: 'Approved',
        },
      });
      const [charge, ...more] = await charges();
      expect(more).toEqual([]);
      expect(charge).toMatchObject({
        policyNumber,
        amount: 128.4,
        dueDate: '2026-12-02',
        cardHolderName: 'Alex Example',
      });
      expect(await opens()).toMatchObject({ message: 'This transaction has been approved' });
      expect(await lookUp(policyNumber)).toMatchObject({
        isPayable: false,
        message: 'This payment has already been made',
      });
    });

    it.each([
      ['/decline', 'D', 'The bank declined the card. Nothing was charged.'],
      ['/leave', 'C', 'You left before paying. Nothing was charged.'],
    ] as const)(
      'charges nothing after %s, returns the message %s, and accepts a later payment',
      async (way, letter, message) => {
        const { opens, returnsTo, charges } = await payable();
        await returnsTo(returnUrlOf());
        const { paymentUrl } = await opens();
        const { token } = await send(paymentUrl!, { way });
        expect((await resultOf(token)).detail).toMatchObject({ status: letter, resultMessage: message });
        expect(await charges()).toEqual([]);
        expect(await send(paymentUrl!)).toMatchObject({ status: 303, token });
        expect((await resultOf(token)).detail).toMatchObject({ status: 'A' });
        // The payment is made: leaving no longer changes its result.
        expect(await send(paymentUrl!, { way })).toMatchObject({ status: 303, token });
        expect((await resultOf(token)).detail).toMatchObject({ status: 'A' });
      },
    );

    it('charges once for 50 simultaneous payments of one session, and of two', async () => {
      const { opens, returnsTo, charges } = await payable();
      await returnsTo(returnUrlOf());
      const [one, other] = [(await opens('one')).paymentUrl!, (await opens('other')).paymentUrl!];
      const sent = await Promise.all(Array.from({ length: 50 }, (_, index) => send(index % 2 ? one : other)));
      expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([303]));
      expect(await charges()).toHaveLength(1);
      const tokens = [...new Set(sent.map(({ token }) => token))];
      expect(tokens).toHaveLength(2);
      const results = await Promise.all(tokens.map(async (token) => (await resultOf(token)).detail));
      expect(
        results.map((detail) => `${detail.status} ${detail.resultMessage}`).toSorted((a, b) => a.localeCompare(b)),
      ).toEqual(['A Approved', 'P This payment has already been made']);
      for (const address of [one, other]) expect(await pageOf(address)).toContain('This payment has been made');
    });

    it('returns consistent results when paying, declining and leaving race', async () => {
      const { opens, returnsTo, charges } = await payable();
      await returnsTo(returnUrlOf());
      const { paymentUrl } = await opens();
      const ways = Array.from({ length: 48 }, (_, index) => (['', '/decline', '/leave'] as const)[index % 3]!);
      const sent = await Promise.all(ways.map((way) => send(paymentUrl!, { way })));
      expect(await charges()).toHaveLength(1);
      expect((await resultOf(sent[0]!.token)).detail).toMatchObject({ status: 'A' });
    });

    it.each([
      ['cardHolderName', 'A'],
      ['cardHolderName', ''],
      ['number', '4111 1111 1111 111'],
      ['number', '4242 4242 4242 4242'],
      ['number', ''],
      ['expiration', '13/30'],
      ['expiration', '00/30'],
      ['expiration', '10/26'],
      ['expiration', '10/2026'],
      ['expiration', '08/1930'],
      ['expiration', 'soon'],
      ['securityCode', '12'],
      ['securityCode', '1234'],
      ['securityCode', ''],
    ] as const)('refuses a card whose %s is %j', async (field, value) => {
      const { opens, charges } = await payable();
      const { paymentUrl } = await opens();
      const { status, page } = await send(paymentUrl!, { card: { ...aCard, [field]: value } });
      expect(status).toBe(422);
      expect(page.match(/id="\w+-error"/g)).toEqual([`id="${field}-error"`]);
      expect(page).not.toContain('value="123"');
      expect(await charges()).toEqual([]);
    });

    it.each(['11/26', '11 / 26', '11/2026', '11 / 2026'])(
      'accepts the expiration %j in its last month',
      async (expiration) => {
        const { opens, returnsTo } = await payable();
        await returnsTo(returnUrlOf());
        const { paymentUrl } = await opens();
        const { token } = await send(paymentUrl!, { card: { ...aCard, expiration } });
        expect((await resultOf(token)).detail).toMatchObject({ status: 'A' });
      },
    );

    it('declines the declining test card, and accepts another one after it', async () => {
      const { opens, returnsTo } = await payable();
      await returnsTo(returnUrlOf());
      const { paymentUrl } = await opens();
      const declined = await send(paymentUrl!, { card: { ...aCard, number: '4000-0000-0000-0002' } });
      expect((await resultOf(declined.token)).detail).toMatchObject({ status: 'D', cardHolderName: 'Alex Example' });
      expect((await resultOf((await send(paymentUrl!)).token)).detail).toMatchObject({ status: 'A' });
    });

    it('shows the result itself when no return address was set', async () => {
      const { opens } = await payable();
      const { paymentUrl } = await opens();
      const { location } = await send(paymentUrl!);
      expect(new URL(location, paymentUrl).href).toBe(paymentUrl);
      expect(await pageOf(paymentUrl!)).toContain('You can close this page.');
    });

    it('expires when the next bill is issued', async () => {
      const { opens, charges } = await payable();
      const { paymentUrl } = await opens();
      const began = sandbox.clock.now;
      sandbox.clock.now += 10 * aDay;
      try {
        expect((await fetch(paymentUrl!)).status).toBe(404);
        expect((await send(paymentUrl!)).status).toBe(404);
      } finally {
        sandbox.clock.now = began;
      }
      expect(await charges()).toEqual([]);
    });

    it('escapes typed text, blocks scripts and forbids caching', async () => {
      const { opens, returnsTo } = await payable();
      await returnsTo(returnUrlOf());
      const { paymentUrl } = await opens();
      const { page } = await send(paymentUrl!, { card: { cardHolderName: '"><script>alert(1)</script>' } });
      expect(page).not.toContain('<script');
      const { headers } = await fetch(paymentUrl!);
      expect(headers.get('Content-Security-Policy')).toMatch(
        new RegExp(
          `^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self' data:; form-action 'self' ${sandbox.url}; base-uri 'none'; frame-ancestors 'none'$`,
        ),
      );
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    });

    it('answers 404 for a guessed payment address', async () => {
      for (const guess of ['1', randomUUID(), '..%2f', 'x'.repeat(500)]) {
        const response = await fetch(`${sandbox.partnerUrl}/pay/${guess}?lang=es`);
        expect(response.status).toBe(404);
      }
    });
  });

  describe('payment result', () => {
    it('returns a payment result only for its own token, which cannot be derived from another', async () => {
      const { opens, returnsTo, policyId, policyNumber } = await payable();
      await returnsTo(returnUrlOf());
      const sessions = await Promise.all(Array.from({ length: 60 }, (_, index) => opens(`intent-${index}`)));
      const left = await Promise.all(sessions.map(({ paymentUrl }) => send(paymentUrl!, { way: '/leave' })));
      const tokens = left.map(({ token }) => token);
      expect(new Set(tokens).size).toBe(60);
      for (const [index, token] of tokens.entries()) {
        // 122 random bits.
        expect(token).toMatch(/^payment-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        const sessionId = new URL(sessions[index]!.paymentUrl!).pathname.split('/')[2]!;
        expect(token).not.toContain(sessionId);
      }
      const near = tokens[0]!.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
      const sessionId = new URL(sessions[0]!.paymentUrl!).pathname.split('/')[2]!;
      for (const guess of [
        near,
        sessionId,
        `payment-${sessionId}`,
        policyId,
        policyNumber,
        'intent-0',
        '%',
        `${tokens[0]!} `,
        tokens[0]!.toUpperCase(),
      ]) {
        expect(await askResult(guess), guess).toEqual({ isSuccess: false, message: 'Payment not found' });
      }
    });

    it('returns a payment result in the language of the request', async () => {
      const { opens, returnsTo } = await payable();
      await returnsTo(returnUrlOf());
      const { token } = await send((await opens()).paymentUrl!, { way: '/decline' });
      expect((await resultOf(token, { 'header.lang': 'es' })).detail.resultMessage).toBe(
        'El banco rechazó la tarjeta. No se le cobró nada.',
      );
    });

    it('deletes payment results together with all charges', async () => {
      // The database may be shared with other runs.
      if (url) return;
      const { opens, returnsTo, policyNumber } = await payable();
      await returnsTo(returnUrlOf());
      const { token } = await send((await opens()).paymentUrl!);
      expect(await (await fetch(`${sandbox.url}/sandbox/charges`, { method: 'DELETE' })).json()).toEqual([]);
      expect(await sandbox.read('/sandbox/charges')).toEqual([]);
      expect(await askResult(token)).toEqual({ isSuccess: false, message: 'Payment not found' });
      expect(await lookUp(policyNumber)).toMatchObject({ isPayable: true });
    });
  });
});
