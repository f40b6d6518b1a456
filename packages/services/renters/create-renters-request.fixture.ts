import { quoteTransaction } from '../rating/quote-request.fixture.ts';
import type { CallFixture } from '../testing/call-fixture.ts';
import { createRentersRequest } from './create-renters-request.ts';
import { rentersAnswers } from './renters-request.fixture.ts';

export const createRentersRequestFixture: CallFixture = {
  call: (client) => createRentersRequest(client, { answers: rentersAnswers, transactionId: 't-1' }),
  value: quoteTransaction,
};
