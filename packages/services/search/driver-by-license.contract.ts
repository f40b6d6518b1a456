import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { headerQuery } from '../contract/header.ts';
import { text } from '../contract/wire-types.ts';
import { foundRecords } from './found-records.contract.ts';

/** Finds a driver by license number and date of birth. */
export const driverByLicense = defineCall({
  id: 'driverByLicense',
  method: 'GET',
  path: '/api/search/driver/dl',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: { drivers: [] },
  query: z.object({
    ...headerQuery,
    DLNumer: described(text(), {
      description: 'License number (the spelling is the service’s).',
      examples: ['12345678'],
    }),
    dob: described(z.optional(z.string().check(z.regex(/^\d\d-\d\d-\d{4}$/))), {
      description: 'Date of birth, `MM-DD-YYYY`: ten characters. Absent for an additional driver without one.',
      examples: ['04-17-1990'],
    }),
    FetchAddress: described(z.enum(['true', 'false']), { description: 'Whether to return the address.' }),
  }),
  response: described(foundRecords(), { title: 'FoundRecords', description: 'Results of the public records.' }),
});
