import * as z from 'zod/mini';
import { described } from '#domain/described';
import { envelope } from '../contract/envelope.ts';
import { count, identifier } from '../contract/wire-numbers.ts';
import { fiveDigits, isoDay, lenient, rows, text } from '../contract/wire-types.ts';

const address = () =>
  z.object({
    detail: described(lenient(z.string()), { description: 'Street and number.', examples: ['100 Congress Ave'] }),
    apt: described(lenient(z.string()), { description: 'Apartment.', examples: ['4B'] }),
    city: described(lenient(z.string()), { description: 'City.', examples: ['Austin'] }),
    state: described(lenient(z.string()), { description: 'Two letters.', examples: ['TX'] }),
    zip: described(lenient(fiveDigits()), { description: 'Five digits.', examples: ['78701'] }),
  });

/** A car in the public records. */
export const foundCar = () =>
  z.object({
    rec: described(identifier(), { description: 'Names the record; sent back with the car.', examples: ['c-1'] }),
    vin: described(lenient(z.string()), { description: 'VIN.', examples: ['1HGCM82633A004352'] }),
    year: described(count(), { description: 'Model year.', examples: [2003] }),
    maker: described(text(), { description: 'Make.', examples: ['Honda'] }),
    model: described(text(), { description: 'Model.', examples: ['Accord'] }),
  });

/** The public records of a driver, the household and their cars. An empty result is a success. */
export const foundRecords = () =>
  z.object({
    ...envelope,
    drivers: described(
      rows(
        z.object({
          rec: described(identifier(), {
            description: 'Names the record; sent back with the driver.',
            examples: ['d-1'],
          }),
          firstName: described(text(), { description: 'First name.', examples: ['Alex'] }),
          lastName: described(text(), { description: 'Last name.', examples: ['Example'] }),
          dob: described(lenient(isoDay()), { description: 'Date of birth, `yyyy-mm-dd`.', examples: ['1990-04-17'] }),
          gender: described(lenient(count()), { description: '0 male, 1 female.', examples: [0] }),
          marital: described(lenient(count()), { description: '0 married, 1 single.', examples: [1] }),
          license: described(lenient(z.string()), { description: 'License number.', examples: ['12345678'] }),
          primaryDriver: described(lenient(z.boolean()), {
            description: 'True for the person that was asked for; the others live at the same address.',
            examples: [true],
          }),
          address: described(lenient(address()), { description: 'When `FetchAddress` asked for it.' }),
        }),
      ),
      { description: 'The person that was asked for, then others of the household; empty when nobody was found.' },
    ),
    cars: described(lenient(rows(foundCar())), { description: 'Cars in the driver’s records.' }),
    commonId: described(lenient(identifier()), {
      description: 'Asks later for what the records had not answered yet; absent when that is all.',
      examples: ['h-1'],
    }),
  });
