import * as z from 'zod/mini';
import { described } from '#domain/described';
import { defineCall } from '../contract/define-call.ts';
import { lenient, rows, text } from '../contract/wire-types.ts';
import { geocoderError } from './geocoder-error.contract.ts';

/** Addresses that begin with a text, as ArcGIS World Geocoding returns them. */
export const suggestAddress = defineCall({
  id: 'suggestAddress',
  method: 'GET',
  path: '/suggest',
  server: 'addressSearch',
  authorization: 'none',
  isSafe: true,
  query: z.object({
    text: described(text(), { description: 'What was typed so far.', examples: ['100 congress av'] }),
    countryCode: described(z.literal('USA'), { description: 'Where to look.' }),
    maxSuggestions: described(z.string().check(z.regex(/^\d{1,2}$/)), {
      description: 'At most so many.',
      examples: ['5'],
    }),
    f: described(z.literal('json'), { description: 'The format of the answer.' }),
  }),
  response: z.object({
    suggestions: described(
      lenient(
        rows(
          z.object({
            text: described(text(), {
              description: 'The whole address, to be shown.',
              examples: ['100 Congress Ave, Austin, TX, 78701'],
            }),
            magicKey: described(text(), { description: 'Finds this very address.', examples: ['dHA9MCNsb2M9MTAw'] }),
            isCollection: described(lenient(z.boolean()), {
              description: 'True for a kind of place, which is no address.',
              examples: [false],
            }),
          }),
        ),
      ),
      { description: 'The best first.' },
    ),
    error: geocoderError(),
  }),
});
