import * as z from 'zod/mini';
import { described } from '#domain/description';
import { identifier } from '../contract/wire-numbers.ts';
import { lenient, rows, text } from '../contract/wire-types.ts';

/** A visitor's previous quotes (spec 1 §3 "Quote (previous)"). */
export const quoteList = () =>
  described(
    z._default(
      rows(
        z.object({
          transactionId: described(text(), {
            description: 'Id used to load the quote.',
            examples: ['b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11'],
          }),
          quoteDate: described(lenient(z.string()), {
            description: 'Date of the quote request, `yyyy-mm-dd`.',
            examples: ['2026-11-02'],
          }),
          rateQuoteId: described(lenient(identifier()), {
            description: 'Id of the selected rate, or else the best one; absent if no carrier had a rate.',
            examples: ['rq-1042'],
          }),
          effectiveDate: described(lenient(z.string()), {
            description: 'Start date of the policy, `yyyy-mm-dd`.',
            examples: ['2026-11-03'],
          }),
          drivers: described(
            lenient(
              rows(
                z.object({
                  firstName: described(text(), { description: 'First name.', examples: ['Alex'] }),
                  lastName: described(lenient(z.string()), { description: 'Last name.', examples: ['Example'] }),
                }),
              ),
            ),
            { description: 'The primary driver first.' },
          ),
        }),
      ),
      [],
    ),
    { description: 'Newest first; empty, null or absent if there are none.' },
  );
