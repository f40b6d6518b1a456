import * as z from 'zod/mini';
import { described } from '#domain/description';
import { header } from '../contract/header.ts';
import { whole } from '../contract/wire-numbers.ts';
import { fiveDigits, isoDay, stateCode, text, vin } from '../contract/wire-types.ts';
import { coverageCd, deductible, limit } from './coverage-amounts.contract.ts';

const optionalText = () => z.optional(z.string());
const optionalFlag = () => z.optional(z.boolean());
const zeroOrOne = () => z.union([z.literal(0), z.literal(1)]);

const customer = () =>
  z.object({
    name: described(text(), { description: 'First name of the named insured.', examples: ['Alex'] }),
    surname: described(text(), { description: 'Last name.', examples: ['Example'] }),
    birthDate: described(isoDay(), { description: '`yyyy-mm-dd`.', examples: ['1990-04-17'] }),
    driverLicenseNumber: described(optionalText(), { description: 'License number.', examples: ['12345678'] }),
    email: described(text(), { description: 'Email address.', examples: ['alex@example.com'] }),
    phoneNumber: described(z.string().check(z.regex(/^\d{10}$/)), {
      description: 'Ten digits, no dashes.',
      examples: ['5125550142'],
    }),
    address: described(
      z.object({
        address1: described(text(), { description: 'Street and number.', examples: ['100 Congress Ave'] }),
        apt: described(optionalText(), { description: 'Apartment.', examples: ['4B'] }),
        city: described(text(), { description: 'City.', examples: ['Austin'] }),
        state: described(stateCode(), { description: 'Two letters.', examples: ['TX'] }),
        zipCode: described(fiveDigits(), { description: 'Five digits.', examples: ['78701'] }),
      }),
      { description: 'Address of the named insured.' },
    ),
    rentersAndHome: described(optionalFlag(), {
      description: 'Whether the visitor wants information about home insurance.',
      examples: [false],
    }),
  });

const coverageSelection = () =>
  z.object({
    productCd: described(text(), { description: 'The package: SML, LUU, LUUCC or LCCUU.', examples: ['LUU'] }),
    coverages: described(
      z.array(
        z.object({
          coverageCd: described(coverageCd(), { description: 'Code of the coverage.', examples: ['BI'] }),
          limit: described(z.optional(limit()), { description: 'For all coverages except COMP and COLL.' }),
          deductible: described(z.optional(deductible()), { description: 'For COMP and COLL.', examples: [500] }),
        }),
      ),
      { description: 'Coverages that the visitor changed; empty for the unchanged package.' },
    ),
  });

const garagingAddress = () =>
  z.object({
    address: described(z.string(), { description: 'Street and number.', examples: ['100 Congress Ave'] }),
    city: described(z.string(), { description: 'City.', examples: ['Austin'] }),
    state: described(stateCode(), { description: 'Two letters.', examples: ['TX'] }),
    zipCode: described(fiveDigits(), { description: 'Five digits.', examples: ['78701'] }),
  });

export const car = () =>
  z.object({
    vin: described(z.optional(vin()), { description: 'VIN. Absent for a car identified by year, make and model.' }),
    year: described(whole().check(z.gte(1900), z.lte(2200)), { description: 'Model year.', examples: [2003] }),
    maker: described(text(), { description: 'Make.', examples: ['Honda'] }),
    model: described(text(), { description: 'Model.', examples: ['Accord'] }),
    annualMilesAge: described(z.optional(whole().check(z.nonnegative())), {
      description: 'Miles per year (the spelling is the service’s). Required by the `ca` variant.',
      examples: [10000],
    }),
    selectedAnnualMileage: described(z.optional(whole().check(z.nonnegative())), {
      description: 'Selected mileage range, if mileage is selected from a list.',
    }),
    odometerReading: described(z.optional(whole().check(z.nonnegative())), {
      description: 'Odometer reading in miles.',
    }),
    commutingVehicle: described(optionalFlag(), { description: 'Whether the vehicle is driven to work.' }),
    commutingDays: described(z.optional(whole().check(z.gte(0), z.lte(7))), { description: 'Days per week.' }),
    commutingAddress: described(z.optional(garagingAddress()), {
      description: 'Address that the vehicle is driven to.',
    }),
    garagingAddress: described(z.optional(garagingAddress()), {
      description: 'Address where the vehicle is parked overnight.',
    }),
    liab: described(optionalFlag(), { description: 'Liability only.' }),
    isExistingVehicle: described(optionalFlag(), { description: 'Found in the driver’s records.' }),
    rec: described(optionalText(), {
      description: 'Id of the record in which a search found the vehicle.',
      examples: ['c-1'],
    }),
  });

