import { quoteTransaction } from '../rating/quote-request.fixture.ts';
import type { CallFixture } from '../testing/call-fixture.ts';
import { rateRenters } from './rate-renters.ts';
import { rentersAnswers } from './renters-request.fixture.ts';

export const rateRentersFixture: CallFixture = {
  call: (client) => rateRenters(client, { answers: rentersAnswers, transactionId: 't-1' }),
  value: quoteTransaction,
};
