import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt } from '#domain/calendar-date';
import { policyPaymentStatus } from '#domain/policy-payment-status';
import type { ServiceVariant } from '#domain/service-variant';
import { authenticateCustomer } from '#services/account/authenticate-customer.contract';
import { signIn } from '#services/account/sign-in.contract';
import { loadPaymentResult } from '#services/payment/load-payment-result.contract';
import { listPolicies } from '#services/policies/list-policies.contract';
import { listPolicyDocuments } from '#services/policies/list-policy-documents.contract';
import { loadIdCard } from '#services/policies/load-id-card.contract';
import { loadPolicyDetails } from '#services/policies/load-policy-details.contract';
import { payNow } from '#services/policies/pay-now.contract';
import { listCustomerQuotes } from '#services/quotes/list-customer-quotes.contract';
import { requote } from '#services/rating/requote.contract';
import { logSkippedDatabases, testDatabases } from '../../testing/databases.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

const minute = 60_000;

interface MadeCustomer {
  variant: ServiceVariant;
  email: string;
  password: string;
  policyNumbers: string[];
}

logSkippedDatabases('policies of customers');

describe.each(testDatabases)('policies of customers on $name', ({ url }) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox({ databaseUrl: url });
  });
  afterAll(() => sandbox.close());
  // Tries of one test do not count in the next.
  beforeEach(() => (sandbox.clock.now += 2 * 60 * minute));

  async function makeCustomer(portfolio: string): Promise<MadeCustomer> {
    const body = JSON.stringify({ portfolio });
    const response = await fetch(`${sandbox.url}/sandbox/admin/customers`, { method: 'POST', body });
    expect(response.status).toBe(201);
    return (await response.json()) as MadeCustomer;
  }

  async function enter(portfolio: string) {
    const customer = await makeCustomer(portfolio);
    const { variant, email, password } = customer;
    const { body } = await sandbox.ask(signIn, { variant, body: { email, password } });
    const token = body.token!;
    const policies = (await sandbox.ask(listPolicies, { token, variant })).body.policies;
    return { ...customer, token, policies };
  }

  const statuses = ({ policies }: Awaited<ReturnType<typeof enter>>) =>
    policies.map(({ message = '', details = {} }) => {
      const { effectiveDate, expirationDate, paymentDueDate } = details;
      return policyPaymentStatus(
        { effectiveDate, expirationDate, paymentDueDate, message },
        dateAt(sandbox.clock.now, agencyTimeZone),
      );
    });

  it('gives the paying customer a policy of every payment status', async () => {
    const customer = await enter('paying');
    expect(customer.policies.map(({ policyNumber }) => policyNumber)).toEqual(customer.policyNumbers);
    expect(new Set(statuses(customer))).toEqual(
      new Set(['paymentDue', 'dueWithin48Hours', 'pastDue', 'paid', 'expired', 'notEffective', 'unknown']),
    );
  });

  it.each([
    ['new', []],
    ['pastDue', ['pastDue', 'paymentDue']],
    ['californian', ['paymentDue']],
  ])('gives a customer of the kind %s policies with the statuses %j', async (portfolio, expected) => {
    expect(statuses(await enter(portfolio))).toEqual(expected);
  });

  it('returns no policy of another customer from any call', async () => {
    const [one, other] = [await enter('paying'), await enter('paying')];
    const query = { policyId: String(other.policies[0]!.policyId) };
    for (const contract of [loadPolicyDetails, listPolicyDocuments, loadIdCard] as const) {
      expect((await sandbox.ask(contract as typeof loadPolicyDetails, { query, token: one.token })).body).toEqual({
        isSuccess: false,
        message: 'Policy not found',
      });
    }
  });

  it('answers every call of a customer with 401 when the token has expired', async () => {
    const { token, policies } = await enter('paying');
    sandbox.clock.now += 30 * minute;
    const query = { policyId: String(policies[0]!.policyId) };
    for (const contract of [listPolicies, loadPolicyDetails, listPolicyDocuments, loadIdCard, listCustomerQuotes]) {
      const { status, body } = await sandbox.ask(contract as typeof loadPolicyDetails, { query, token });
      expect([status, body.isSuccess]).toEqual([401, false]);
    }
  });

  it('loads a policy with the values that the list has', async () => {
    const { token, policies } = await enter('pastDue');
    const [{ policyId, details }] = policies as [(typeof policies)[0]];
    const loaded = await sandbox.ask(loadPolicyDetails, { query: { policyId: String(policyId) }, token });
    expect(loaded.body).toEqual({ isSuccess: true, message: '', ...details });
    expect(details).toMatchObject({ company: 'Juniper & Finch', drivers: [{ fullName: 'Jamie Fixture' }] });
  });

  it('serves the documents of a policy as PDF at addresses that open for an hour', async () => {
    const { token, policies } = await enter('paying');
    const query = { policyId: String(policies[0]!.policyId) };
    const { documents } = (await sandbox.ask(listPolicyDocuments, { query, token })).body;
    expect(documents.map(({ documentType }) => documentType)).toEqual(['idCard', 'declarations']);
    for (const { url: address } of documents) {
      const response = await fetch(address);
      expect(response.headers.get('Content-Type')).toBe('application/pdf');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toContain(policies[0]!.policyNumber);
    }
    sandbox.clock.now += 60 * minute;
    expect((await fetch(documents[0]!.url)).status).toBe(404);
  });

  it('gives an ID card with passes for phones, and none for an expired policy', async () => {
    const { token, policies } = await enter('paying');
    const cardOf = async (number: string) => {
      const { policyId } = policies.find(({ policyNumber }) => String(policyNumber).startsWith(number))!;
      return (await sandbox.ask(loadIdCard, { query: { policyId: String(policyId) }, token })).body;
    };
    const card = await cardOf('LKM-1001');
    expect(card).toMatchObject({ company: 'Larkspur Mutual', insuredNames: ['Alex Example'] });
    for (const address of Object.values(card.walletPasses!)) expect((await fetch(address!)).status).toBe(200);
    expect(await cardOf('LKM-1014')).toEqual({ isSuccess: true, message: '' });
  });

  describe('pay now', () => {
    const person = { phone: '5125550142', dob: '1990-04-17' };

    async function opened(customer: MadeCustomer, policyId: string, { asPerson = person, intent = 'i-1' } = {}) {
      const { body } = await sandbox.ask(authenticateCustomer, { body: { email: customer.email, ...asPerson } });
      const query = { policyId, idempotencyKey: intent, redirectTo: `${sandbox.url}/portal.html?tabid=policies` };
      return (await sandbox.ask(payNow, { query, token: body.token })).body;
    }

    it('leads to a payment page, which charges and returns with the token of the result', async () => {
      const customer = await enter('paying');
      const [{ policyId }] = customer.policies as [(typeof customer.policies)[0]];
      const { paymentUrl } = await opened(customer, String(policyId));
      expect((await opened(customer, String(policyId))).paymentUrl).toBe(paymentUrl);
      const form = new URLSearchParams({
        cardHolderName: 'Alex Example',
        number: '4111111111111111',
        expiration: '12/30',
        securityCode: '123',
      });
      const response = await fetch(paymentUrl!, { method: 'POST', body: form, redirect: 'manual' });
      const back = new URL(response.headers.get('Location')!);
      expect(back.pathname + back.search).toMatch(/^\/portal\.html\?tabid=policies&token=payment-/);
      const query = { token: back.searchParams.get('token')! };
      expect((await sandbox.ask(loadPaymentResult, { query })).body.customerPayment).toMatchObject({
        policyId,
        email: customer.email,
        paymentDetails: [{ status: 'A', amount: 128.4 }],
      });
      const [paid] = (await sandbox.ask(listPolicies, { token: customer.token })).body.policies;
      expect(paid).toMatchObject({ isPayable: false, message: 'This payment has already been made' });
      expect(paid!.details!.transactions![0]).toMatchObject({ collectedAmount: 128.4 });
    });

    it('refuses a policy that cannot be paid, one of another customer, and a wrong date of birth', async () => {
      const [customer, stranger] = [await enter('paying'), await enter('paying')];
      const idOf = (number: string) =>
        String(customer.policies.find(({ policyNumber }) => String(policyNumber).startsWith(number))!.policyId);
      expect(await opened(customer, idOf('JNF-1003'))).toMatchObject({
        message: expect.stringContaining('past due') as unknown,
      });
      expect(await opened(stranger, idOf('LKM-1001'))).toMatchObject({ message: 'Policy not found' });
      const asPerson = { ...person, dob: '1990-04-18' };
      expect(await opened(customer, idOf('LKM-1001'), { asPerson })).toMatchObject({ message: 'Policy not found' });
    });
  });

  it('lists the quotes of a customer, which can be rated again', async () => {
    const { token, variant } = await enter('californian');
    const { quotes } = (await sandbox.ask(listCustomerQuotes, { token, variant })).body;
    expect(quotes).toMatchObject([{ drivers: [{ firstName: 'Jordan' }], companyName: expect.any(String) as unknown }]);
    const again = await sandbox.ask(requote, { variant, body: { rateQuoteId: String(quotes[0]!.rateQuoteId) } });
    expect(again.body.transactionId).not.toBe(quotes[0]!.transactionId);
    const newcomer = await enter('new');
    expect((await sandbox.ask(listCustomerQuotes, { token: newcomer.token })).body.quotes).toEqual([]);
  });
});
