import { describe, expect, it } from 'vitest';
import { membershipTypeOf } from '#domain/roadside';
import { MalformedError, RefusedError } from '../errors.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { enrollRoadsideExamples } from './enroll-roadside.examples.ts';
import { enrollRoadside } from './enroll-roadside.ts';
import { loadRoadsideTransactionExamples } from './load-roadside-transaction.examples.ts';
import { loadRoadsideTransaction } from './load-roadside-transaction.ts';
import { prepareRoadsideExamples } from './prepare-roadside.examples.ts';
import { prepareRoadside } from './prepare-roadside.ts';
import { enrollment } from './roadside.fixture.ts';

const stub = stubbedCalls();
const { respondsWith, query, body } = stub;

it.each([
  ['Single', 'single'],
  ['INDIVIDUAL PLAN', 'single'],
  ['Family', 'family'],
  ['family_membership', 'family'],
  ['Premium', undefined],
  ['', undefined],
])('reads the membership %j as %s', (text, type) => {
  expect(membershipTypeOf(text)).toBe(type);
});

describe('prepareRoadside', () => {
  const { response } = prepareRoadsideExamples;
  const prepare = () => prepareRoadside(stub.client);

  it('requests the memberships, and reads their prices, benefits and states', async () => {
    respondsWith(response.both.body);
    const { memberships, states } = await prepare();
    expect(query().path).toBe('/api/roadAssistance/prepare');
    expect(memberships.map(({ type, code, price }) => [type, code, price])).toEqual([
      ['single', 'Single', 3900],
      ['family', 'Family', 6900],
    ]);
    expect(memberships[0]!.benefits[1]).toEqual({ name: 'Towing', value: 'Up to 15 miles' });
    expect(states).toEqual(['TX', 'OK', 'CA']);
  });

  it.each([
    [39, 3900],
    ['39', 3900],
    ['$1,234.50', 123_450],
    ['1,080.00 USD', 108_000],
  ])('reads the price %j as the cents %s', async (amount, price) => {
    respondsWith({ packages: [{ package: 'Single', amount }], allowedStates: ['TX'] });
    expect((await prepare()).memberships[0]!.price).toBe(price);
  });

  it('reads keys with other names or in another case, unknown keys, and state names', async () => {
    respondsWith({
      IsSuccess: 'true',
      Memberships: [
        { MembershipType: 'FAMILY', Price: '$69.00', color: 'red', Features: [{ Title: 'Towing', Limit: '25 miles' }] },
        null,
        { MembershipType: 'Individual', Price: 39 },
      ],
      STATES: ['texas', 'Nuevo México', 'ok', 'TX', 'Atlantis'],
    });
    const { memberships, states } = await prepare();
    expect(memberships).toEqual([
      { type: 'single', code: 'Individual', price: 3900, benefits: [] },
      { type: 'family', code: 'FAMILY', price: 6900, benefits: [{ name: 'Towing', value: '25 miles' }] },
    ]);
    expect(states).toEqual(['TX', 'NM', 'OK']);
  });

  it.each([0, 'free', null, -3])('leaves out a membership whose price is %j', async (amount) => {
    respondsWith({
      packages: [
        { package: 'Single', amount },
        { package: 'Family', amount: 69 },
      ],
      allowedStates: ['TX'],
    });
    expect((await prepare()).memberships.map(({ type }) => type)).toEqual(['family']);
  });

  it('reads an empty list of states as sold nowhere', async () => {
    respondsWith(response.nowhere.body);
    expect((await prepare()).states).toEqual([]);
  });

  it.each([
    ['no memberships', { packages: [], allowedStates: ['TX'] }],
    ['no membership with a price', { packages: [{ package: 'Single' }], allowedStates: ['TX'] }],
    ['only memberships of other types', { packages: [{ package: 'Premium', amount: 9 }], allowedStates: ['TX'] }],
    ['no states', { packages: [{ package: 'Single', amount: 39 }] }],
    ['nothing', {}],
  ])('throws a malformed error for a response with %s', async (_what, answer) => {
    respondsWith(answer);
    await expect(prepare()).rejects.toBeInstanceOf(MalformedError);
  });
});

