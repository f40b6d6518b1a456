import { describe, expect, it } from 'vitest';
import { partnerMessageOf } from '../auto-payment/partner-message.contract.ts';
import { ServiceError } from '../errors.ts';
import { stubClient } from '../testing/stub-client.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { buyRenters, type RentersPurchase } from './buy-renters.ts';
import { createRentersRequest } from './create-renters-request.ts';
import { loadRentersTransactionExamples } from './load-renters-transaction.examples.ts';
import { loadRentersTransaction } from './load-renters-transaction.ts';
import { openRentersCard } from './open-renters-card.ts';
import { rateRenters } from './rate-renters.ts';
import { rentersCoveragesExamples } from './renters-coverages.examples.ts';
import { rentersCoverages } from './renters-coverages.ts';
import { rentersProgress } from './renters-progress.ts';
import { rentersAnswers } from './renters-request.fixture.ts';
import { rentersResultsExamples } from './renters-results.examples.ts';
import { rentersResults } from './renters-results.ts';
import { rentersStatus } from './renters-status.ts';

const stub = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });
const { respondsWith, respondsWithStatus, query, body } = stub;
const merchant = { merchantId: '49', processor: 'CheckOut', method: 'CreditDebit' };

describe('rentersCoverages', () => {
  const load = () => rentersCoverages(stub.client, { state: 'TX' });

  it('reads the options of a state in the order of the form, with their defaults', async () => {
    respondsWith(rentersCoveragesExamples.response.maximal.body);
    const coverages = await load();
    expect(query()).toEqual({ path: '/api/homerating/getCoverages', State: 'TX' });
    expect(coverages.map(({ code, initial }) => [code, initial])).toEqual([
      ['CoverageC', '20000'],
      ['CoverageE', '100000'],
      ['CoverageF', '1000'],
      ['ReplacementCost', 'Yes'],
      ['WaterBackup', '0'],
      ['AllOtherPeril', '500'],
      ['WindHail', '1000'],
    ]);
  });

  it('does not offer the loss of use, which depends on the contents', async () => {
    respondsWith({ coverages: [{ coverageCd: 'CoverageD', options: [4000, 6000] }] });
    expect(await load()).toEqual([]);
  });

  it('reads amounts as text, and keys with other names or in another case', async () => {
    respondsWith({
      Coverages: [
        { CODE: 'coveragec', Values: ['$10,000', '20,000.00', null, { Val1: 30000, extra: 1 }], Default: '20000' },
        { coverageCd: 'ReplacementCost', options: [{ value: 'Y', label: 'Included' }, 'N'], default: 'n' },
        { coverageCd: 'Unheard', options: [1] },
        { coverageCd: 'PetDamage', options: [] },
      ],
      deductibles: null,
    });
    expect(await load()).toEqual([
      {
        code: 'CoverageC',
        options: [
          { value: '10000', amount: 10_000, text: '' },
          { value: '20000', amount: 20_000, text: '' },
          { value: '30000', amount: 30_000, text: '' },
        ],
        initial: '20000',
      },
      {
        code: 'ReplacementCost',
        options: [
          { value: 'Y', amount: undefined, text: 'Included' },
          { value: 'N', amount: undefined, text: '' },
        ],
        initial: 'N',
      },
    ]);
  });

  it('reads an unknown state as a state without coverages', async () => {
    respondsWithStatus(404, { message: 'Not found' });
    expect(await load()).toEqual([]);
  });
});

