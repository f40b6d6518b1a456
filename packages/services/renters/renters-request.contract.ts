import * as z from 'zod/mini';
import { described } from '#domain/description';
import { rentersCoverageCodes } from '#domain/renters-coverage';
import { header } from '../contract/header.ts';
import { identifier, whole } from '../contract/wire-numbers.ts';
import { fiveDigits, isoDay, stateCode, text } from '../contract/wire-types.ts';

/** The transaction of a renters quote. */
export const rentersKey = () => ({
  transactionId: described(text(), {
    description: 'Random id created by the page. The same answers keep the same id, so that they are rated once.',
    examples: ['0c6f5a52-4a0e-4a80-9a52-5b8d7a2b7f10'],
  }),
});

/** The transaction and its carrier. */
export const rentersKeys = () => ({
  ...rentersKey(),
  carrierId: described(z.optional(text()), {
    description: 'Id of the selling carrier. Absent if none of the rate, the page’s URL and the configuration has it.',
    examples: ['5001'],
  }),
});

const customer = () =>
  z.object({
    name: described(text(), { description: 'First name.', examples: ['Alex'] }),
    surname: described(text(), { description: 'Last name.', examples: ['Example'] }),
    email: described(text(), { description: 'Email address.', examples: ['alex@example.com'] }),
    phoneNumber: described(z.string().check(z.regex(/^\d{10}$/, 'ten digits')), {
      description: 'Ten digits.',
      examples: ['5125550142'],
    }),
  });

const address = () =>
  z.object({
    address1: described(text(), { description: 'Street and number.', examples: ['100 Congress Ave'] }),
    apt: described(z.optional(text()), { description: 'Apartment.', examples: ['4B'] }),
    city: described(text(), { description: 'City.', examples: ['Austin'] }),
    state: described(stateCode(), { description: 'Two letters.', examples: ['TX'] }),
    zipCode: described(fiveDigits(), { description: 'Five digits.', examples: ['78701'] }),
  });

const additionalCustomer = () =>
  z.object({
    Name: described(text(), {
      description: 'First name, or the full name of an interested party.',
      examples: ['Robin'],
    }),
    Surname: described(z.optional(text()), { description: 'Last name of a roommate.', examples: ['Sample'] }),
    Email: described(z.optional(text()), {
      description: 'Email address of an interested party, who is notified of policy changes.',
      examples: ['leasing@example.com'],
    }),
    Role: described(z.literal([0, 1]), { description: '1 additional interested party, 0 roommate.', examples: [0] }),
  });

/** Assumed properties of the community (spec 2 §9). */
const community = () =>
  z.object({
    yearsProfessionallyManaged: described(whole(), { description: 'Number of years.', examples: [1] }),
    numberOfUnits: described(whole(), { description: 'Number of homes in the building.', examples: [5] }),
    yearBuilt: described(whole(), { description: 'Year of construction.', examples: [2008] }),
  });

const value = () =>
  z.object({
    Val1: described(identifier(), { description: 'Whole dollars, or the value of the option.', examples: [20_000] }),
  });

const coverage = () =>
  z.object({
    CoverageCd: described(z.enum(rentersCoverageCodes), {
      description:
        'C contents, D loss of use, E liability, F medical payments; AllOtherPeril and WindHail are deductibles.',
      examples: ['CoverageC'],
    }),
    Limit: described(z.optional(value()), { description: 'Limit of a coverage.' }),
    Deductible: described(z.optional(value()), { description: 'Amount of a deductible.' }),
  });

/** The answers that are rated for a renters policy. */
export const rentersRequest = () =>
  z.object({
    header: header(),
    ...rentersKey(),
    customer: described(customer(), { description: 'The renter.' }),
    address: described(address(), { description: 'The rented home.' }),
    effectiveDate: described(isoDay(), { description: 'The first day of the policy.', examples: ['2026-12-01'] }),
    AdditionalCustomers: described(z.array(additionalCustomer()), {
      description: 'An additional interested party, and up to five roommates.',
    }),
    community: described(community(), { description: 'The building, with default values.' }),
    coverages: described(z.array(coverage()).check(z.minLength(1)), {
      description: 'Every limit and deductible. CoverageD is 20 % of CoverageC, at least 2,000.',
    }),
  });
