import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { envelope } from '../contract/envelope.ts';
import { count, identifier } from '../contract/wire-numbers.ts';
import { code, fiveDigits, lenient, rows, text } from '../contract/wire-types.ts';
import { coverageCd, deductible, limit } from '../rating/coverage-amounts.contract.ts';
import { months } from '../rating/months.contract.ts';
import { personAddress } from './person-address.contract.ts';

const optionalText = () => lenient(z.string());
const optionalFlag = () => lenient(z.boolean());
const optionalCount = () => lenient(count());

const driver = () =>
  z.object({
    firstName: described(text(), { description: 'First name.', examples: ['Alex'] }),
    lastName: described(text(), { description: 'Last name.', examples: ['Example'] }),
    dob: described(alsoNamed(optionalText(), 'dateOfBirth', 'birthDate'), {
      description: 'Date of birth, `yyyy-mm-dd`.',
      examples: ['1990-04-17'],
    }),
    gender: described(alsoNamed(lenient(code()), 'sex'), { description: '0 male, 1 female.', examples: [0] }),
    marital: described(alsoNamed(lenient(code()), 'maritalStatus'), {
      description: '0 married, 1 single.',
      examples: [1],
    }),
    insured: described(optionalCount(), { description: 'Had car insurance: 0 yes, 1 no.', examples: [0] }),
    relation: described(alsoNamed(lenient(code()), 'primaryDriverRelation'), {
      description: 'Relation to the primary driver, as in the quote request.',
      examples: [0],
    }),
    primaryDriver: described(optionalFlag(), { description: 'True for exactly one driver.', examples: [true] }),
    license: described(
      alsoNamed(optionalText(), 'driverLicenseNumber', 'driverLicense', 'driverNumber', 'licensePermitNumber'),
      { description: 'License number, unless the license is foreign.', examples: ['12345678'] },
    ),
    licenseType: described(optionalCount(), { description: 'As in the quote request; 6 is foreign.', examples: [1] }),
    licenseId: described(optionalText(), {
      description: 'The license ID; the number of a foreign license (type 6).',
    }),
    issueDate: described(optionalText(), { description: 'Issue date of the license, `yyyy-mm-dd`.' }),
    priorInsurance: described(optionalFlag(), { description: 'Was insured before.' }),
    isExcluded: described(optionalFlag(), { description: 'Not covered by the policy.' }),
    driverstatus: described(optionalCount(), { description: 'As in the quote request.' }),
    residencestatus: described(optionalCount(), { description: 'As in the quote request.' }),
    ...personAddress('Absent when it is the named insured’s.'),
    rec: described(lenient(identifier()), {
      description: 'Id of the record in which a search found the driver.',
      examples: ['d-2'],
    }),
  });

const address = () =>
  z.object({
    address: described(alsoNamed(optionalText(), 'address1', 'detail'), {
      description: 'Street and number.',
      examples: ['100 Congress Ave'],
    }),
    apt: described(optionalText(), { description: 'Apartment.', examples: ['4B'] }),
    city: described(optionalText(), { description: 'City.', examples: ['Austin'] }),
    state: described(optionalText(), { description: 'Two letters.', examples: ['TX'] }),
    zipCode: described(alsoNamed(lenient(fiveDigits()), 'zip'), { description: 'Five digits.', examples: ['78701'] }),
  });

const vehicle = () =>
  z.object({
    vin: described(optionalText(), { description: 'VIN, if it is known.', examples: ['1HGCM82633A004352'] }),
    year: described(count(), { description: 'Model year.', examples: [2003] }),
    maker: described(alsoNamed(text(), 'make'), { description: 'Make.', examples: ['Honda'] }),
    model: described(text(), { description: 'Model.', examples: ['Accord'] }),
    annualMilesAge: described(optionalCount(), { description: 'Miles per year.', examples: [10000] }),
    selectedAnnualMileage: described(optionalCount(), {
      description: 'Selected mileage range, if mileage is selected from a list.',
    }),
    odometerReading: described(optionalCount(), { description: 'Odometer reading in miles; 0 if unknown.' }),
    commutingVehicle: described(optionalFlag(), {
      description:
        'Whether the vehicle is driven to work. Absent if unknown. A whole `commutingAddress` means that it is.',
    }),
    commutingDays: described(optionalCount(), {
      description: 'Days per week that it is driven to work. Ignored if it is not.',
    }),
    commutingAddress: described(lenient(address()), { description: 'Address that the vehicle is driven to.' }),
    garagingAddress: described(lenient(address()), { description: 'Address where the vehicle is parked overnight.' }),
    liab: described(optionalFlag(), { description: 'Liability only.' }),
    isExistingVehicle: described(optionalFlag(), { description: 'Found in the driver’s records.' }),
    rec: described(lenient(identifier()), {
      description: 'Id of the record in which a search found the vehicle.',
      examples: ['c-1'],
    }),
  });

