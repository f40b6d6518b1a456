import * as z from 'zod/mini';
import { described } from '#domain/described';
import { identifier } from '../contract/wire-numbers.ts';
import { lenient, rows, text } from '../contract/wire-types.ts';

/** A visitor's previous quotes (spec 1 §3 "Quote (previous)"). */
export const quoteList = () =>
  described(
    z._default(
      rows(
        z.object({
          transactionId: described(text(), {
            description: 'What the quote is loaded by.',
            examples: ['b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11'],
          }),
          quoteDate: described(lenient(z.string()), {
            description: 'When it was asked for, `yyyy-mm-dd`.',
            examples: ['2026-11-02'],
          }),
          rateQuoteId: described(lenient(identifier()), {
            description: 'The rate that was picked, else the best; absent when no carrier had one.',
            examples: ['rq-1042'],
          }),
          effectiveDate: described(lenient(z.string()), {
            description: 'When the policy would start, `yyyy-mm-dd`.',
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
    { description: 'The latest first; empty, null or absent when there is none.' },
  );
