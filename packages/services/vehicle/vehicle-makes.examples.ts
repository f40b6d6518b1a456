import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { vehicleMakes } from './vehicle-makes.contract.ts';

export const vehicleMakesExamples = defineExamples(vehicleMakes, {
  summary: 'Makes of a model year',
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
