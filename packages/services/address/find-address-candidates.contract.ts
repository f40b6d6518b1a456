import * as z from 'zod/mini';
import { described } from '#domain/described';
import { defineCall } from '../contract/define-call.ts';
import { lenient, rows, text } from '../contract/wire-types.ts';
import { geocoderError } from './geocoder-error.contract.ts';

/** As a number or as text. */
const degrees = () => z.union([z.number(), z.string().check(z.regex(/^\s*-?\d{1,3}(\.\d+)?\s*$/))]);
const part = () => lenient(z.string());

/** Finds an address or a place, as ArcGIS World Geocoding does. */
export const findAddressCandidates = defineCall({
  id: 'findAddressCandidates',
  method: 'GET',
  path: '/findAddressCandidates',
  server: 'addressSearch',
  authorization: 'none',
  isSafe: true,
  query: z.object({
    SingleLine: described(text(), {
      description: 'The text of a suggestion, a zip code, or a city and state.',
      examples: ['100 Congress Ave, Austin, TX, 78701'],
    }),
    magicKey: described(z.optional(text()), { description: 'Its key.', examples: ['congress-78701'] }),
    category: described(z.optional(z.enum(['Postal', 'City'])), {
      description: 'What the text is, when it is no address.',
      examples: ['Postal'],
    }),
    sourceCountry: described(z.optional(z.literal('USA')), {
      description: 'Where it is looked for.',
      examples: ['USA'],
    }),
    outFields: described(text(), {
      description: 'The attributes that are wanted.',
      examples: ['UnitName,StAddr,City,RegionAbbr,Postal'],
    }),
    maxLocations: described(z.string().check(z.regex(/^\d{1,2}$/)), {
      description: 'At most so many.',
      examples: ['1'],
    }),
    f: described(z.literal('json'), { description: 'The format of the answer.' }),
  }),
  response: z.object({
    candidates: described(
      lenient(
        rows(
          z.object({
            attributes: described(
              z.object({
                UnitName: described(part(), { description: 'Apartment.', examples: ['4B'] }),
                StAddr: described(part(), { description: 'Street and number.', examples: ['100 Congress Ave'] }),
                City: described(part(), { description: 'City.', examples: ['Austin'] }),
                RegionAbbr: described(part(), { description: 'State, two letters.', examples: ['TX'] }),
                Postal: described(part(), { description: 'Zip code.', examples: ['78701'] }),
              }),
              { description: 'As `outFields` asked.' },
            ),
            location: described(
              lenient(
                z.object({
                  x: described(degrees(), { description: 'Longitude, in degrees.', examples: [-97.743] }),
                  y: described(degrees(), { description: 'Latitude, in degrees.', examples: [30.267] }),
                }),
              ),
              { description: 'Where it is.' },
            ),
          }),
        ),
      ),
      { description: 'The best first; empty when there is no such address.' },
    ),
    error: geocoderError(),
  }),
});
