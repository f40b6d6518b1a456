import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { rows, stateCode, text } from '../contract/wire-types.ts';
import { foundCar } from '../search/found-records.contract.ts';

/** The cars of a household in the records of a state. */
export const vehicleDetails = defineCall({
  id: 'vehicleDetails',
  method: 'GET',
  path: '/api/vehicle/details',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: { details: [] },
  query: z.object({
    ...headerQuery,
    State: described(stateCode(), { description: 'Two letters.', examples: ['TX'] }),
    CommonId: described(text(), { description: '`commonId` of a driver search.', examples: ['h-1'] }),
  }),
  response: z.object({
    ...envelope,
    details: described(rows(foundCar()), { description: 'Empty if there are none.' }),
  }),
});
