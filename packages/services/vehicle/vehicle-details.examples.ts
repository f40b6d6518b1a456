import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { vehicleDetails } from './vehicle-details.contract.ts';

export const vehicleDetailsExamples = defineExamples(vehicleDetails, {
  summary: 'The vehicles of a household that a search found',
  request: {
    alex: { summary: 'After a driver search', query: { ...exampleHeaderQuery, State: 'TX', CommonId: 'h-1' } },
  },
  response: {
    two: {
      summary: 'Two cars',
      body: {
        isSuccess: true,
        message: '',
        details: [
          { rec: 'c-1', vin: '1HGCM82633A004352', year: 2003, maker: 'Honda', model: 'Accord' },
          { rec: 'c-2', year: 2019, maker: 'Toyota', model: 'RAV4' },
        ],
      },
    },
    none: { summary: 'No car', body: { isSuccess: true, message: '', details: [] } },
    tokenExpired,
    unavailable,
  },
});
