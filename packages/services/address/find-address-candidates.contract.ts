import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { lenient, rows, text } from '../contract/wire-types.ts';
import { geocoderError } from './geocoder-error.contract.ts';

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
    magicKey: described(z.optional(text()), {
      description: '`magicKey` of the suggestion.',
      examples: ['congress-78701'],
    }),
    category: described(z.optional(z.enum(['Postal', 'City'])), {
      description: 'Category of the text, unless it is an address.',
      examples: ['Postal'],
    }),
    sourceCountry: described(z.optional(z.literal('USA')), {
      description: 'Country to search.',
      examples: ['USA'],
    }),
    outFields: described(text(), {
      description: 'Attributes to return.',
      examples: ['UnitName,StAddr,City,RegionAbbr,Postal'],
    }),
    maxLocations: described(z.string().check(z.regex(/^\d{1,2}$/)), {
      description: 'Maximum number of results.',
      examples: ['1'],
    }),
    f: described(z.literal('json'), { description: 'Response format.' }),
  }),
  response: z.object({
    candidates: described(
      lenient(
        rows(
          z.object({
            attributes: described(
              lenient(
                z.object({
                  UnitName: described(part(), { description: 'Apartment.', examples: ['4B'] }),
                  StAddr: described(part(), { description: 'Street and number.', examples: ['100 Congress Ave'] }),
                  City: described(part(), { description: 'City.', examples: ['Austin'] }),
                  RegionAbbr: described(part(), { description: 'State, two letters.', examples: ['TX'] }),
                  Postal: described(part(), { description: 'Zip code.', examples: ['78701'] }),
                }),
              ),
              { description: 'The attributes requested with `outFields`.' },
            ),
            location: described(
              lenient(
                z.object({
                  x: described(alsoNamed(z.number(), 'lng', 'lon', 'longitude'), {
                    description: 'Longitude, in degrees.',
                    examples: [-97.743],
                  }),
                  y: described(alsoNamed(z.number(), 'lat', 'latitude'), {
                    description: 'Latitude, in degrees.',
                    examples: [30.267],
                  }),
                }),
              ),
              { description: 'Position of the address.' },
            ),
          }),
        ),
      ),
      { description: 'Best match first; empty if there is no match.' },
    ),
    error: geocoderError(),
  }),
});
