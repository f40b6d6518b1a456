import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { followUp } from './follow-up.contract.ts';

export const followUpExamples = defineExamples(followUp, {
  summary: 'Late results of a driver and vehicle search',
  request: { alex: { summary: 'After a search', query: { ...exampleHeaderQuery, State: 'TX', CommonId: 'h-1' } } },
  response: {
    oneCar: {
      summary: 'A car was found after the search',
      body: {
        isSuccess: true,
        message: '',
        drivers: [],
        cars: [{ rec: 'c-3', vin: '4T1BF1FK5CU500000', year: 2012, maker: 'Toyota', model: 'Camry' }],
      },
    },
    oneDriver: {
      summary: 'Somebody of the household was found after the search',
      body: {
        isSuccess: true,
        message: '',
        drivers: [{ rec: 'd-3', firstName: 'Jordan', lastName: 'Example', dob: '2008-02-29' }],
        cars: [],
      },
    },
    notYet: {
      summary: 'The search is still running: ask again',
      body: { isSuccess: true, message: '', drivers: [], cars: [], commonId: 'h-1' },
    },
    nothing: { summary: 'Nothing more was found', body: { isSuccess: true, message: '', drivers: [], cars: [] } },
    tokenExpired,
    unavailable,
  },
});
