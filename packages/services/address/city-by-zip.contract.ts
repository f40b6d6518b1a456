import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { fiveDigits, lenient, rows, text } from '../contract/wire-types.ts';

/** The cities of a zip code, and whether quotes are offered there (spec 1 §3, §7). */
export const cityByZip = defineCall({
  id: 'cityByZip',
  method: 'GET',
  path: '/api/address/citybyzip',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: { isQuoteAvaliable: false, addresses: [] },
  isResponsePublic: true,
  query: z.object({
    ...headerQuery,
    zip: described(fiveDigits(), { description: 'Five digits.', examples: ['78701'] }),
  }),
  response: z.object({
    ...envelope,
    isQuoteAvaliable: described(alsoNamed(z.boolean(), 'isQuoteAvailable'), {
      description: 'Whether quotes are offered in this zip code (the spelling is the service’s).',
      examples: [true],
    }),
    addresses: described(
      lenient(
        rows(
          described(
            z.object({
              zip: described(alsoNamed(fiveDigits(), 'zipCode'), { description: 'Five digits.', examples: ['78701'] }),
              state: described(text(), { description: 'Two letters, or the name of the state.', examples: ['TX'] }),
              city: described(text(), { description: 'City, as the postal service writes it.', examples: ['Austin'] }),
            }),
            { title: 'ZipAddress', description: 'A city of a zip code.' },
          ),
        ),
      ),
      { description: 'Preferred city first; empty if the zip code does not exist.' },
    ),
  }),
});
