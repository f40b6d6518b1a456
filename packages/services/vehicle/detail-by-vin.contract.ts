import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
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
    vin: described(vin(), { description: '17 uppercase letters and digits.', examples: ['1HGCM82633A004352'] }),
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
          'More than one if the VIN does not determine the trim; empty if the VIN is unknown. A partly known car counts as known. A refusal with another reason than an unknown VIN is a failure, which the visitor can retry.',
      },
    ),
  }),
});
