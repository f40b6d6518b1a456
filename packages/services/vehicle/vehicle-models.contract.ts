import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { rows, text } from '../contract/wire-types.ts';

/** The models of a make in a model year. */
export const vehicleModels = defineCall({
  id: 'vehicleModels',
  method: 'GET',
  path: '/api/vehicle/models',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  isResponsePublic: true,
  query: z.object({
    ...headerQuery,
    year: described(z.string().check(z.regex(/^\d{4}$/)), { description: 'Four digits.', examples: ['2003'] }),
    make: described(text(), { description: 'Make, as `vehicleMakes` returned it.', examples: ['Honda'] }),
  }),
  response: z.object({
    ...envelope,
    models: described(rows(text()), { description: 'In alphabetical order.', examples: [['Accord', 'Civic']] }),
  }),
});
