import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nonEmpty, state, zip } from '../testing/value-types.ts';
import { reverseGeocode } from './reverse-geocode.ts';

export const reverseGeocodeFixture: CallFixture = {
  call: (client) => reverseGeocode(client, { latitude: 30, longitude: -97 }),
  value: z.strictObject({ zip: z.optional(zip), city: z.optional(nonEmpty), state: z.optional(state) }),
};
