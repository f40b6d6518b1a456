import * as z from 'zod/mini';
import { described } from '#domain/description';
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
    text: described(text(), { description: 'Text typed so far.', examples: ['100 congress av'] }),
    countryCode: described(z.literal('USA'), { description: 'Country to search.' }),
    maxSuggestions: described(z.string().check(z.regex(/^\d{1,2}$/)), {
      description: 'Maximum number of results.',
      examples: ['5'],
    }),
    f: described(z.literal('json'), { description: 'Response format.' }),
  }),
  response: z.object({
    suggestions: described(
      lenient(
        rows(
          z.object({
            text: described(text(), {
              description: 'Full address, shown to the visitor.',
              examples: ['100 Congress Ave, Austin, TX, 78701'],
            }),
            magicKey: described(text(), {
              description: 'Identifies this suggestion in `findAddressCandidates`.',
              examples: ['dHA9MCNsb2M9MTAw'],
            }),
            isCollection: described(lenient(z.boolean()), {
              description: 'True if the suggestion is a category of places, not an address.',
              examples: [false],
            }),
          }),
        ),
      ),
      { description: 'Best match first.' },
    ),
    error: geocoderError(),
  }),
});
