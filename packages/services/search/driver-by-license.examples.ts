import { defineExamples } from '../contract/define-examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { driverByLicense } from './driver-by-license.contract.ts';
import { foundRecordsExamples } from './found-records.examples.ts';

export const driverByLicenseExamples = defineExamples(driverByLicense, {
  summary: 'Find a driver by license',
  request: {
    alex: {
      summary: 'A made-up driver',
      query: { ...exampleHeaderQuery, DLNumer: '12345678', dob: '04-17-1990', FetchAddress: 'true' },
    },
  },
  response: foundRecordsExamples,
});
