import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';

/** Both driver searches have the same response. */
export const foundRecordsExamples = {
  household: {
    summary: 'The driver, a spouse and their cars',
    body: {
      isSuccess: true,
      message: '',
      drivers: [
        {
          rec: 'd-1',
          firstName: 'Alex',
          lastName: 'Example',
          dob: '1990-04-17',
          gender: 0,
          marital: 0,
          license: '12345678',
          primaryDriver: true,
          address: { detail: '100 Congress Ave', apt: '4B', city: 'Austin', state: 'TX', zip: '78701' },
        },
        {
          rec: 'd-2',
          firstName: 'Sam',
          lastName: 'Example',
          dob: '1991-09-02',
          gender: 1,
          marital: 0,
          primaryDriver: false,
        },
      ],
      cars: [
        { rec: 'c-1', vin: '1HGCM82633A004352', year: 2003, maker: 'Honda', model: 'Accord' },
        { rec: 'c-2', year: 2019, maker: 'Toyota', model: 'RAV4' },
      ],
    },
  },
  flat: {
    summary: 'The other names of the keys',
    body: {
      isSuccess: true,
      message: '',
      drivers: [
        {
          rec: 'd-1',
          firstName: 'Alex',
          lastName: 'Example',
          dateOfBirth: '1990-04-17',
          gender: 0,
          maritalStatus: 0,
          driverLicense: '12345678',
          address: '100 Congress Ave',
          apt: '4B',
          city: 'Austin',
          state: 'TX',
          zip: '78701',
        },
      ],
      cars: [],
    },
  },
  withoutIds: {
    summary: 'Records without ids, and codes as names',
    body: {
      isSuccess: true,
      message: '',
      drivers: [
        {
          firstName: 'Alex',
          lastName: 'Example',
          dateOfBirth: '1990-04-17',
          gender: 'Male',
          maritalStatus: 'M',
          driverLicense: '12345678',
          primaryDriver: false,
          address: { detail: '100 Congress Ave', apt: '4B', city: 'Austin', state: 'TX', zip: '78701' },
        },
        { rec: true, firstName: 'Sam', lastName: 'Example', dob: '1991-09-02', gender: 'Female', marital: 'Married' },
      ],
      cars: [
        { vin: '1HGCM82633A004352', year: 2003, maker: 'Honda', model: 'Accord' },
        { rec: true, year: 2019, maker: 'Toyota', model: 'RAV4' },
      ],
    },
  },
  nobody: { summary: 'No driver found', body: { isSuccess: true, message: '', drivers: [], cars: [] } },
  tokenExpired,
  unavailable,
};
