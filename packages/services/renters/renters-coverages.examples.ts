import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { rentersCoverages } from './renters-coverages.contract.ts';

const success = { isSuccess: true, message: '' };

export const rentersCoveragesExamples = defineExamples(rentersCoverages, {
  summary: 'Coverages and deductibles of renters policies in a state',
  request: { texas: { summary: 'Texas', query: { ...exampleHeaderQuery, State: 'TX' } } },
  response: {
    maximal: {
      summary: 'Amounts, words and defaults',
      body: {
        ...success,
        coverages: [
          { coverageCd: 'CoverageC', options: [10_000, 20_000, 30_000], defaultValue: 20_000 },
          { coverageCd: 'CoverageE', options: ['100000', '300000'], defaultValue: '100000' },
          { coverageCd: 'CoverageF', options: [1000, 5000] },
          {
            coverageCd: 'ReplacementCost',
            options: [{ value: 'Yes', text: 'Yes' }, { value: 'No' }],
            defaultValue: 'Yes',
          },
          { coverageCd: 'WaterBackup', options: [0, 5000], defaultValue: 0 },
        ],
        deductibles: [
          { coverageCd: 'AllOtherPeril', options: [250, 500, 1000], defaultValue: 500 },
          { coverageCd: 'WindHail', options: [500, 1000], defaultValue: 1000 },
        ],
      },
    },
    none: { summary: 'Nothing is sold there', body: { ...success, coverages: [], deductibles: [] } },
    tokenExpired,
    unavailable,
  },
});
