import { describe, expect, it } from 'vitest';
import { MalformedError, RefusedError, SessionEndedError } from '../errors.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { listPoliciesExamples } from './list-policies.examples.ts';
import { listPolicies } from './list-policies.ts';
import { listPolicyDocumentsExamples } from './list-policy-documents.examples.ts';
import { listPolicyDocuments } from './list-policy-documents.ts';
import { loadIdCardExamples } from './load-id-card.examples.ts';
import { loadIdCard } from './load-id-card.ts';
import { loadPolicyDetailsExamples } from './load-policy-details.examples.ts';
import { loadPolicyDetails } from './load-policy-details.ts';
import { payNowExamples } from './pay-now.examples.ts';
import { payNow } from './pay-now.ts';

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });
const { respondsWith, query } = calls;

/** The result of reading each example of a whole policy. */
const details = {
  policyType: 'Auto',
  company: 'Larkspur Mutual',
  monthlyPayment: 12_840,
  term: 6,
  effectiveDate: '2026-08-05',
  expirationDate: '2027-02-05',
  paymentDueDate: '2026-12-05',
  quoteStatus: 'Active',
  email: 'alex@example.com',
  phone: '5125550142',
  drivers: [
    { fullName: 'Alex Example', age: 36, gender: 'male' },
    { fullName: 'Sam Example', age: 35, gender: 'female' },
  ],
  vehicles: [{ year: 2003, make: 'Honda', model: 'Accord', vin: '1HGCM82633A004352' }],
  coverages: [
    { name: 'BI', description: 'Bodily injury', limits: [30_000, 60_000], limitText: '', deductible: undefined },
    { name: 'COLL', description: 'Collision', limits: [], limitText: '', deductible: 500 },
  ],
  transactions: [{ date: '2026-11-05', source: 'Credit card', amount: 12_840 }],
  installments: [{ dueDate: '2026-12-05', amount: 12_840 }],
};

describe('listPolicies', () => {
  const list = () => listPolicies(calls.client);

  it('sends the customer’s token, and reads the policies with their details', async () => {
    respondsWith(listPoliciesExamples.response.policies.body);
    expect(await list()).toEqual([
      { policyId: 'p-1001', policyNumber: 'LKM-1001', isPayable: true, message: '', details },
      {
        policyId: 'p-1004',
        policyNumber: 'PLI-1004',
        isPayable: false,
        message: 'This payment has already been made',
        details: { ...details, company: 'Paper Lantern Insurance' },
      },
    ]);
    expect(query()).toEqual({ path: '/api/customer/policies' });
    expect(calls.received().headers.authorization).toBe('Bearer customer-1');
  });

  it.each([
    ['a list without an envelope', [{ policyId: 1001, policyNumber: 1002, isPayable: 'Y' }]],
    ['a policy that does not say whether it can be paid', { policies: [{ policyId: 1001, policyNumber: 1002 }] }],
    [
      'other names and cases',
      { ISSUCCESS: 'True', Data: [{ ID: '1001', POLICY_NUMBER: '1002', is_payable: 1, x: [] }] },
    ],
    [
      'nulls and rows without an id',
      {
        policies: [
          { policyId: 1001, policyNumber: '1002', isPayable: true, message: null, details: null },
          { policyId: ' ' },
          null,
          {},
        ],
      },
    ],
  ])('reads %s', async (_what, body) => {
    respondsWith(body);
    expect(await list()).toEqual([
      { policyId: '1001', policyNumber: '1002', isPayable: true, message: '', details: undefined },
    ]);
  });

  it.each([
    ['an empty list', { isSuccess: true, policies: [] }],
    ['null', { isSuccess: true, policies: null }],
  ])('reads no policies from %s', async (_what, body) => {
    respondsWith(body);
    expect(await list()).toEqual([]);
  });

  it('reads a list in an object `data`, and a policy that may be payable', async () => {
    respondsWith({ isSuccess: true, data: { policies: [{ policyId: 1001 }] } });
    expect(await list()).toMatchObject([{ policyId: '1001', isPayable: true }]);
  });

  it('rejects a list without a readable policy', async () => {
    respondsWith({ isSuccess: true, policies: [{ number: 'LKM-1' }] });
    await expect(list()).rejects.toBeInstanceOf(MalformedError);
  });

  it.each(['No policies found.', 'You have no active policies', 'No se encontraron pólizas'])(
    'reads no policies from the refusal %j',
    async (message) => {
      calls.respondsWithStatus(400, { isSuccess: false, message });
      expect(await list()).toEqual([]);
    },
  );

  it('reads no policies from 404', async () => {
    calls.respondsWithStatus(404, { message: 'Not found' });
    expect(await list()).toEqual([]);
  });

  it('rejects a response without a list', async () => {
    respondsWith({ isSuccess: true });
    await expect(list()).rejects.toBeInstanceOf(MalformedError);
  });

  it('throws a refusal with the service’s message for status 400, and the end of the session for 401', async () => {
    calls.respondsWithStatus(400, { isSuccess: false, message: 'Not now' });
    await expect(list()).rejects.toMatchObject({ kind: 'refused', reason: 'Not now' });
    calls.respondsWithStatus(401, listPoliciesExamples.response.sessionEnded.body);
    await expect(list()).rejects.toBeInstanceOf(SessionEndedError);
  });
});

