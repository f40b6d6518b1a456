import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyNowCodes } from '#domain/buy-now-status';
import { buyNowStatus } from '#services/auto-payment/buy-now-status.contract';
import { carrierQuestions } from '#services/auto-payment/carrier-questions.contract';
import { carrierResult } from '#services/auto-payment/carrier-result.contract';
import { currentBuyNowStatus } from '#services/auto-payment/current-buy-now-status.contract';
import { logPurchase } from '#services/auto-payment/log-purchase.contract';
import { openPurchasePayment } from '#services/auto-payment/open-purchase-payment.contract';
import { policyDocument } from '#services/auto-payment/policy-document.contract';
import { processPayment } from '#services/auto-payment/process-payment.contract';
import { purchaseProgress } from '#services/auto-payment/purchase-progress.contract';
import { signPolicy } from '#services/auto-payment/sign-policy.contract';
import { submitPurchase } from '#services/auto-payment/submit-purchase.contract';
import { exampleHeader, exampleHeaderQuery } from '#services/contract/header.examples';
import { loadQuoteByTransaction } from '#services/quotes/load-quote-by-transaction.contract';
import { prepareTransaction } from '#services/rating/prepare-transaction.contract';
import type { DeskState } from '../../desk/desk-state.ts';
import { logSkippedDatabases, testDatabases } from '../../testing/databases.ts';
import { minimalRequest } from '../../testing/quote-requests.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

const aSecond = 1_000;
const aMinute = 60 * aSecond;
const accepted = [
  { questionCd: 'Rideshare', answer: 'N' },
  { questionCd: 'Deliveries', answer: 'N' },
  { questionCd: 'Registered', answer: '1' },
];
const visa = {
  cardHolderName: 'Alex Example',
  number: '4111 1111 1111 1111',
  expiration: '08/30',
  securityCode: '123',
};

logSkippedDatabases('auto payment calls');

