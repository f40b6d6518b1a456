import { defineExamples } from '../define-examples.ts';
import { tokenExpired, unavailable } from '../envelope.examples.ts';
import { exampleHeaderQuery } from '../header.examples.ts';
import { vehicleMakes } from './makes.ts';

export const vehicleMakesExamples = defineExamples(vehicleMakes, {
  request: { of2003: { summary: 'The makes of 2003', query: { ...exampleHeaderQuery, year: '2003' } } },
  response: {
    makes: {
      summary: 'In alphabetical order',
      body: { isSuccess: true, message: '', makes: ['Chevrolet', 'Ford', 'Honda', 'Toyota'] },
    },
    none: { summary: 'A year without makes', body: { isSuccess: true, message: '', makes: [] } },
    tokenExpired,
    unavailable,
  },
});
