import * as z from 'zod/mini';
import { described } from '#domain/described';
import { defineCall } from '../define-call.ts';
import { headerQuery } from '../header.ts';
import { fiveDigits, stateCode, text } from '../wire-types.ts';
import { foundRecords } from './found-records.ts';

/** Finds a driver, the household and their cars in the records of a state. */
export const driverAndCar = defineCall({
  id: 'driverAndCar',
  method: 'GET',
  path: '/api/search/driverandcar/search',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  query: z.object({
    ...headerQuery,
    State: described(stateCode(), { description: 'Whose records are asked, two letters.', examples: ['TX'] }),
    FirstName: described(text(), { description: 'First name.', examples: ['Alex'] }),
    LastName: described(text(), { description: 'Last name.', examples: ['Example'] }),
    'Address.AddressLine': described(text(), { description: 'Street and number.', examples: ['100 Congress Ave'] }),
    'Address.City': described(text(), { description: 'City.', examples: ['Austin'] }),
    'Address.State': described(stateCode(), { description: 'Two letters.', examples: ['TX'] }),
    'Address.ZipCode': described(fiveDigits(), { description: 'Five digits.', examples: ['78701'] }),
    dob: described(z.string().check(z.regex(/^\d\d-\d\d-\d{4}$/)), {
      description: 'Date of birth, `MM-DD-YYYY`: ten characters.',
      examples: ['04-17-1990'],
    }),
    IncludeEnhancedVehicle: described(z.enum(['true', 'false']), { description: 'Whether to answer with cars.' }),
  }),
  response: foundRecords(),
});
