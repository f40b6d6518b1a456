import { defineExamples } from '../contract/define-examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { driverByName } from './driver-by-name.contract.ts';
import { foundRecordsExamples } from './found-records.examples.ts';

export const driverByNameExamples = defineExamples(driverByName, {
  summary: 'Find a driver by name and address',
  request: {
    alex: {
      summary: 'A made-up driver',
      query: {
        ...exampleHeaderQuery,
        FirstName: 'Alex',
        LastName: 'Example',
        'Address.AddressLine': '100 Congress Ave',
        'Address.City': 'Austin',
        'Address.State': 'TX',
        'Address.ZipCode': '78701',
        dob: '04-17-1990',
        IncludeEnhancedVehicle: 'true',
      },
    },
  },
  response: foundRecordsExamples,
});
