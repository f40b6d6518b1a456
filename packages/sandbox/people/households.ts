import type { Gender, MaritalStatus } from '#domain/driver';
import type { StateCode } from '#domain/us-state';

/** A fictional person in the sandbox's public records. */
export interface Person {
  rec: string;
  firstName: string;
  lastName: string;
  /** `yyyy-mm-dd` */
  birthDate: string;
  gender: Gender;
  maritalStatus: MaritalStatus;
  licenseNumber?: string;
}

export interface RecordedCar {
  rec: string;
  vin?: string;
  year: number;
  make: string;
  model: string;
}

/** People who live together, with their cars. */
export interface Household {
  address: { street: string; apartment: string; city: string; state: StateCode; zip: string };
  people: readonly Person[];
  cars: readonly RecordedCar[];
  /** Cars that only a follow-up of the search returns. */
  lateCars?: readonly RecordedCar[];
  /** People whom only a follow-up of the search returns. */
  latePeople?: readonly Person[];
}

/** All people are fictional. Each can be found by name and birth date, and by the license number if there is one. */
export const households: readonly Household[] = [
  {
    address: { street: '100 Congress Ave', apartment: '4B', city: 'Austin', state: 'TX', zip: '78701' },
    people: [
      {
        rec: 'd-1',
        firstName: 'Alex',
        lastName: 'Example',
        birthDate: '1990-04-17',
        gender: 'male',
        maritalStatus: 'married',
        licenseNumber: '12345678',
      },
      {
        rec: 'd-2',
        firstName: 'Sam',
        lastName: 'Example',
        birthDate: '1991-09-02',
        gender: 'female',
        maritalStatus: 'married',
        licenseNumber: '12345679',
      },
    ],
    cars: [
      { rec: 'c-1', vin: '1HGCM82633A004352', year: 2003, make: 'Honda', model: 'Accord' },
      { rec: 'c-2', year: 2019, make: 'Toyota', model: 'RAV4' },
    ],
    lateCars: [{ rec: 'c-3', vin: '1FTFW1ET5DFC10313', year: 2013, make: 'Ford', model: 'F-150' }],
  },
  {
    address: { street: '200 Sample Street', apartment: '', city: 'Los Angeles', state: 'CA', zip: '90012' },
    people: [
      {
        rec: 'd-11',
        firstName: 'Jordan',
        lastName: 'Sample',
        birthDate: '1984-11-30',
        gender: 'female',
        maritalStatus: 'single',
        licenseNumber: 'D1234567',
      },
    ],
    cars: [{ rec: 'c-11', vin: '5YJ3E1EA7KF317000', year: 2019, make: 'Tesla', model: 'Model 3' }],
  },
  {
    address: { street: '300 Placeholder Lane', apartment: '', city: 'San Antonio', state: 'TX', zip: '78205' },
    people: [
      {
        rec: 'd-21',
        firstName: 'Morgan',
        lastName: 'Placeholder',
        birthDate: '1975-02-28',
        gender: 'female',
        maritalStatus: 'married',
        licenseNumber: '22334455',
      },
      {
        rec: 'd-22',
        firstName: 'Casey',
        lastName: 'Placeholder',
        birthDate: '1973-07-04',
        gender: 'male',
        maritalStatus: 'married',
        licenseNumber: '22334456',
      },
      {
        rec: 'd-23',
        firstName: 'Robin',
        lastName: 'Placeholder',
        birthDate: '2009-12-12',
        gender: 'male',
        maritalStatus: 'single',
      },
    ],
    cars: [
      { rec: 'c-21', vin: '1FTFW1ET5DFC10312', year: 2013, make: 'Ford', model: 'F-150' },
      { rec: 'c-22', vin: '4T1BF1FK5CU500000', year: 2012, make: 'Toyota', model: 'Camry' },
      { rec: 'c-23', year: 2006, make: 'Honda', model: 'Civic' },
    ],
    lateCars: [
      { rec: 'c-24', year: 2016, make: 'Chevrolet', model: 'Malibu' },
      { rec: 'c-25', year: 2010, make: 'Toyota', model: 'Corolla' },
    ],
  },
  {
    address: { street: '400 Specimen Blvd', apartment: '12', city: 'Phoenix', state: 'AZ', zip: '85004' },
    people: [
      {
        rec: 'd-31',
        firstName: 'Taylor',
        lastName: 'Specimen',
        birthDate: '1998-01-05',
        gender: 'male',
        maritalStatus: 'single',
        licenseNumber: 'S55667788',
      },
    ],
    cars: [],
  },
  {
    address: { street: '500 Fixture Road', apartment: '', city: 'Dallas', state: 'TX', zip: '75201' },
    people: [
      {
        rec: 'd-41',
        firstName: 'Jamie',
        lastName: 'Fixture',
        birthDate: '1982-06-15',
        gender: 'female',
        maritalStatus: 'single',
        licenseNumber: '33445566',
      },
    ],
    latePeople: [
      {
        rec: 'd-42',
        firstName: 'Riley',
        lastName: 'Fixture',
        birthDate: '2007-03-09',
        gender: 'male',
        maritalStatus: 'single',
      },
    ],
    cars: [],
  },
];
