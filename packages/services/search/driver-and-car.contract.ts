import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { headerQuery } from '../contract/header.ts';
import { stateCode } from '../contract/wire-types.ts';
import { foundRecords } from './found-records.contract.ts';
import { personQuery } from './person-query.contract.ts';

/** Finds a driver, the household and their cars in the records of a state. */
export const driverAndCar = defineCall({
  id: 'driverAndCar',
  method: 'GET',
  path: '/api/search/driverandcar/search',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: { drivers: [] },
  query: z.object({
    ...headerQuery,
    State: described(stateCode(), { description: 'State whose records are searched, two letters.', examples: ['TX'] }),
    ...personQuery(),
  }),
  response: described(foundRecords(), { title: 'FoundRecords', description: 'Results of the public records.' }),
});
