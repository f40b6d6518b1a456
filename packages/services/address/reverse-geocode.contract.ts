import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { lenient } from '../contract/wire-types.ts';
import { geocoderError } from './geocoder-error.contract.ts';

/** The place at a position, as ArcGIS World Geocoding returns it (spec 1 §7, the last line). */
export const reverseGeocode = defineCall({
  id: 'reverseGeocode',
  method: 'GET',
  path: '/reverseGeocode',
  server: 'addressSearch',
  authorization: 'none',
  isSafe: true,
  query: z.object({
    location: described(z.string().check(z.regex(/^-?\d{1,3}(\.\d+)?,-?\d{1,2}(\.\d+)?$/)), {
      description: 'Longitude and latitude in degrees, separated by a comma.',
      examples: ['-97.743,30.267'],
    }),
    f: described(z.literal('json'), { description: 'Response format.' }),
  }),
  response: z.object({
    address: described(
      lenient(
        z.object({
          City: described(lenient(z.string()), { description: 'City.', examples: ['Austin'] }),
          RegionAbbr: described(lenient(z.string()), { description: 'State, two letters.', examples: ['TX'] }),
          Postal: described(lenient(z.string()), { description: 'Zip code.', examples: ['78701'] }),
          CountryCode: described(lenient(z.string()), { description: 'Three letters.', examples: ['USA'] }),
        }),
      ),
      { description: 'Absent if there is no address near the position.' },
    ),
    error: geocoderError(),
  }),
});
