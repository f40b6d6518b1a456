import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { vehicleModels } from './vehicle-models.contract.ts';

export const vehicleModelsExamples = defineExamples(vehicleModels, {
  summary: 'Models of a make and year',
  request: {
    honda: { summary: 'The Hondas of 2003', query: { ...exampleHeaderQuery, year: '2003', make: 'Honda' } },
  },
  response: {
    models: {
      summary: 'In alphabetical order',
      body: { isSuccess: true, message: '', models: ['Accord', 'Civic', 'CR-V', 'Pilot'] },
    },
    none: { summary: 'A make without models in this year', body: { isSuccess: true, message: '', models: [] } },
    tokenExpired,
    unavailable,
  },
});
