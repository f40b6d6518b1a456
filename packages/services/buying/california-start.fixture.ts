import type { CallFixture } from '../testing/call-fixture.ts';
import { nothing } from '../testing/value-types.ts';
import { californiaStart } from './california-start.ts';

export const californiaStartFixture: CallFixture = {
  call: (client) => californiaStart(client, { rateQuoteId: 'rq-1', transactionId: 't-1' }),
  value: nothing,
};
