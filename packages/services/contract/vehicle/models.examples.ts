import { defineExamples } from '../define-examples.ts';
import { tokenExpired, unavailable } from '../envelope.examples.ts';
import { exampleHeaderQuery } from '../header.examples.ts';
import { vehicleModels } from './models.ts';

export const vehicleModelsExamples = defineExamples(vehicleModels, {
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
