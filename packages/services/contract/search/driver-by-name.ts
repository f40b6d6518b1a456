import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { headerQuery } from '../header.ts';
import { foundRecords } from './found-records.ts';
import { personQuery } from './person-query.ts';

/** Finds a driver by name, address and date of birth. */
export const driverByName = defineCall({
  id: 'driverByName',
  method: 'GET',
  path: '/api/search/driver/search',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  query: z.object({
    ...headerQuery,
    ...personQuery(),
  }),
  response: foundRecords(),
});