const driver = () =>
  z.object({
    firstName: described(text(), { description: 'First name.', examples: ['Alex'] }),
    lastName: described(text(), { description: 'Last name.', examples: ['Example'] }),
    dob: described(isoDay(), { description: 'Date of birth, `yyyy-mm-dd`.', examples: ['1990-04-17'] }),
    gender: described(z.optional(zeroOrOne()), {
      description: '0 male, 1 female. Absent if not asked, as for an excluded driver.',
      examples: [0],
    }),
    marital: described(z.optional(zeroOrOne()), {
      description: '0 married, 1 single. Absent if unknown.',
      examples: [1],
    }),
    insured: described(z.optional(zeroOrOne()), {
      description: 'Has car insurance now: 0 yes, 1 no. Absent if not asked.',
      examples: [0],
    }),
    relation: described(whole().check(z.gte(0), z.lte(5)), {
      description:
        'Relation to the primary driver: 0 self, 1 spouse, 2 child, 3 other related, 4 other non-related, 5 parent.',
      examples: [0],
    }),
    primaryDriver: described(z.boolean(), { description: 'True for exactly one driver.', examples: [true] }),
    isManualDriver: described(optionalFlag(), {
      description: 'Entered by the visitor, not found by a search.',
      examples: [true],
    }),
    rec: described(optionalText(), {
      description: 'Id of the record in which a search found the driver.',
      examples: ['d-2'],
    }),
    license: described(optionalText(), {
      description: 'License number, unless the license is foreign.',
      examples: ['12345678'],
    }),
    driverLicenseNumber: described(optionalText(), {
      description: 'Same as `license`, for carriers that read this key.',
    }),
    licenseType: described(z.optional(whole()), {
      description: '1 United States, 2 learner’s permit, 3 state id, 4 suspended, 5 unlicensed, 6 foreign.',
      examples: [1],
    }),
    licenseId: described(optionalText(), {
      description: 'The license ID; the number of a foreign license (type 6).',
    }),
    issueDate: described(z.optional(isoDay()), { description: 'Issue date of the license.' }),
    address: described(
      z.optional(
        z.object({
          detail: described(z.string(), { description: 'Street and number.' }),
          apt: described(optionalText(), { description: 'Apartment.' }),
          city: described(z.string(), { description: 'City.' }),
          state: described(stateCode(), { description: 'Two letters.' }),
          zip: described(fiveDigits(), { description: 'Five digits.' }),
          rec: described(optionalText(), { description: 'Id of the record of the address. Not sent by the widgets.' }),
        }),
      ),
      {
        description: 'Address of the driver: the primary driver’s, unless the quote has another one for this driver.',
      },
    ),
    isExcluded: described(optionalFlag(), { description: 'Not covered by the policy.' }),
    driverstatus: described(z.optional(whole().check(z.gte(0), z.lte(2))), {
      description: '0 insured, 1 excluded (all other), 2 excluded (unlicensed).',
    }),
    residencestatus: described(z.optional(whole().check(z.gte(0), z.lte(5))), {
      description: '0 resident, 1 distant student, 2 military, 3 out of country, 4 other, 5 deceased.',
    }),
    priorInsurance: described(optionalFlag(), { description: 'Was insured before.' }),
    rentersAndHome: described(optionalFlag(), {
      description: 'Whether the visitor wants information about home insurance.',
    }),
  });

/** All data that carriers rate (spec 1 §3 "Quote request"). */
export const quoteRequest = () =>
  z.object({
    header: header(),
    transactionId: described(text(), {
      description:
        'Created by the client, once per submission. A repeated request with the same id is not rated again.',
      examples: ['b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11'],
    }),
    term: described(whole().check(z.gte(1), z.lte(12)), { description: 'Months.', examples: [6] }),
    isManualEntry: described(z.boolean(), {
      description: 'False if a search filled in the driver.',
      examples: [true],
    }),
    customer: described(customer(), { title: 'Customer', description: 'The named insured.' }),
    coverages: described(coverageSelection(), {
      title: 'CoverageSelection',
      description: 'Coverages that the visitor selected.',
    }),
    cars: described(
      z.array(described(car(), { title: 'Car', description: 'A car to insure.' })).check(z.minLength(1)),
      { description: 'At least one.' },
    ),
    drivers: described(
      z.array(described(driver(), { title: 'Driver', description: 'A driver to insure.' })).check(z.minLength(1)),
      { description: 'The primary driver first.' },
    ),
    customerId: described(optionalText(), { description: 'Customer id in an affiliate’s or a customer’s link.' }),
    foreignLicenseType: described(optionalText(), {
      description: 'Type of license, if the primary driver’s license is foreign.',
    }),
    foreignLicenseId: described(optionalText(), { description: 'Number of the foreign license.' }),
    nonOwner: described(optionalFlag(), { description: 'Whether the visitor drives but owns no car.' }),
    rc1TransactionId: described(optionalText(), {
      description: 'Transaction of the first rating, which this one follows.',
    }),
    transactionDate: described(z.optional(isoDay()), { description: 'Date of the quote request.' }),
    effectiveDate: described(z.optional(isoDay()), {
      description: 'Start date of the policy.',
      examples: ['2026-11-21'],
    }),
    carrierId: described(optionalText(), { description: 'The only carrier to rate.' }),
    previousQuoteNumber: described(optionalText(), { description: 'Number of the quote that this one replaces.' }),
    requestStep: described(optionalText(), { description: 'Step of the flow in which the request was made.' }),
    afee: described(z.optional(z.number()), { description: 'Agency fee in dollars.' }),
    policyFile: described(optionalText(), { description: 'The carrier’s file.' }),
    questionAnswers: described(
      z.optional(
        z.array(
          z.object({
            questionCd: described(text(), { description: 'Code of the question.' }),
            answer: described(z.string(), { description: 'The answer: Y, N or text.' }),
          }),
        ),
      ),
      { description: 'Underwriting answers.' },
    ),
    paperlessConsent: described(optionalFlag(), { description: 'Agreed to electronic documents.' }),
    paperlessPreference: described(optionalFlag(), { description: 'Prefers electronic documents.' }),
    paperlessType: described(z.optional(z.literal('email')), { description: 'How electronic documents are sent.' }),
  });
