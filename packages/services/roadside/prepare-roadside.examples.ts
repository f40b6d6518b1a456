import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { prepareRoadside } from './prepare-roadside.contract.ts';

const success = { isSuccess: true, message: '' };

export const prepareRoadsideExamples = defineExamples(prepareRoadside, {
  summary: 'Roadside memberships, prices and states',
  request: { all: { summary: 'Every membership', query: exampleHeaderQuery } },
  response: {
    both: {
      summary: 'Two memberships',
      body: {
        ...success,
        packages: [
          {
            package: 'Single',
            amount: 39,
            benefits: [
              { name: 'Who is covered', value: 'You, in any car' },
              { name: 'Towing', value: 'Up to 15 miles' },
              { name: 'Lockout service', value: 'Up to $50' },
            ],
          },
          {
            package: 'Family',
            amount: 69,
            benefits: [
              { name: 'Who is covered', value: 'Everyone in your household' },
              { name: 'Towing', value: 'Up to 25 miles' },
              { name: 'Lockout service', value: 'Up to $100' },
            ],
          },
        ],
        allowedStates: ['TX', 'OK', 'CA'],
      },
    },
    minimal: {
      summary: 'Required fields only',
      body: { packages: [{ package: 'single', amount: '39' }], allowedStates: ['TX'] },
    },
    nowhere: {
      summary: 'Not sold anywhere at the moment',
      body: { ...success, packages: [{ package: 'Single', amount: 39 }], allowedStates: [] },
    },
    tokenExpired,
    unavailable,
  },
});
