import * as z from 'zod/mini';
import { described } from '#domain/description';
import { keyed } from '#domain/keyed';

/** The ways to find previous quotes. */
export const previousQuoteSearches = ['phone', 'dates'] as const;

/** The configuration keys of the entry sources; the flow's schema spreads them. */
export const entryConfigShape = {
  affiliateConsent: described(z._default(z.boolean(), true), {
    description:
      'Asks an affiliate’s visitor for consent on the contact page when the lead brings none. Off: the partner has asked for it.',
    examples: [false],
  }),
  customerLookup: described(z._default(z.boolean(), true), {
    description:
      'Looks for the last quote of a visitor who gave a license number, and offers to go on with it, once they come to the contact page.',
    examples: [false],
  }),
  previousQuotesBy: described(z._default(z.array(z.enum(previousQuoteSearches)).check(z.minLength(1)), ['phone']), {
    description:
      'How previous quotes are found, at `#previousQuotes`: by phone number and date of birth, or by the days on which they were made. A quote that was found by its day opens only after the visitor has entered the date of birth of its owner.',
    examples: [['phone', 'dates'], ['phone']],
  }),
  requoteWait: described(z._default(z.number().check(z.gte(0.01)), 300), {
    description: 'Seconds to wait at most for new rates of a previous quote.',
    examples: [300],
  }),
  quoteService: described(z._default(z.enum(['prepareTransaction', 'createQuote']), 'prepareTransaction'), {
    description: 'Which call submits a quote: the two take the same answers.',
    examples: ['createQuote'],
  }),
  californiaLabels: described(z._default(keyed(z.string()), {}), {
    description:
      'Texts that replace the widget’s own, key by key, when the California services are used: for a visitor who lives there, and on a page whose path has /get-a-quote-ca until the visitor’s state is known.',
    examples: [{ vehiclesTitle: 'Which vehicles, and how far do you drive them?' }],
  }),
};
