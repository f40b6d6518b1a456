import * as z from 'zod/mini';
import { described } from '#domain/described';
import { alsoNamed } from '../contract/also-named.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { count } from '../contract/wire-numbers.ts';
import { lenient, rows, text, vin } from '../contract/wire-types.ts';

/** The cars that match a VIN. */
export const detailByVin = defineCall({
  id: 'detailByVin',
  method: 'GET',
  path: '/api/vehicle/detailbyvin',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: { details: [] },
  isResponsePublic: true,
  query: z.object({
    ...headerQuery,
    vin: described(vin(), { description: '17 letters and digits, upper case.', examples: ['1HGCM82633A004352'] }),
  }),
  response: z.object({
    ...envelope,
    details: described(
      rows(
        z.object({
          year: described(lenient(count()), { description: 'Model year.', examples: [2003] }),
          maker: described(alsoNamed(lenient(text()), 'make'), { description: 'Make.', examples: ['Honda'] }),
          model: described(lenient(text()), { description: 'Model.', examples: ['Accord'] }),
        }),
      ),
      {
        description:
          'More than one when the VIN leaves the trim open; empty when nobody knows it. A car of which only a part is known is a known one.',
      },
    ),
  }),
});
