import { defineExamples } from '../contract/define-examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { driverAndCar } from './driver-and-car.contract.ts';
import { foundRecordsExamples } from './found-records.examples.ts';

const { household, ...others } = foundRecordsExamples;

export const driverAndCarExamples = defineExamples(driverAndCar, {
  summary: 'Find a driver, household and vehicles in a state’s records',
  request: {
    alex: {
      summary: 'A made-up driver',
      query: {
        ...exampleHeaderQuery,
        State: 'TX',
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
  response: {
    ...others,
    household: { ...household, body: { ...household.body, commonId: 'h-1' } },
  },
});
