import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { vehicleYears } from './vehicle-years.contract.ts';

export const vehicleYearsExamples = defineExamples(vehicleYears, {
  summary: 'Model years',
  request: { all: { summary: 'Every year', query: exampleHeaderQuery } },
  response: {
    years: {
      summary: 'Newest first',
      body: { isSuccess: true, message: '', years: [2026, 2025, 2024, 2023, 2022, 2021, 2020, 2010, 2003] },
    },
    tokenExpired,
    unavailable,
  },
});