describe('loadRentersTransaction', () => {
  const load = (carrierId = '5001') => loadRentersTransaction(stub.client, { transactionId: 't-1', carrierId });

  it('reads every answer, with the interested party and the roommates separated', async () => {
    respondsWith(loadRentersTransactionExamples.response.maximal.body);
    expect(await load()).toEqual({
      firstName: 'Alex',
      lastName: 'Example',
      email: 'alex@example.com',
      phone: '5125550142',
      street: '100 Congress Ave',
      apartment: '4B',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      interestedParty: { name: 'Example Leasing', email: 'leasing@example.com' },
      roommates: [{ firstName: 'Robin', lastName: 'Sample' }],
      choice: { CoverageC: '20000', AllOtherPeril: '500' },
    });
    expect(query()).toEqual({ path: '/homerating/getcarrierresultbytransactionidandcarrierid' });
    expect(body()).toEqual({ transactionId: 't-1', carrierId: '5001' });
  });

  it('omits an unknown carrier', async () => {
    respondsWith(loadRentersTransactionExamples.response.minimal.body);
    expect(await load('')).toEqual({ firstName: 'Alex', roommates: [], choice: {} });
    expect(body()).toEqual({ transactionId: 't-1' });
  });

  it('reads an address in the customer, roles as text, and at most five roommates', async () => {
    const roommates = Array.from({ length: 7 }, (_, index) => ({ NAME: `Robin ${index}`, Role: '0' }));
    respondsWith({
      PrepareRequest: {
        Customer: {
          FirstName: ' Alex ',
          LastName: null,
          Phone: '512-555-0142',
          address: { street: '1 Main', zip: '78701-1234' },
        },
        AdditionalCustomers: [{ name: 'Leasing', email: 'leasing@example.com' }, ...roommates],
        coverages: [{ coverageCd: 'coveragee', limit: '$100,000' }],
      },
    });
    const answers = await load();
    expect(answers).toMatchObject({ firstName: 'Alex', phone: '5125550142', street: '1 Main', zip: '78701' });
    expect(answers.interestedParty).toEqual({ name: 'Leasing', email: 'leasing@example.com' });
    expect(answers.roommates).toHaveLength(5);
    expect(answers.roommates[0]).toEqual({ firstName: 'Robin', lastName: '0' });
    expect(answers.choice).toEqual({ CoverageE: '100000' });
  });

  it.each([
    ['Bo Li', { firstName: 'Bo', lastName: 'Li' }],
    ['José García  López', { firstName: 'José', lastName: 'García López' }],
    ['Robin', { firstName: 'Robin', lastName: '' }],
  ])('splits the roommate’s name %j into first and last name', async (name, roommate) => {
    respondsWith({ prepareRequest: { additionalCustomers: [{ name, role: 0 }] } });
    expect((await load()).roommates).toEqual([roommate]);
  });

  it('throws a refusal with status 404 for a transaction that the service does not know', async () => {
    respondsWith(loadRentersTransactionExamples.response.unknown.body);
    await expect(load()).rejects.toMatchObject({ kind: 'refused', status: 404 });
  });
});

describe('createRentersRequest and rateRenters', () => {
  const accepted = { isSuccess: true, message: '', transactionId: 't-1' };
  const expected = {
    transactionId: 't-1',
    customer: { name: 'Alex', surname: 'Example', email: 'alex@example.com', phoneNumber: '5125550142' },
    address: { address1: '100 Congress Ave', apt: '4B', city: 'Austin', state: 'TX', zipCode: '78701' },
    effectiveDate: '2026-12-01',
    AdditionalCustomers: [
      { Name: 'Example Leasing', Email: 'leasing@example.com', Role: 1 },
      { Name: 'Robin', Surname: 'Sample', Role: 0 },
    ],
    community: { yearsProfessionallyManaged: 1, numberOfUnits: 5, yearBuilt: 2008 },
    coverages: [
      { CoverageCd: 'CoverageC', Limit: { Val1: 20_000 } },
      { CoverageCd: 'CoverageD', Limit: { Val1: 4000 } },
      { CoverageCd: 'CoverageE', Limit: { Val1: 100_000 } },
      { CoverageCd: 'ReplacementCost', Limit: { Val1: 'Yes' } },
      { CoverageCd: 'AllOtherPeril', Deductible: { Val1: 500 } },
    ],
  };

  it('sends the community defaults, the roles and the computed loss of use', async () => {
    respondsWith(accepted);
    await createRentersRequest(stub.client, { answers: rentersAnswers, transactionId: 't-1' });
    expect(query()).toEqual({ path: '/api/homerating/createRateRequest' });
    expect(body()).toEqual(expected);
  });

  it('sends the same answers for rating as step 1', async () => {
    respondsWith(accepted);
    await rateRenters(stub.client, { answers: rentersAnswers, transactionId: 't-1' });
    expect(query()).toEqual({ path: '/api/homerating/prepareTransaction' });
    expect(body()).toEqual({ ...expected, RequestStep: '1' });
  });

  it.each([
    ['5000', 2000],
    ['10000', 2000],
    ['10001', 2000],
    ['12345', 2469],
    ['100000', 20_000],
  ])('sends contents of %s with a loss of use of %d', async (CoverageC, lossOfUse) => {
    respondsWith(accepted);
    await createRentersRequest(stub.client, {
      answers: { ...rentersAnswers, choice: { CoverageC } },
      transactionId: 't-1',
    });
    expect(body().coverages).toEqual([
      { CoverageCd: 'CoverageC', Limit: { Val1: Number(CoverageC) } },
      { CoverageCd: 'CoverageD', Limit: { Val1: lossOfUse } },
    ]);
  });

  it('omits an absent apartment, interested party and roommates', async () => {
    respondsWith(accepted);
    const answers = { ...rentersAnswers, apartment: '', interestedParty: undefined, roommates: [] };
    await createRentersRequest(stub.client, { answers, transactionId: 't-1' });
    expect(body().AdditionalCustomers).toEqual([]);
    expect(body().address).not.toHaveProperty('apt');
  });
});

