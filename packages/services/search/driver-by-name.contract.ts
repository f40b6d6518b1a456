import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { headerQuery } from '../contract/header.ts';
import { foundRecords } from './found-records.contract.ts';
import { personQuery } from './person-query.contract.ts';

/** Finds a driver by name, address and date of birth. */
export const driverByName = defineCall({
  id: 'driverByName',
  method: 'GET',
  path: '/api/search/driver/search',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: { drivers: [] },
  query: z.object({
    ...headerQuery,
    ...personQuery(),
  }),
  response: described(foundRecords(), { title: 'FoundRecords', description: 'Results of the public records.' }),
});
