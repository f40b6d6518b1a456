import type { CallFixture } from '../testing/call-fixture.ts';
import { prepareTransaction } from './prepare-transaction.ts';
import { quoteRequest, quoteTransaction } from './quote-request.fixture.ts';

export const prepareTransactionFixture: CallFixture = {
  call: (client) => prepareTransaction(client, quoteRequest),
  value: quoteTransaction,
};