describe('rentersResults', () => {
  const load = () => rentersResults(stub.client, { transactionId: 't-1' });

  it('reads the four plans in a fixed order, with amounts in cents', async () => {
    const { body: rated } = rentersResultsExamples.response.rated;
    respondsWith(rated);
    expect(await load()).toEqual({
      progress: 'done',
      errors: [],
      rate: {
        carrierId: '5001',
        carrierName: 'Hearthside Renters',
        plans: [
          { code: 'Annual', total: 19_800, downPayment: 19_800, installment: undefined },
          { code: 'SemiAnnual', total: 20_200, downPayment: 10_100, installment: 10_100 },
          { code: 'Quarterly', total: 20_400, downPayment: 5100, installment: 5100 },
          { code: 'Monthly', total: 20_760, downPayment: 1730, installment: 1730 },
        ],
      },
    });
    expect(query()).toEqual({ path: '/api/homerating/getResultsByTransactionId', transactionId: 't-1' });
  });

  it('reads "$1,234.50", other spellings and nulls, and drops a plan of $0.00 or of an unknown code', async () => {
    respondsWith({
      results: [
        null,
        {
          CompanyId: 5001,
          Rates: [
            { paymentPlans: [] },
            {
              PaymentPlans: [
                { PaymentPlanCode: 'semi-annual', TotalPremium: '$1,234.50', InstallmentPaymentAmount: null },
                { paymentPlanCode: 'MONTHLY', totalPremium: 0 },
                { paymentPlanCode: 'Weekly', totalPremium: 10 },
              ],
            },
          ],
        },
      ],
    });
    expect(await load()).toEqual({
      progress: 'answered',
      errors: [],
      rate: {
        carrierId: '5001',
        carrierName: '',
        plans: [{ code: 'SemiAnnual', total: 123_450, downPayment: undefined, installment: undefined }],
      },
    });
  });

  it('continues polling while no carrier has responded', async () => {
    respondsWith(rentersResultsExamples.response.rating.body);
    expect(await load()).toEqual({ progress: 'rating', rate: undefined, errors: [] });
  });

  it.each([
    [
      [{ message: ' Too high. ' }, 'Too high.', { text: 'Too low.' }],
      ['Too high.', 'Too low.'],
    ],
    ['Too high.', ['Too high.']],
  ])('reads the messages %j', async (errors, expected) => {
    respondsWith({ results: [{ errors }] });
    expect(await load()).toEqual({ progress: 'answered', rate: undefined, errors: expected });
  });

  it.each([
    [{ isDone: true, results: [] }, 'done'],
    [{ isDone: false, completedCount: 1, results: [{ errors: 'Too high.' }] }, 'rating'],
    [{ errors: ['The request has expired.'] }, 'done'],
    [{ results: [{ errors: 'Too high.' }] }, 'answered'],
    [{ completedCount: '1' }, 'answered'],
    [{ results: null, completedCount: 0 }, 'rating'],
  ])('reads %j as %s', async (response, progress) => {
    respondsWith({ isSuccess: true, ...response });
    expect(await load()).toMatchObject({ progress });
  });
});