describe('loadPolicyDetails', () => {
  const load = () => loadPolicyDetails(calls.client, { policyId: 'p-1001' });
  const { response } = loadPolicyDetailsExamples;

  it.each(['whole', 'nested'] as const)('reads a policy: %s', async (name) => {
    respondsWith(response[name].body);
    expect(await load()).toEqual(details);
    expect(query()).toEqual({ path: '/api/customer/policy', policyId: 'p-1001' });
  });

  it('reads amounts and limits that are written as text', async () => {
    respondsWith(response.writtenOut.body);
    expect(await load()).toMatchObject({
      monthlyPayment: 112_840,
      term: 6,
      coverages: [
        { name: 'BI', limits: [30_000, 60_000], limitText: '' },
        { name: 'RENTAL', limits: [], limitText: 'Up to 30 days' },
      ],
    });
  });

  it.each([
    ['a list of texts', ['30000', '$60,000'], [30_000, 60_000], ''],
    ['a list of objects', [{ val1: 30_000, val2: '60000' }], [30_000, 60_000], ''],
    ['an object', { val1: 25_000 }, [25_000], ''],
    ['a number', 25_000, [25_000], ''],
    ['a text with a slash', '30000/60000', [30_000, 60_000], ''],
    ['words', 'Included', [], 'Included'],
    ['null', null, [], ''],
  ])('reads a limit that is %s', async (_what, limit, limits, limitText) => {
    respondsWith({ coverages: [{ coverageName: 'BI', limit }] });
    expect((await load()).coverages).toEqual([
      { name: 'BI', description: '', limits, limitText, deductible: undefined },
    ]);
  });

  it('sorts past payments from the latest, and due payments from the next', async () => {
    respondsWith({
      transactions: [
        { entryDate: '2026-09-05', collectedAmount: '$1,234.50' },
        { createdUtc: '2026-11-06T02:00:00Z', collectedAmount: -20 },
        { paymentSource: 'Cash', collectedAmount: 'a lot' },
      ],
      installments: [
        { dueDate: '2027-01-05', dueAmount: 0 },
        { dueDate: '12/05/2026', dueAmount: '128.40' },
      ],
    });
    expect(await load()).toMatchObject({
      transactions: [
        // In Chicago this is the day before.
        { date: '2026-11-05', amount: -2000 },
        { date: '2026-09-05', amount: 123_450 },
        { date: undefined, source: 'Cash', amount: undefined },
      ],
      installments: [
        { dueDate: '2026-12-05', amount: 12_840 },
        { dueDate: '2027-01-05', amount: undefined },
      ],
    });
  });

  it.each([
    ['expireDate where there is no expirationDate', { expireDate: '2027-02-05' }],
    ['expirationDate first', { expireDate: '2020-01-01', expirationDate: '2027-02-05T00:00:00' }],
  ])('reads %s', async (_what, body) => {
    respondsWith(body);
    expect((await load()).expirationDate).toBe('2027-02-05');
  });

  it('rejects a response without a policy, and throws a refusal with the service’s message', async () => {
    respondsWith({ isSuccess: true, message: '' });
    await expect(load()).rejects.toBeInstanceOf(MalformedError);
    respondsWith(response.notFound.body);
    await expect(load()).rejects.toMatchObject({ kind: 'refused', reason: 'Policy not found' });
  });
});

