import { describe, expect, it } from 'vitest';
import { loadCustomerProfileExamples } from './account/load-customer-profile.examples.ts';
import { loadCustomerProfileFixture } from './account/load-customer-profile.fixture.ts';
import { MalformedError } from './errors.ts';
import { listLoyaltyTransactionsExamples } from './loyalty/list-loyalty-transactions.examples.ts';
import { listLoyaltyTransactionsFixture } from './loyalty/list-loyalty-transactions.fixture.ts';
import { loadLoyaltyExamples } from './loyalty/load-loyalty.examples.ts';
import { loadLoyaltyFixture } from './loyalty/load-loyalty.fixture.ts';
import { redeemGiftCardExamples } from './loyalty/redeem-gift-card.examples.ts';
import { redeemGiftCardFixture } from './loyalty/redeem-gift-card.fixture.ts';
import { listPoliciesExamples } from './policies/list-policies.examples.ts';
import { listPoliciesFixture } from './policies/list-policies.fixture.ts';
import { listPolicyDocumentsExamples } from './policies/list-policy-documents.examples.ts';
import { listPolicyDocumentsFixture } from './policies/list-policy-documents.fixture.ts';
import { loadIdCardExamples } from './policies/load-id-card.examples.ts';
import { loadIdCardFixture } from './policies/load-id-card.fixture.ts';
import { loadPolicyDetailsExamples } from './policies/load-policy-details.examples.ts';
import { loadPolicyDetailsFixture } from './policies/load-policy-details.fixture.ts';
import { payNowExamples } from './policies/pay-now.examples.ts';
import { payNowFixture } from './policies/pay-now.fixture.ts';
import { listCustomerQuotesExamples } from './quotes/list-customer-quotes.examples.ts';
import { listCustomerQuotesFixture } from './quotes/list-customer-quotes.fixture.ts';
import { stubbedCalls } from './testing/stubbed-calls.ts';

// How the calls of a signed-in customer read responses that a gateway has changed.

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });
const { respondsWith } = calls;

describe('a response in an object `data`', () => {
  it.each([
    ['loadCustomerProfile', loadCustomerProfileFixture, loadCustomerProfileExamples.response],
    ['listPolicies', listPoliciesFixture, listPoliciesExamples.response],
    ['loadPolicyDetails', loadPolicyDetailsFixture, loadPolicyDetailsExamples.response],
    ['listPolicyDocuments', listPolicyDocumentsFixture, listPolicyDocumentsExamples.response],
    ['loadIdCard', loadIdCardFixture, loadIdCardExamples.response],
    ['payNow', payNowFixture, payNowExamples.response],
    ['loadLoyalty', loadLoyaltyFixture, loadLoyaltyExamples.response],
    ['listLoyaltyTransactions', listLoyaltyTransactionsFixture, listLoyaltyTransactionsExamples.response],
    ['redeemGiftCard', redeemGiftCardFixture, redeemGiftCardExamples.response],
    ['listCustomerQuotes', listCustomerQuotesFixture, listCustomerQuotesExamples.response],
  ] as const)('is read like the same response without the object: %s', async (_id, { call }, examples) => {
    const { body } = Object.values(examples)[0] as { body: Record<string, unknown> };
    respondsWith(body);
    const plain = await call(calls.client);
    const { isSuccess, message, ...data } = body;
    respondsWith({ isSuccess, message, data });
    expect(await call(calls.client)).toEqual(plain);
  });
});

const unreadable = { surprise: true };

describe('a list without a readable row', () => {
  it.each([
    ['listPolicies', listPoliciesFixture, { policies: [unreadable] }],
    ['listPolicyDocuments', listPolicyDocumentsFixture, { documents: [{ documentId: 'd-1' }] }],
    ['listPolicyDocuments, without a safe address', listPolicyDocumentsFixture, { documents: [{ url: 'ftp://x/' }] }],
    ['listLoyaltyTransactions', listLoyaltyTransactionsFixture, { data: [unreadable] }],
    ['loadLoyalty', loadLoyaltyFixture, { programs: [7] }],
    ['listCustomerQuotes', listCustomerQuotesFixture, { quotes: [7] }],
  ] as const)('is malformed instead of empty: %s', async (_id, { call }, body) => {
    respondsWith({ isSuccess: true, ...body });
    await expect(call(calls.client)).rejects.toBeInstanceOf(MalformedError);
  });
});

describe('a refusal whose message says that there is none', () => {
  it.each([
    ['listPolicies', listPoliciesFixture, 'No policies found', []],
    ['listPolicyDocuments', listPolicyDocumentsFixture, 'No se encontraron documentos.', []],
    ['loadLoyalty', loadLoyaltyFixture, 'The customer is not enrolled.', undefined],
    ['listCustomerQuotes', listCustomerQuotesFixture, 'No quotes found', []],
  ] as const)('is read as an empty list, or as undefined: %s', async (_id, { call }, message, none) => {
    for (const body of [{ isSuccess: false, message }, { message }]) {
      calls.respondsWithStatus(400, body);
      expect(await call(calls.client)).toEqual(none);
    }
  });
});