describe('openRentersCard', () => {
  it('sends the card widget’s settings and returns an address', async () => {
    respondsWith({ isSuccess: true, PaymentUrl: 'https://pay.partner.example/card/1' });
    const form = { transactionId: 't-1', carrierId: '5001', ...merchant, loginId: '304' };
    expect(await openRentersCard(stub.client, form)).toEqual({ url: 'https://pay.partner.example/card/1' });
    expect(body()).toEqual(form);
  });

  it.each([
    [{}, 'Payment Url null'],
    [{ paymentUrl: '' }, 'Payment Url Empty'],
  ])('rejects %j with the message for the log', async (response, message) => {
    respondsWith({ isSuccess: true, ...response });
    const form = { transactionId: 't-1', carrierId: '5001', ...merchant, loginId: '304' };
    await expect(openRentersCard(stub.client, form)).rejects.toMatchObject({ message });
  });
});

describe('buyRenters', () => {
  const card = { token: 'card-1', cardHolder: 'Alex Example', expiry: '08/30', cardType: 'visa', last4: '1111' };
  const purchase: RentersPurchase = {
    transactionId: 't-1',
    carrierId: '5001',
    plan: 'Monthly',
    installmentDay: 31,
    merchant,
    card,
    intent: 'intent-1',
  };

  it('sends step 3 with the plan, the installment day, the method and the card, under its intent', async () => {
    respondsWith({ isSuccess: true });
    await buyRenters(stub.client, purchase);
    expect(body()).toEqual({
      transactionId: 't-1',
      carrierId: '5001',
      RequestStep: '3',
      paymentPlan: { PaymentPlanCode: 'Monthly', InstallmentDayofMonth: 31 },
      paymentMethod: 'CreditDebit',
      paymentToken: { ...card, ...merchant },
    });
    expect(stub.received().headers['idempotency-key']).toBe('"intent-1"');
  });

  it('sends no installment day for a single payment, and only the card data from the partner', async () => {
    respondsWith({ isSuccess: true });
    const unknown = { token: 'card-1', cardHolder: '', expiry: '', cardType: '', last4: '12' };
    await buyRenters(stub.client, { ...purchase, plan: 'Annual', card: unknown });
    expect(body()).toMatchObject({ paymentPlan: { PaymentPlanCode: 'Annual' } });
    expect(body().paymentToken).toEqual({ token: 'card-1', ...merchant });
  });

  it.each(['a broken connection', 408, 409, 429, 500, 502, 503, 504])(
    'sends the purchase once when it ends with %s, because the service may ignore the key',
    async (end) => {
      let sent = 0;
      const { client } = stubClient('https://services.example', {
        fetch: () => {
          sent += 1;
          return typeof end === 'number'
            ? Promise.resolve(new Response('', { status: end }))
            : Promise.reject(new TypeError('Failed to fetch'));
        },
      });
      await expect(buyRenters(client, purchase)).rejects.toBeInstanceOf(ServiceError);
      expect(sent).toBe(1);
    },
  );

  it('throws a refusal with the message of a response with status 400', async () => {
    respondsWithStatus(400, { isSuccess: false, message: 'This card has expired.' });
    await expect(buyRenters(stub.client, purchase)).rejects.toMatchObject({
      kind: 'refused',
      isFault: false,
      reason: 'This card has expired.',
    });
  });
});

