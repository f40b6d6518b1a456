import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { rows, text } from '../contract/wire-types.ts';

/** The makes of a model year. */
export const vehicleMakes = defineCall({
  id: 'vehicleMakes',
  method: 'GET',
  path: '/api/vehicle/makes',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  isResponsePublic: true,
  query: z.object({
    ...headerQuery,
    year: described(z.string().check(z.regex(/^\d{4}$/)), { description: 'Four digits.', examples: ['2003'] }),
  }),
  response: z.object({
    ...envelope,
    makes: described(rows(text()), { description: 'In alphabetical order.', examples: [['Ford', 'Honda']] }),
  }),
});