describe('enrollRoadside', () => {
  const { response } = enrollRoadsideExamples;
  const enroll = () => enrollRoadside(stub.client, { ...enrollment, intent: 'i-1' });

  it('sends the member with country, term, package, amount and payment date, and the key of the intent', async () => {
    respondsWith(response.page.body);
    await enroll();
    const { header: _, ...example } = enrollRoadsideExamples.request.alex.body!;
    expect(body()).toEqual(example);
    expect(stub.received().headers['idempotency-key']).toBe('"i-1"');
  });

  it('reads the payment page and the transaction', async () => {
    respondsWith(response.page.body);
    expect(await enroll()).toEqual({
      paymentUrl: 'https://pay.partner.example/membership/9f2c',
      transactionId: '5d1f3a52-6a52-4c39-8b43-5f1d8a1d7f10',
    });
    respondsWith({ PaymentURL: ' https://pay.partner.example/m ', transaction_id: 17, more: [] });
    expect(await enroll()).toEqual({ paymentUrl: 'https://pay.partner.example/m', transactionId: '17' });
  });

  it.each([
    [undefined, 'Payment Url null'],
    [null, 'Payment Url null'],
    ['', 'Payment Url Empty'],
    ['  ', 'Payment Url Empty'],
  ])('throws a refusal for the payment address %j, with the message for the log', async (paymentUrl, message) => {
    respondsWith({ isSuccess: true, paymentUrl });
    const error = await enroll().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RefusedError);
    expect((error as RefusedError).message).toBe(message);
    expect((error as RefusedError).reason).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    '//stranger.example/pay',
    'data:text/html,x',
    'https://pay.partner.example@stranger.example/',
    'http://pay.partner.example/pay',
  ])('throws a malformed error for the unsafe address %s', async (paymentUrl) => {
    respondsWith({ isSuccess: true, paymentUrl });
    await expect(enroll()).rejects.toBeInstanceOf(MalformedError);
  });

  it('throws a refusal with the service’s message', async () => {
    respondsWith(response.refused.body);
    await expect(enroll()).rejects.toMatchObject({ reason: 'Roadside memberships are not sold in this state.' });
  });
});

describe('loadRoadsideTransaction', () => {
  const { response } = loadRoadsideTransactionExamples;
  const load = () => loadRoadsideTransaction(stub.client, { transactionId: 't-1' });

  it('sends the transaction, and reads policy number, payment date, email, document and status', async () => {
    respondsWith(response.confirmed.body);
    expect(await load()).toEqual({
      outcome: 'confirmed',
      policyNumber: 'RSA-204117',
      paymentDate: '2026-11-20',
      email: 'alex@example.com',
      documentUrl: 'https://pay.partner.example/membership-documents/8f2c.pdf',
      statusCode: 'A',
      message: '',
    });
    expect(body()).toEqual({ transactionId: 't-1' });
    expect(stub.received().url.pathname).toBe('/api/roadAssistance/transaction');
  });

  it('leaves out a message that is about the call', async () => {
    respondsWith({ isSuccess: true, message: 'Success', policyNumber: '', statusCode: 'D' });
    expect(await load()).toMatchObject({ outcome: 'declined', message: '' });
  });

  it.each([
    ['P', 'This payment has not been made yet.', 'This payment has not been made yet.'],
    ['D', 'Nothing was charged.', 'Nothing was charged.'],
    ['P', 'This transaction has been approved', ''],
    ['51', 'Declined. Nothing was charged.', ''],
    [undefined, 'Nothing was charged.', ''],
  ])('with the status %j and the message %j, reads the message %j', async (statusCode, message, expected) => {
    respondsWith({ isSuccess: true, message, policyNumber: '', statusCode });
    expect((await load()).message).toBe(expected);
  });

  it('reads keys with other names or in another case, nulls and unknown keys', async () => {
    respondsWith({
      PolicyNumber: 204_117,
      payDate: '11/20/2026',
      EMAIL: null,
      DocumentUrl: ' /d.pdf ',
      status: 200,
      x: 1,
    });
    expect(await load()).toMatchObject({
      outcome: 'confirmed',
      policyNumber: '204117',
      paymentDate: '2026-11-20',
      email: '',
      documentUrl: '/d.pdf',
    });
  });

  it.each(['D', 'declined', ' d ', 'Cancelled', 'FAILED', 'rejected', 402])(
    'reads the status %j without a policy number as declined',
    async (statusCode) => {
      respondsWith({ isSuccess: true, policyNumber: '', statusCode });
      expect((await load()).outcome).toBe('declined');
    },
  );

  it.each(['P', 'A', '', null, undefined, 503, 'unheard of', {}])(
    'reads the status %j without a policy number as pending',
    async (statusCode) => {
      respondsWith({ isSuccess: true, policyNumber: ' ', statusCode });
      expect((await load()).outcome).toBe('pending');
    },
  );

  it('treats a response with a policy number as confirmed, with any status', async () => {
    respondsWith({ policyNumber: 'RSA-1', statusCode: 'X' });
    expect((await load()).outcome).toBe('confirmed');
  });

  it('throws the service’s message for an unknown enrollment', async () => {
    respondsWith(response.notFound.body);
    await expect(load()).rejects.toMatchObject({ reason: 'Payment not found' });
  });
});
