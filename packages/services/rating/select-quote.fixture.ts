import type { CallFixture } from '../testing/call-fixture.ts';
import { quote } from '../testing/example-arguments.ts';
import { nothing } from '../testing/value-types.ts';
import { selectQuote } from './select-quote.ts';

export const selectQuoteFixture: CallFixture = {
  call: (client) => selectQuote(client, { quote, channel: 'text' }),
  value: nothing,
};