describe('a carrier that neither the rate nor the page names', () => {
  const transaction = { transactionId: 't-1', carrierId: '' };
  const card = { token: 'card-1', cardHolder: '', expiry: '', cardType: '', last4: '' };
  const purchase: RentersPurchase = {
    ...transaction,
    plan: 'Annual',
    installmentDay: 1,
    merchant,
    card,
    intent: 'intent-1',
  };

  it.each<[string, () => Promise<unknown>]>([
    ['gettoken', () => openRentersCard(stub.client, { ...transaction, ...merchant, loginId: '304' })],
    ['buy', () => buyRenters(stub.client, purchase)],
    ['getStatus', () => rentersStatus(stub.client, transaction)],
  ])('is omitted in %s', async (_call, send) => {
    respondsWith({
      isSuccess: true,
      paymentUrl: 'https://pay.partner.example/card/1',
      buyNowStatusResponse: { paymentStatus: 'None' },
    });
    await send();
    expect(body()).toMatchObject({ transactionId: 't-1' });
    expect(body()).not.toHaveProperty('carrierId');
  });
});

describe('rentersProgress', () => {
  it.each([
    [{ completedCount: 0 }, false],
    [{ CompletedCount: '1' }, true],
    [{ completedCount: null }, false],
    [{}, false],
  ])('reads %j as done: %s', async (response, isDone) => {
    respondsWith({ isSuccess: true, ...response });
    expect(await rentersProgress(stub.client, { transactionId: 't-1' })).toEqual({ isDone });
  });
});

describe('rentersStatus', () => {
  it.each([
    [{ paymentStatus: 'Paid', rc3Status: 3, rc3PolicyId: 'HR-1' }, 'sold'],
    [{ RC3PolicyId: 204117, paymentStatus: 'APPROVED' }, 'sold'],
    [{ rc3PolicyId: 'HR-1' }, 'sold'],
    [{ paymentStatus: 'Paid', rc3Status: 3 }, 'pending'],
    [{ paymentStatus: 'Paid', rc3Status: 1 }, 'pending'],
    [{ paymentStatus: 'Processing' }, 'pending'],
    [{ paymentStatus: 'Declined', rc3Status: 0 }, 'notCharged'],
    [{ paymentStatus: 'failed', rc3PolicyId: 'HR-1' }, 'notCharged'],
    [{ paymentStatus: 'Paid', rc3Status: 2 }, 'notIssued'],
    [{ paymentStatus: 'Who knows', rc3Status: 'Failed' }, 'pending'],
    [{ paymentStatus: 'None', rc3Status: 0 }, 'notBegun'],
    [{ paymentStatus: 'None', rc3Status: 1 }, 'pending'],
    [{}, 'pending'],
  ] as const)('reads %j as %s', async (buyNowStatusResponse, outcome) => {
    respondsWith({ isSuccess: true, buyNowStatusResponse });
    const status = await rentersStatus(stub.client, { transactionId: 't-1', carrierId: '5001' });
    expect(status.outcome).toBe(outcome);
    expect(status.policyId !== '').toBe(outcome === 'sold');
  });

  it('reads the service’s explanation', async () => {
    const rc3Messages = ['', { text: 'The address could not be verified.' }];
    const purchased = { paymentStatus: 'Paid', paymentDescription: 'Approved', rc3Status: 2, rc3Messages };
    respondsWith({ isSuccess: true, buyNowStatusResponse: purchased });
    const { message } = await rentersStatus(stub.client, { transactionId: 't-1', carrierId: '5001' });
    expect(message).toBe('The address could not be verified.');
  });
});

describe('the card form’s message', () => {
  it('stores the card data of a purchase, with at most four digits', () => {
    const card = {
      cardHolder: 'Alex Example',
      expiry: '08/30',
      cardType: 'visa',
      last4: '4111111111111111',
      number: '4111',
    };
    expect(partnerMessageOf({ type: 'card.succeeded', token: 'card-1', card })).toEqual({
      type: 'card.succeeded',
      token: 'card-1',
      card: { cardHolder: 'Alex Example', expiry: '08/30', cardType: 'visa', last4: undefined },
    });
  });
});