describe.each(testDatabases)('auto payment on $name', ({ url }) => {
  let sandbox: TestSandbox;
  let guest: string;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ databaseUrl: url });
    guest = await sandbox.guestToken();
  });
  afterAll(() => sandbox.close());

  const elapse = (milliseconds: number) => {
    sandbox.clock.now += milliseconds;
  };

  /** A purchase with the calls of a page. */
  function purchaseOf({ transactionId, carrierId = '1004' }: { transactionId: string; carrierId?: string }) {
    const both = { transactionId, carrierId };
    const ask = {
      code: async () =>
        (await sandbox.ask(currentBuyNowStatus, { body: { transactionId }, token: guest })).body.currentBuyNowStatus,
      status: async () => (await sandbox.ask(buyNowStatus, { body: both, token: guest })).body.buyNowStatusResponse,
      result: async () => (await sandbox.ask(carrierResult, { body: both, token: guest })).body,
      progress: async () => (await sandbox.ask(purchaseProgress, { body: { transactionId }, token: guest })).body,
      submit: async (changes: Record<string, unknown> = {}) =>
        sandbox.ask(submitPurchase, {
          body: {
            ...minimalRequest,
            header: exampleHeader,
            transactionId: randomUUID(),
            requestStep: '2',
            rc1TransactionId: transactionId,
            carrierId,
            quote: { companyId: carrierId, term: 6 },
            questionAnswers: accepted,
            ...changes,
          },
          token: guest,
        }),
      opens: async (body: Record<string, unknown> = {}) =>
        (await sandbox.ask(openPurchasePayment, { body: { transactionId, ...body }, token: guest })).body,
      pays: async (key: string = randomUUID(), body: Record<string, unknown> = {}) =>
        sandbox.ask(processPayment, {
          body: { transactionId, ...body },
          token: guest,
          headers: { 'Idempotency-Key': `"${key}"` },
        }),
      signs: async (key: string = randomUUID(), body: Record<string, unknown> = {}) =>
        sandbox.ask(signPolicy, {
          body: { ...both, ...body },
          token: guest,
          headers: { 'Idempotency-Key': `"${key}"` },
        }),
      record: async () =>
        (
          (await sandbox.read(`/sandbox/admin/buy-now?transactionId=${transactionId}`)) as {
            charges: Record<string, unknown>[];
            signatures: Record<string, unknown>[];
            policyNumber: string;
          }[]
        ).at(0)!,
    };
    return { transactionId, carrierId, ...ask };
  }

  /** A rated transaction whose quote is bought. */
  async function rated(carrierId = '1004') {
    const transactionId = randomUUID();
    await sandbox.ask(prepareTransaction, { body: { ...minimalRequest, transactionId }, token: guest });
    return purchaseOf({ transactionId, carrierId });
  }

  /** A purchase with this status. */
  async function at(code: number, carrierId = '1004') {
    const response = await fetch(`${sandbox.url}/sandbox/admin/buy-now`, {
      method: 'POST',
      body: JSON.stringify({ code, carrierId }),
    });
    return purchaseOf((await response.json()) as { transactionId: string; carrierId: string });
  }

  const post = (address: string, form: Record<string, string>) =>
    fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });

  /** Submits a card in the partner's frame. */
  async function giveCard({ opens }: ReturnType<typeof purchaseOf>, card = visa) {
    const { paymentUrl } = await opens({ mode: 'frame' });
    return (await post(paymentUrl!, card)).json() as Promise<Record<string, unknown>>;
  }

  /** Opens the signing page; returns its HTML and the address of its form. */
  async function openForm(address: string) {
    const page = await (await fetch(address)).text();
    const action = /action="([^"]+visits[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
    return { page, action: action && new URL(action, address).href };
  }
  const signed = { way: 'sign', signerName: 'Alex Example', consent: 'yes' };

  it('leads a purchase through every status, from the first answer to the sold policy', async () => {
    const purchase = await rated();
    expect(await purchase.code()).toBe(-1);
    expect(await purchase.status()).toMatchObject({ rc2Status: 0, paymentStatus: 'Pending', rc3Status: 0 });
    expect(await purchase.code()).toBe(0);

    expect((await purchase.submit()).body).toMatchObject({ transactionId: purchase.transactionId });
    expect(await purchase.progress()).toMatchObject({ completedCount: 0 });
    expect(await purchase.status()).toMatchObject({ rc2Status: 1 });
    elapse(2 * aSecond);
    expect(await purchase.progress()).toMatchObject({ completedCount: 1 });
    expect(await purchase.code()).toBe(1);
    const { status, paymentOptions } = await purchase.result();
    expect(status).toBe('Success');
    const [option] = paymentOptions!;
    const due = Number(option!.payPlanDownPayment) + Number(option!.agencyFee);

    expect(await giveCard(purchase)).toEqual({
      outcome: 'succeeded',
      token: expect.stringMatching(/^card-/) as unknown,
    });
    expect(await purchase.code()).toBe(1);
    expect(await purchase.status()).toMatchObject({
      paymentStatus: 'Authorized',
      paymentToken: expect.any(String) as unknown,
    });

    const paid = await purchase.pays();
    expect(paid.body).toMatchObject({ resultCode: 200, message: 'Approved' });
    expect(paid.body.paymentAmount).toBeCloseTo(due, 2);
    expect(await purchase.code()).toBe(3);
    expect(await purchase.status()).toMatchObject({ paymentStatus: 'Paid', rc3Status: 1 });
    expect(await purchase.status()).not.toHaveProperty('rc3PolicyId');
    elapse(2 * aSecond);
    expect(await purchase.code()).toBe(4);
    const { rc3PolicyId, ...issued } = await purchase.status();
    expect(issued).toMatchObject({ rc3Status: 3, isESignAvailable: true, eSignSignedStatus: 'NotSigned' });

    const { eSignUrl } = (await purchase.signs()).body;
    const { action, page } = await openForm(eSignUrl!);
    expect(page).toContain(String(rc3PolicyId));
    await post(action!, signed);
    expect(await purchase.code()).toBe(5);
    expect(await purchase.status()).toMatchObject({ eSignSignedStatus: 'Signed', signedPolicySendStatus: false });
    elapse(2 * aSecond);
    expect(await purchase.code()).toBe(6);
    expect(await purchase.status()).toMatchObject({ signedPolicySendStatus: true });

    const { charges, signatures } = await purchase.record();
    expect(charges).toEqual([
      expect.objectContaining({ cardHolderName: 'Alex Example', amount: paid.body.paymentAmount }),
    ]);
    expect(signatures).toEqual([expect.objectContaining({ signerName: 'Alex Example' })]);
    const { sales } = (await sandbox.read('/sandbox/desk')) as DeskState;
    expect(sales.find(({ transactionId }) => transactionId === purchase.transactionId)).toMatchObject({
      name: 'Alex Example',
      carrier: 'Tumbleweed Direct',
      policyNumber: rc3PolicyId,
      amount: paid.body.paymentAmount,
      status: 'sold',
    });
  });

  it.each(buyNowCodes)('seeds a purchase at the status %i', async (code) => {
    const { code: current } = await at(code);
    expect(await current()).toBe(code);
  });

  it('ends the sale of a carrier without an online signature with the issued policy', async () => {
    const purchase = await at(3, '1008');
    expect(await purchase.status()).toMatchObject({ isESignAvailable: false });
    elapse(2 * aSecond);
    expect(await purchase.code()).toBe(6);
    expect(await purchase.status()).toMatchObject({
      rc3Status: 3,
      rc3PolicyId: expect.stringMatching(/^1008-/) as unknown,
    });
    expect((await purchase.signs()).body).toMatchObject({ isSuccess: false });
  });

  it('keeps purchases apart by variant', async () => {
    const response = await fetch(`${sandbox.url}/sandbox/admin/buy-now`, {
      method: 'POST',
      body: JSON.stringify({ code: 1, carrierId: '1003', variant: 'ca' }),
    });
    const { transactionId } = (await response.json()) as { transactionId: string };
    const californian = await sandbox.guestToken('ca');
    const ask = (variant: 'primary' | 'ca', token: string) =>
      sandbox.ask(currentBuyNowStatus, { body: { transactionId }, variant, token });
    expect((await ask('ca', californian)).body).toMatchObject({ currentBuyNowStatus: 1 });
    expect(await ask('primary', guest)).toMatchObject({ status: 404, body: { isSuccess: false } });
  });

  it('names the carrier of a transaction with its quote once a purchase has begun', async () => {
    const purchase = await rated();
    elapse(aMinute);
    const quote = async () => {
      const query = { transactionId: purchase.transactionId };
      return (await sandbox.ask(loadQuoteByTransaction, { query, token: guest })).body;
    };
    expect(await quote()).not.toHaveProperty('companyId');
    await purchase.status();
    const [option] = (await purchase.result()).paymentOptions!;
    expect(await quote()).toMatchObject({ companyId: '1004', quoteNumber: option!.quoteNumber });
  });

  describe('underwriting', () => {
    const load = async (carrierId: string, lang = 'en') =>
      (
        await sandbox.ask(carrierQuestions, {
          params: { carrierId },
          query: { ...exampleHeaderQuery, 'header.lang': lang },
        })
      ).body;

    it('asks the questions of the carrier, in the language of the request', async () => {
      expect((await load('1004')).questions!.map(({ questionCd }) => questionCd)).toEqual([
        'Rideshare',
        'Deliveries',
        'Registered',
      ]);
      expect((await load('1003')).questions).toEqual([]);
      expect((await load('1004', 'es')).questions![0]!.text).toContain('transporte compartido');
      expect(await load('9999')).toMatchObject({ isSuccess: false });
    });

    it.each([
      [
        'an answer that the carrier refuses',
        [accepted[0], { questionCd: 'Deliveries', answer: 'Y' }, accepted[2]],
        'deliver goods',
      ],
      ['a missing answer', accepted.slice(0, 2), 'needs an answer'],
    ])('answers %s with errors, and sells after a correction', async (_what, questionAnswers, words) => {
      const purchase = await rated();
      await purchase.submit({ questionAnswers });
      elapse(2 * aSecond);
      expect(await purchase.progress()).toMatchObject({ completedCount: 1 });
      expect(await purchase.code()).toBe(0);
      expect(await purchase.status()).toMatchObject({ rc2Status: 2 });
      const { status, paymentOptions } = await purchase.result();
      expect([status, paymentOptions![0]!.errors]).toEqual([
        'Error',
        [{ text: expect.stringContaining(words) as unknown }],
      ]);
      expect(await purchase.opens()).toMatchObject({ isSuccess: false });
      await purchase.submit();
      elapse(2 * aSecond);
      expect(await purchase.code()).toBe(1);
    });

    it('stores a submission once, and refuses its id for another one', async () => {
      const purchase = await rated();
      const transactionId = randomUUID();
      expect((await purchase.submit({ transactionId })).status).toBe(200);
      expect((await purchase.submit({ transactionId })).status).toBe(200);
      expect((await purchase.submit({ transactionId, questionAnswers: [] })).status).toBe(409);
    });

    it('buys the pay plan of the submission', async () => {
      const purchase = await rated('1001');
      await purchase.submit({ quote: { companyId: '1001', term: 6, payPlanDescription: 'Paid in full' } });
      elapse(2 * aSecond);
      const { paymentOptions } = await purchase.result();
      expect(paymentOptions!.map(({ payPlanDescription }) => payPlanDescription)).toEqual([
        'Paid in full',
        '6 payments',
      ]);
      await giveCard(purchase);
      expect((await purchase.pays()).body.paymentAmount).toBe(paymentOptions![0]!.totalPremium);
    });

    it('refuses a carrier without a quote, an unknown transaction, and changes of a paid policy', async () => {
      const transactionId = randomUUID();
      expect(await purchaseOf({ transactionId }).submit()).toMatchObject({ status: 404 });
      const purchase = await rated();
      expect((await purchaseOf({ ...purchase, carrierId: '9999' }).submit()).body).toMatchObject({ isSuccess: false });
      expect((await (await at(4)).submit()).body).toMatchObject({
        isSuccess: false,
        message: 'This policy is paid already.',
      });
    });
  });

  describe('idempotency', () => {
    it('requires a key, as a string of a structured header', async () => {
      const { transactionId } = await at(2);
      for (const key of [undefined, '', 'bare', '""', '"', `"${'x'.repeat(201)}"`]) {
        const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
        const { status } = await sandbox.ask(processPayment, { body: { transactionId }, token: guest, headers });
        expect(status, key).toBe(400);
      }
      expect(await sandbox.read(`/sandbox/admin/buy-now?transactionId=${transactionId}`)).toMatchObject([
        { charges: [] },
      ]);
    });

    it('charges once for one key, and gives each repetition the first answer', async () => {
      const purchase = await at(2);
      const first = await purchase.pays('one');
      expect(first.body).toMatchObject({ resultCode: 200 });
      expect(await purchase.pays('one')).toEqual(first);
      expect((await purchase.record()).charges).toHaveLength(1);
    });

    it('repeats a first answer that charged nothing, and charges for the next key', async () => {
      const purchase = await at(1);
      const [early, late] = [randomUUID(), randomUUID()];
      expect((await purchase.pays(early)).body).toMatchObject({ resultCode: 0, message: 'Give a card first.' });
      await giveCard(purchase);
      expect((await purchase.pays(early)).body).toMatchObject({ resultCode: 0 });
      expect((await purchase.record()).charges).toEqual([]);
      expect((await purchase.pays(late)).body).toMatchObject({ resultCode: 200 });
    });

    it('keeps the token of a card whose first charge failed, and charges it for the next key', async () => {
      const purchase = await at(1);
      await giveCard(purchase, { ...visa, number: '4000 0000 0000 9995' });
      const { paymentToken } = await purchase.status();
      expect((await purchase.pays()).body).toMatchObject({ resultCode: 402 });
      expect(await purchase.code()).toBe(2);
      expect(await purchase.status()).toMatchObject({ paymentToken });
      expect((await purchase.pays()).body).toMatchObject({ resultCode: 200 });
      expect((await purchase.record()).charges).toHaveLength(1);
    });

    it('refuses a key for another request with 422', async () => {
      const [one, other] = [await at(2), await at(2)];
      const key = randomUUID();
      await one.pays(key);
      expect(await other.pays(key)).toMatchObject({ status: 422, body: { isSuccess: false } });
      expect((await other.record()).charges).toEqual([]);
    });

    it('refuses a key with 409 while its request runs, and answers it afterwards', async () => {
      const purchase = await at(1);
      await giveCard(purchase);
      await sandbox.setFault({ call: 'processPayment', kind: 'busy', delay: 400, times: 1 });
      const key = randomUUID();
      const running = purchase.pays(key);
      await expect.poll(() => purchase.code()).toBe(2);
      expect(await purchase.pays(key)).toMatchObject({ status: 409, body: { isSuccess: false } });
      const first = await running;
      expect(first.body).toMatchObject({ resultCode: 200 });
      expect(await purchase.pays(key)).toEqual(first);
    });

    it('charges once for 50 simultaneous requests, with one key or with many', async () => {
      const purchase = await at(2);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => purchase.pays(index % 2 ? 'shared-key' : randomUUID())),
      );
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      expect((await purchase.record()).charges).toHaveLength(1);
    });

    it('charges once when the sandbox charges and hangs up before it answers', async () => {
      const purchase = await at(2);
      const key = randomUUID();
      await sandbox.setFault({ call: 'processPayment', kind: 'hangUpAfter', times: 1 });
      await expect(purchase.pays(key)).rejects.toThrow();
      expect((await purchase.record()).charges).toHaveLength(1);
      expect((await purchase.pays(key)).body).toMatchObject({ resultCode: 200 });
      expect((await purchase.pays()).body).toMatchObject({ resultCode: 200 });
      expect((await purchase.record()).charges).toHaveLength(1);
    });

    it('keeps a key for 168 hours', async () => {
      const began = sandbox.clock.now;
      const [one, other] = [await at(2), await at(2)];
      const key = randomUUID();
      await one.pays(key);
      elapse(169 * 60 * aMinute);
      guest = await sandbox.guestToken();
      try {
        expect((await other.pays(key)).body).toMatchObject({ resultCode: 200 });
      } finally {
        sandbox.clock.now = began;
      }
    });

    it('returns one signing address for one key', async () => {
      const purchase = await at(4);
      const [first, again, other] = [
        await purchase.signs('same'),
        await purchase.signs('same'),
        await purchase.signs(),
      ];
      expect(again.body).toEqual(first.body);
      expect(other.body.eSignUrl).not.toBe(first.body.eSignUrl);
    });
  });

  describe('card form', () => {
    it.each([
      ['5555 5555 5555 4444', ''],
      ['6011-1111-1111-1117', ''],
      ['378282246310005', '&brands=visa,amex'],
    ])('accepts the card %s when the accepted brands are %j', async (number, brands) => {
      const { opens } = await at(1);
      const { paymentUrl } = await opens({ mode: 'frame' });
      const securityCode = brands ? '1234' : '123';
      const response = await post(paymentUrl! + brands, { ...visa, number, securityCode });
      expect(await response.json()).toMatchObject({ outcome: 'succeeded' });
    });

    it.each([
      ['number', { number: '378282246310005', securityCode: '1234' }, ['number']],
      ['security code of Visa', { securityCode: '1234' }, ['securityCode']],
      ['number that is not a test card', { number: '4242 4242 4242 4242' }, ['number']],
      ['check digit', { number: '4111 1111 1111 1112' }, ['number']],
      ['month', { expiration: '13/30' }, ['expiration']],
      ['past year', { expiration: '10/2026' }, ['expiration']],
      ['name', { cardHolderName: 'A' }, ['cardHolderName']],
    ])('refuses a wrong %s', async (_what, changes, wrong) => {
      const purchase = await at(1);
      const { paymentUrl } = await purchase.opens({ mode: 'frame' });
      const response = await post(paymentUrl!, { ...visa, ...changes });
      expect([response.status, await response.json()]).toEqual([422, { outcome: 'wrong', wrong }]);
      expect(await purchase.status()).not.toHaveProperty('paymentToken');
    });

    it.each(['11/26', '11 / 2026', '08/2030'])('accepts the expiration %s', async (expiration) => {
      expect(await giveCard(await at(1), { ...visa, expiration })).toMatchObject({ outcome: 'succeeded' });
    });

    it('declines a card, reports the status, and accepts another card', async () => {
      const purchase = await at(1);
      expect(await giveCard(purchase, { ...visa, number: '4000 0000 0000 0002' })).toMatchObject({
        outcome: 'declined',
        message: expect.stringContaining('declined') as unknown,
      });
      expect(await purchase.code()).toBe(1);
      expect(await purchase.status()).toMatchObject({ paymentStatus: 'Declined' });
      expect((await purchase.pays()).body).toMatchObject({
        resultCode: 0,
        message: expect.stringContaining('declined') as unknown,
      });
      await giveCard(purchase);
      expect((await purchase.pays()).body).toMatchObject({ resultCode: 200 });
    });

    it('asks for the bank’s code in a second step, and rejects a wrong code', async () => {
      const purchase = await at(1);
      const { paymentUrl } = await purchase.opens({ mode: 'frame' });
      const confirm = paymentUrl!.replace('?', '/confirm?');
      const card = { ...visa, number: '4000 0000 0000 3220' };
      expect((await post(confirm, { way: 'confirm', code: '123456' })).status).toBe(404);
      expect(await (await post(paymentUrl!, card)).json()).toEqual({ outcome: 'secondStep' });
      expect(await purchase.status()).toMatchObject({ paymentStatus: 'Pending' });
      const wrong = await post(confirm, { way: 'confirm', code: '000000' });
      expect(await wrong.json()).toEqual({ outcome: 'wrong', wrong: ['code'] });
      expect(await (await post(confirm, { way: 'confirm', code: '123456' })).json()).toMatchObject({
        outcome: 'succeeded',
      });
      expect(await purchase.status()).toMatchObject({ paymentStatus: 'Authorized' });
    });

    it('declines a card when the visitor tells the bank that somebody else used it', async () => {
      const purchase = await at(1);
      const { paymentUrl } = await purchase.opens({ mode: 'frame' });
      await post(paymentUrl!, { ...visa, number: '4000 0000 0000 3220' });
      const refused = await post(paymentUrl!.replace('?', '/confirm?'), { way: 'refuse' });
      expect(await refused.json()).toMatchObject({ outcome: 'declined' });
      expect(await purchase.status()).toMatchObject({ paymentStatus: 'Declined' });
    });

    it('reports a card whose bank does not pay with result code 402', async () => {
      const purchase = await at(1);
      await giveCard(purchase, { ...visa, number: '4000 0000 0000 0341' });
      expect((await purchase.pays()).body).toMatchObject({
        resultCode: 402,
        message: expect.stringContaining('Nothing was charged') as unknown,
      });
      expect(await purchase.code()).toBe(1);
      expect((await purchase.record()).charges).toEqual([]);
    });

    it('returns from the full page to the site after an accepted card, and stays after a declined one', async () => {
      const purchase = await at(1);
      const returnUrl = `${sandbox.url}/auto-payment?transactionId=${purchase.transactionId}`;
      const { paymentUrl } = await purchase.opens({ returnUrl });
      expect(paymentUrl).toMatch(new RegExp(`^${sandbox.partnerUrl}/card/`));
      const declined = await post(paymentUrl!, { ...visa, number: '4000 0000 0000 0002' });
      expect(declined.status).toBe(303);
      const again = new URL(declined.headers.get('Location')!, paymentUrl).href;
      expect(await (await fetch(again)).text()).toContain('The bank declined the card');
      const response = await post(again, visa);
      expect([response.status, response.headers.get('Location')]).toEqual([303, returnUrl]);
      const left = await post(paymentUrl!.replace('?', '/leave?'), {});
      expect(left.headers.get('Location')).toBe(returnUrl);
    });

    it('shows the errors of the full page in its language, and never the security code', async () => {
      const { opens } = await at(1);
      const { paymentUrl } = await opens();
      const response = await post(paymentUrl!.replace('lang=en', 'lang=es'), { ...visa, number: '4' });
      const page = await response.text();
      expect(response.status).toBe(422);
      expect(page).toContain('<html lang="es">');
      expect(page).toContain('Escriba uno de los números de prueba');
      expect(page).not.toContain('value="123"');
    });

    it('is framed only by the page, runs only its own script, and names the exact origin of its messages', async () => {
      const { opens } = await at(1);
      const policyOf = async (mode: string) => {
        const response = await fetch((await opens({ mode })).paymentUrl!);
        return { policy: response.headers.get('Content-Security-Policy'), page: await response.text() };
      };
      const frame = await policyOf('frame');
      expect(frame.policy).toContain(`frame-ancestors ${sandbox.url}`);
      expect(frame.policy).toContain("default-src 'none'; script-src 'self'");
      expect(frame.page).toContain(`data-page-origin="${sandbox.url}"`);
      expect((await policyOf('redirect')).policy).toContain("frame-ancestors 'none'");
      const script = await fetch(`${sandbox.partnerUrl}/card-frame.js`);
      expect(script.headers.get('Content-Type')).toContain('text/javascript');
    });

    it.each(['https://stranger.example/', 'javascript:alert(1)', '/auto-payment'])(
      'refuses to return to %s',
      async (returnUrl) => {
        const [{ opens }, { signs }] = [await at(1), await at(4)];
        const refused = { isSuccess: false, message: 'This return address is not allowed' };
        expect(await opens({ returnUrl })).toEqual(refused);
        expect((await signs(undefined, { returnUrl })).body).toEqual(refused);
      },
    );

    it('answers 404 once the purchase is paid', async () => {
      const purchase = await at(1);
      const { paymentUrl } = await purchase.opens();
      await giveCard(purchase);
      await purchase.pays();
      expect((await fetch(paymentUrl!)).status).toBe(404);
      expect((await post(paymentUrl!, visa)).status).toBe(404);
      expect(await purchase.opens()).toMatchObject({ isSuccess: false });
    });

    it('shows on a page that was left open that the purchase is paid, and links back', async () => {
      const purchase = await at(1);
      const returnUrl = `${sandbox.url}/auto-payment?transactionId=${purchase.transactionId}`;
      const { paymentUrl } = await purchase.opens({ returnUrl });
      await giveCard(purchase);
      await purchase.pays();
      for (const answer of [await fetch(paymentUrl!), await post(paymentUrl!, visa)]) {
        const page = await answer.text();
        expect(page).toContain('is paid already');
        expect(page).toContain(`<a href="${returnUrl}">Back to your agency</a>`);
      }
      const spanish = await (await fetch(paymentUrl!.replace('lang=en', 'lang=es'))).text();
      expect(spanish).toContain('ya está pagado');
      const unknown = await (await fetch(`${sandbox.partnerUrl}/card/${randomUUID()}`)).text();
      expect(unknown).toContain('We do not know this payment');
      expect(unknown).not.toContain('<a ');
    });

    it('stores no digit of a card', async () => {
      const purchase = await at(1);
      await giveCard(purchase);
      await purchase.pays();
      const stored = JSON.stringify([
        await purchase.record(),
        await purchase.status(),
        await sandbox.read('/sandbox/desk'),
      ]);
      // The number of a policy may have any digits.
      expect(stored).not.toMatch(/4111\D?1111|\b(4111|1111)\b/);
    });
  });

  describe('signing page', () => {
    it('opens an address once', async () => {
      const purchase = await at(4);
      const { eSignUrl } = (await purchase.signs()).body;
      expect((await openForm(eSignUrl!)).action).toBeDefined();
      const again = await openForm(eSignUrl!);
      expect(again.action).toBeUndefined();
      expect(again.page).toContain('data-event="ttl_expired"');
      expect(await purchase.status()).toMatchObject({ eSignSignedStatus: 'NotSigned' });
    });

    it('shows that the documents are signed when its address is opened after signing', async () => {
      const purchase = await at(4);
      const { eSignUrl } = (await purchase.signs()).body;
      await post((await openForm(eSignUrl!)).action!, signed);
      expect((await openForm(eSignUrl!)).page).toContain('data-event="signing_complete"');
    });

    it('opens an address for five minutes', async () => {
      const purchase = await at(4);
      const [late, inTime] = [(await purchase.signs()).body.eSignUrl!, (await purchase.signs()).body.eSignUrl!];
      elapse(5 * aMinute - 1);
      expect((await openForm(inTime)).action).toBeDefined();
      elapse(1);
      const { page, action } = await openForm(late);
      expect([action, page.includes('data-event="ttl_expired"')]).toEqual([undefined, true]);
      expect(await purchase.status()).toMatchObject({ eSignSignedStatus: 'Expired' });
      const { action: another } = await openForm((await purchase.signs()).body.eSignUrl!);
      await post(another!, signed);
      expect(await purchase.status()).toMatchObject({ eSignSignedStatus: 'Signed' });
    });

    it.each([
      ['sign', 'signing_complete', 'Signed'],
      ['decline', 'decline', 'Declined'],
      ['expire', 'session_timeout', 'Expired'],
      ['close', 'cancel', 'NotSigned'],
    ])('ends after %s with the event %s and the status %s', async (way, event, status) => {
      const framed = await at(4);
      const form = await openForm((await framed.signs()).body.eSignUrl!);
      expect(await (await post(form.action!, { ...signed, way })).text()).toContain(`data-event="${event}"`);
      expect(await framed.status()).toMatchObject({ eSignSignedStatus: status });

      const redirected = await at(4);
      const returnUrl = `${sandbox.url}/auto-payment?transactionId=${redirected.transactionId}`;
      const { action } = await openForm((await redirected.signs(undefined, { returnUrl })).body.eSignUrl!);
      const response = await post(action!, { ...signed, way });
      expect(response.headers.get('Location')).toBe(`${returnUrl}&event=${event}`);
      expect(await redirected.status()).toMatchObject({ eSignSignedStatus: status });
    });

    it('requires name and consent', async () => {
      const purchase = await at(4);
      const { action } = await openForm((await purchase.signs()).body.eSignUrl!);
      const response = await post(action!.replace('lang=en', 'lang=es'), { way: 'sign', signerName: ' ' });
      const page = await response.text();
      expect(response.status).toBe(422);
      expect(page).toContain('Escriba su nombre completo');
      expect(page).toContain('Marque la casilla para firmar');
      expect((await purchase.record()).signatures).toEqual([]);
      await post(action!, signed);
      expect((await purchase.record()).signatures).toHaveLength(1);
    });

    it('signs once for 50 presses, two tabs and a signature elsewhere', async () => {
      const purchase = await at(4);
      const forms = await Promise.all(
        [purchase.signs(), purchase.signs()].map(
          async (asked) => (await openForm((await asked).body.eSignUrl!)).action!,
        ),
      );
      const sent = await Promise.all(Array.from({ length: 50 }, (_, index) => post(forms[index % 2]!, signed)));
      expect(sent.every(({ status }) => status === 200)).toBe(true);
      expect((await purchase.record()).signatures).toHaveLength(1);
      expect((await purchase.signs()).body).toMatchObject({
        isSuccess: false,
        message: expect.stringContaining('already') as unknown,
      });
    });

    it('signs once when the page signs and hangs up before it answers', async () => {
      const purchase = await at(4);
      const { action } = await openForm((await purchase.signs()).body.eSignUrl!);
      await sandbox.setFault({ call: 'signVisit', kind: 'hangUpAfter', times: 1 });
      await expect(post(action!, signed)).rejects.toThrow('fetch failed');
      expect((await purchase.record()).signatures).toHaveLength(1);
      expect(await (await post(action!, signed)).text()).toContain('data-event="signing_complete"');
      expect((await purchase.record()).signatures).toHaveLength(1);
    });

    it('ends a visit of more than twenty minutes without a signature', async () => {
      const purchase = await at(4);
      const { action } = await openForm((await purchase.signs()).body.eSignUrl!);
      elapse(20 * aMinute);
      expect(await (await post(action!, signed)).text()).toContain('data-event="session_timeout"');
      expect((await purchase.record()).signatures).toEqual([]);
    });

    it('has nothing to sign before the policy is issued, and no page for a guessed address', async () => {
      expect((await (await at(3)).signs()).body).toMatchObject({
        isSuccess: false,
        message: 'There is nothing to sign yet.',
      });
      const response = await fetch(`${sandbox.partnerUrl}/sign/${randomUUID()}`);
      expect(response.status).toBe(404);
      expect((await post(`${sandbox.partnerUrl}/sign/visits/${randomUUID()}`, signed)).status).toBe(404);
    });
  });

  describe('policy documents', () => {
    it('opens as a PDF at an address without a token, for an hour', async () => {
      const purchase = await at(6);
      const { policyNumber } = await purchase.record();
      const ask = (number: string) =>
        sandbox.ask(policyDocument, {
          body: { carrierId: '1004', policyNumber: number, documentType: 1 },
          token: guest,
        });
      const { document } = (await ask(policyNumber)).body;
      expect(document).toMatch(new RegExp(`^${sandbox.partnerUrl}/documents/[-0-9a-f]{36}\\.pdf$`));
      const response = await fetch(document!);
      expect(response.headers.get('Content-Type')).toBe('application/pdf');
      const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1');
      expect(pdf.startsWith('%PDF-1.7')).toBe(true);
      for (const text of [policyNumber, 'Alex Example', 'Tumbleweed Direct', '2003 Honda Accord'])
        expect(pdf).toContain(text);
      elapse(60 * aMinute);
      expect((await fetch(document!)).status).toBe(404);
      expect((await ask('1004-none')).body).toEqual({ isSuccess: false, message: 'Policy not found' });
    });
  });

  describe('faults', () => {
    it.each(['openPurchasePayment', 'signPolicy', 'policyDocument'] as const)(
      'returns no address, or one on an untrusted origin, from %s',
      async (call) => {
        const calls = {
          openPurchasePayment: async () => (await (await at(1)).opens()).paymentUrl,
          signPolicy: async () => (await (await at(4)).signs()).body.eSignUrl,
          async policyDocument() {
            const { policyNumber } = await (await at(6)).record();
            const body = { carrierId: '1004', policyNumber, documentType: 1 };
            return (await sandbox.ask(policyDocument, { body, token: guest })).body.document;
          },
        };
        await sandbox.setFault({ call, kind: 'noUrl', times: 1 });
        expect(await calls[call]()).toBe('');
        await sandbox.setFault({ call, kind: 'foreignUrl', times: 1 });
        expect(await calls[call]()).toMatch(/^https:\/\/stranger\.example\//);
      },
    );

    it('silences a frame, and breaks the pages of partners', async () => {
      const { paymentUrl } = await (await at(1)).opens({ mode: 'frame' });
      await sandbox.setFault({ call: 'cardFrame', kind: 'silent', times: 1 });
      expect(await (await fetch(paymentUrl!)).text()).toContain('data-silent');
      expect(await (await fetch(paymentUrl!)).text()).not.toContain('data-silent');
      const { eSignUrl } = (await (await at(4)).signs()).body;
      await sandbox.setFault({ call: 'signPage', kind: 'status', status: 503, times: 1 });
      expect((await fetch(eSignUrl!)).status).toBe(503);
      expect((await openForm(eSignUrl!)).action).toBeDefined();
    });

    it('refuses a fault that a call or page does not have', async () => {
      const set = (fault: object) =>
        fetch(`${sandbox.url}/sandbox/faults`, { method: 'PUT', body: JSON.stringify(fault) });
      expect((await set({ call: 'getResults', kind: 'silent' })).status).toBe(400);
      expect((await set({ call: 'nothing', kind: 'hang' })).status).toBe(400);
      const page = await fetch(`${sandbox.url}/sandbox/faults`, { headers: { Accept: 'text/html' } });
      expect(await page.text()).toContain('the signing page');
    });
  });

  it('keeps the log of purchases', async () => {
    const TransactionId = randomUUID();
    const row = { TransactionId, Step: 'e2e-payment', Message: 'Payment Url Empty' };
    expect((await sandbox.ask(logPurchase, { body: { data: [row], mode: 'RAW' } })).body).toEqual({ created: 1 });
    expect(await sandbox.read(`/sandbox/admin/purchase-log?TransactionId=${TransactionId}`)).toEqual([row]);
  });
});
