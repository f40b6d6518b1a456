import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { envelope } from '../contract/envelope.ts';
import { count, identifier } from '../contract/wire-numbers.ts';
import { code, fiveDigits, isoDay, lenient, rows, text } from '../contract/wire-types.ts';

const streetNames = ['addressLine', 'addressLine1', 'address1', 'street', 'streetAddress'] as const;

const placeOfAddress = () => ({
  apt: described(alsoNamed(lenient(z.string()), 'apartment', 'address2', 'addressLine2'), {
    description: 'Apartment.',
    examples: ['4B'],
  }),
  city: described(lenient(z.string()), { description: 'City.', examples: ['Austin'] }),
  state: described(lenient(z.string()), { description: 'Two letters.', examples: ['TX'] }),
  zip: described(alsoNamed(lenient(fiveDigits()), 'zipCode', 'postalCode'), {
    description: 'Five digits.',
    examples: ['78701'],
  }),
});

const address = () =>
  z.object({
    detail: described(alsoNamed(lenient(z.string()), ...streetNames), {
      description: 'Street and number.',
      examples: ['100 Congress Ave'],
    }),
    ...placeOfAddress(),
  });

/** The id of a record, or a mark that there is one. */
const recordId = () => lenient(z.union([identifier(), z.boolean()]));

/** A car in the public records. */
export const foundCar = () =>
  z.object({
    rec: described(recordId(), {
      description: 'Id of the record, sent back with the car. Absent or true if the record has no id.',
      examples: ['c-1'],
    }),
    vin: described(lenient(z.string()), { description: 'VIN.', examples: ['1HGCM82633A004352'] }),
    year: described(count(), { description: 'Model year.', examples: [2003] }),
    maker: described(alsoNamed(text(), 'make'), { description: 'Make.', examples: ['Honda'] }),
    model: described(text(), { description: 'Model.', examples: ['Accord'] }),
  });

/** The public records of a driver, the household and their cars. An empty result is a success. */
export const foundRecords = () =>
  z.object({
    ...envelope,
    drivers: described(
      rows(
        z.object({
          rec: described(recordId(), {
            description: 'Id of the record, sent back with the driver. Absent or true if the record has no id.',
            examples: ['d-1'],
          }),
          firstName: described(lenient(text()), {
            description: 'First name. A record without it confirms a license, but adds no driver to the household.',
            examples: ['Alex'],
          }),
          lastName: described(lenient(text()), { description: 'Last name.', examples: ['Example'] }),
          dob: described(lenient(isoDay()), { description: 'Date of birth, `yyyy-mm-dd`.', examples: ['1990-04-17'] }),
          dateOfBirth: described(lenient(isoDay()), { description: 'Same as `dob`.', examples: ['1990-04-17'] }),
          gender: described(alsoNamed(lenient(code()), 'sex'), { description: '0 male, 1 female.', examples: [0] }),
          marital: described(lenient(code()), { description: '0 married, 1 single.', examples: [1] }),
          maritalStatus: described(lenient(code()), { description: 'Same as `marital`.', examples: [1] }),
          license: described(
            alsoNamed(lenient(z.string()), 'driverNumber', 'licensePermitNumber', 'driverLicenseNumber'),
            { description: 'License number.', examples: ['12345678'] },
          ),
          driverLicense: described(lenient(z.string()), {
            description: 'Same as `license`.',
            examples: ['12345678'],
          }),
          issueDate: described(lenient(isoDay()), {
            description: 'Issue date of the license, `yyyy-mm-dd`.',
            examples: ['2021-04-18'],
          }),
          primaryDriver: described(lenient(z.boolean()), {
            description:
              'True for the requested person; the others live at the same address. If no record has it, the first record of a search is the requested person, and no record of a follow-up is.',
            examples: [true],
          }),
          address: described(alsoNamed(lenient(z.union([address(), text()])), ...streetNames), {
            description:
              'Present if requested with `FetchAddress`. As text, it is street and number, and the other parts are keys of the driver.',
          }),
          ...placeOfAddress(),
        }),
      ),
      { description: 'The requested person, then others of the household; empty if nobody was found.' },
    ),
    cars: described(lenient(rows(foundCar())), { description: 'Cars in the driver’s records.' }),
    commonId: described(lenient(identifier()), {
      description: 'Id for requesting late results with `followUp`; absent if the results are complete.',
      examples: ['h-1'],
    }),
  });