const coverages = () =>
  z.object({
    productCd: described(text(), { description: 'The package.', examples: ['LUU'] }),
    name: described(optionalText(), {
      description: 'Name of the package, shown to the visitor.',
      examples: ['Liability plus'],
    }),
    coverages: described(
      lenient(
        rows(
          z.object({
            coverageCd: described(coverageCd(), { description: 'Code of the coverage.', examples: ['BI'] }),
            limit: described(lenient(limit()), { description: 'For all coverages except COMP and COLL.' }),
            deductible: described(lenient(deductible()), { description: 'For COMP and COLL.', examples: [500] }),
          }),
        ),
      ),
      { description: 'Coverages that the visitor changed; empty for the unchanged package.' },
    ),
  });

/** A saved quote with the answers that were submitted (spec 1 §7, customer rate-quote-id lookup). */
export const savedQuote = () =>
  z.object({
    ...envelope,
    rateQuoteId: described(lenient(identifier()), {
      description: 'Id of the rate. Absent if the quote does not exist.',
      examples: ['rq-1042'],
    }),
    transactionId: described(optionalText(), {
      description: 'Id of the transaction.',
      examples: ['b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11'],
    }),
    companyId: described(alsoNamed(lenient(identifier()), 'carrierId'), {
      description: 'Id of the selling carrier. Absent before a carrier is chosen.',
      examples: ['1004'],
    }),
    quoteNumber: described(lenient(identifier()), {
      description: 'Quote number that the visitor gives to an agent.',
      examples: ['Q-58213'],
    }),
    quoteDate: described(optionalText(), {
      description: 'Date of the quote request, `yyyy-mm-dd`.',
      examples: ['2026-11-02'],
    }),
    effectiveDate: described(optionalText(), {
      description: 'Start date of the policy, `yyyy-mm-dd`.',
      examples: ['2026-11-03'],
    }),
    name: described(optionalText(), { description: 'First name of the named insured.', examples: ['Alex'] }),
    surname: described(optionalText(), { description: 'Last name.', examples: ['Example'] }),
    birthDate: described(alsoNamed(optionalText(), 'dateOfBirth', 'dob'), {
      description: 'Date of birth, `yyyy-mm-dd`.',
      examples: ['1990-04-17'],
    }),
    email: described(optionalText(), { description: 'Email address.', examples: ['alex@example.com'] }),
    phoneNumber: described(optionalText(), { description: 'Ten digits.', examples: ['5125550142'] }),
    address: described(lenient(z.union([address(), text()], 'an address')), {
      description: 'Street and number, or an object with the whole address.',
      examples: ['100 Congress Ave'],
    }),
    apt: described(optionalText(), { description: 'Apartment.', examples: ['4B'] }),
    city: described(optionalText(), { description: 'City.', examples: ['Austin'] }),
    state: described(optionalText(), { description: 'Two letters.', examples: ['TX'] }),
    zipCode: described(alsoNamed(lenient(fiveDigits()), 'zip'), { description: 'Five digits.', examples: ['78701'] }),
    drivers: described(lenient(rows(driver())), { description: 'The drivers, including the named insured.' }),
    vehicles: described(alsoNamed(lenient(rows(vehicle())), 'cars'), { description: 'The cars.' }),
    coverages: described(lenient(coverages()), { description: 'The package and the changes to it.' }),
    questionAnswers: described(
      lenient(
        rows(
          z.object({
            questionCd: described(alsoNamed(identifier(), 'code', 'questionCode'), {
              description: 'Code of the question.',
              examples: ['Q1'],
            }),
            answer: described(identifier(), { description: 'The answer.', examples: ['N'] }),
          }),
        ),
      ),
      { description: 'Answers to a carrier’s questions, if the quote was submitted with them.' },
    ),
    term: described(lenient(months()), { description: 'Months.', examples: [6] }),
    foreignLicenseType: described(lenient(identifier()), {
      description: 'Type of license, if the named insured’s license is foreign.',
    }),
    foreignLicenseId: described(optionalText(), { description: 'Number of the foreign license.' }),
    rentersAndHome: described(optionalFlag(), {
      description: 'Whether the visitor wanted information about home insurance.',
      examples: [false],
    }),
  });