describe('listPolicyDocuments', () => {
  const list = () => listPolicyDocuments(calls.client, { policyId: 'p-1001' });

  it('reads the documents with safe addresses', async () => {
    respondsWith(listPolicyDocumentsExamples.response.documents.body);
    expect(await list()).toEqual([
      {
        id: 'd-1',
        kind: 'idCard',
        name: 'Insurance ID card',
        date: '2026-08-05',
        url: 'https://documents.partner.example/d/8f2c.pdf',
      },
      {
        id: 'd-2',
        kind: 'declarations',
        name: 'Declarations page',
        date: '2026-08-05',
        url: 'https://documents.partner.example/d/8f2d.pdf',
      },
    ]);
    expect(query()).toEqual({ path: '/api/customer/policyDocuments', policyId: 'p-1001' });
  });

  it.each([
    ['ID_CARD', 'idCard'],
    ['Declarations page', 'declarations'],
    [1, 'declarations'],
    ['Payment receipt', 'receipt'],
    ['constructor', 'other'],
    [null, 'other'],
  ])('reads the type %j as %s', async (documentType, kind) => {
    respondsWith({ documents: [{ documentType, url: 'https://a.example/d.pdf' }] });
    expect(await list()).toMatchObject([{ kind }]);
  });

  it('leaves out documents with an unsafe address, and gives all others unique ids', async () => {
    const urls = [
      'javascript:alert(1)',
      'JVBERi0xLjc=',
      'http://a.example/d',
      'https://u:p@a.example/d',
      'https://a.example/d',
      ' ',
    ];
    respondsWith({ documents: [...urls, '/d'].map((url) => ({ documentId: 7, url })) });
    expect(await list()).toMatchObject([
      { id: '7', url: 'https://a.example/d' },
      { id: 'document-7', url: 'https://www.agency.example/d' },
    ]);
  });
});

describe('loadIdCard', () => {
  const load = () => loadIdCard(calls.client, { policyId: 'p-1001' });
  const { response } = loadIdCardExamples;

  it('reads the card with the passes for phones', async () => {
    respondsWith(response.whole.body);
    expect(await load()).toEqual({
      policyNumber: 'LKM-1001',
      company: 'Larkspur Mutual',
      naicNumber: '99001',
      insuredNames: ['Alex Example', 'Sam Example'],
      vehicles: details.vehicles,
      effectiveDate: '2026-08-05',
      expirationDate: '2027-02-05',
      claimsPhone: '8005550100',
      walletPasses: {
        apple: 'https://documents.partner.example/w/8f2c.pkpass',
        google: 'https://pay.google.com/gp/v/save/eyJhbGci',
      },
    });
  });

  it('reads a single name as text, and leaves out passes with an unsafe address', async () => {
    respondsWith({ ...response.minimal.body, walletPasses: { apple: 'javascript:alert(1)', google: '' } });
    expect(await load()).toMatchObject({ insuredNames: ['Alex Example'], walletPasses: {} });
  });

  it('returns undefined when there is no card', async () => {
    respondsWith(response.none.body);
    expect(await load()).toBeUndefined();
    calls.respondsWithStatus(404, { message: 'Not found' });
    expect(await load()).toBeUndefined();
  });
});

describe('payNow', () => {
  const asked = {
    policyId: 'p-1001',
    fetchToken: 'fetch-7f3a',
    intent: 'i-1',
    redirectTo: 'https://www.agency.example/my-account?tabid=policies',
  };
  const open = () => payNow(calls.client, asked);
  const { response } = payNowExamples;

  it('sends the fetch token, and reads the payment page', async () => {
    respondsWith(response.page.body);
    expect(await open()).toEqual({ paymentUrl: 'https://pay.partner.example/pay/9f2c' });
    expect(calls.received().headers.authorization).toBe('Bearer fetch-7f3a');
    expect(query()).toEqual({
      path: '/api/customer/payNow',
      policyId: 'p-1001',
      idempotencyKey: 'i-1',
      redirectTo: asked.redirectTo,
    });
  });

  it.each([
    ['a refusal', response.notPayable.body, 'This payment has already been made'],
    ['no page', response.withoutPage.body, undefined],
  ])('throws a refusal for %s, with a message for the page’s developer', async (_what, body, reason) => {
    respondsWith(body);
    const error = await open().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({ message: 'Error in fetching paynow url', reason });
  });

  it('rejects a page that is not safe to open', async () => {
    respondsWith({ paymentUrl: 'javascript:alert(1)' });
    await expect(open()).rejects.toBeInstanceOf(MalformedError);
  });
});
