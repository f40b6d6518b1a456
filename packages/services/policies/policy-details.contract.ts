import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { count, dollars, identifier, signedDollars } from '../contract/wire-numbers.ts';
import { code, lenient, rows, text } from '../contract/wire-types.ts';
import { limit } from '../rating/coverage-amounts.contract.ts';
import { months } from '../rating/months.contract.ts';

const optionalText = () => lenient(z.string());

export const policyVehicle = () =>
  z.object({
    year: described(alsoNamed(lenient(count()), 'modelYear'), { description: 'Model year.', examples: [2019] }),
    make: described(alsoNamed(optionalText(), 'maker'), { description: 'Make.', examples: ['Toyota'] }),
    model: described(optionalText(), { description: 'Model.', examples: ['RAV4'] }),
    vin: described(optionalText(), { description: 'VIN, if it is known.', examples: ['1HGCM82633A004352'] }),
  });

const policyDriver = () =>
  z.object({
    fullName: described(alsoNamed(optionalText(), 'name'), { description: 'Full name.', examples: ['Alex Example'] }),
    firstName: described(optionalText(), { description: 'First name, if there is no full name.', examples: ['Alex'] }),
    lastName: described(alsoNamed(optionalText(), 'surname'), {
      description: 'Last name, if there is no full name.',
      examples: ['Example'],
    }),
    age: described(lenient(count()), { description: 'Age in years.', examples: [36] }),
    sex: described(alsoNamed(lenient(code()), 'gender'), { description: '0 male, 1 female.', examples: [0] }),
  });

const limitAmount = () => z.union([dollars(), limit()], 'dollars');

const policyCoverage = () =>
  z.object({
    coverageName: described(alsoNamed(text(), 'coverageCd', 'code', 'name'), {
      description: 'Code of the coverage: `COLL`, `COMP`, `BI`, `PD`, `UM`, `UMPD` …',
      examples: ['BI'],
    }),
    coverageDescription: described(alsoNamed(optionalText(), 'description'), {
      description: 'What it covers, shown to the visitor.',
      examples: ['Bodily injury'],
    }),
    limit: described(alsoNamed(lenient(z.union([rows(limitAmount()), identifier()])), 'limits'), {
      description: 'Whole dollars: per person, per accident … A text that is not an amount is shown unchanged.',
      examples: [[30000, 60000]],
    }),
    deductible: described(alsoNamed(lenient(dollars()), 'deductibles'), {
      description: 'Whole dollars.',
      examples: [500],
    }),
  });

const transaction = () =>
  z.object({
    createdUtc: described(alsoNamed(optionalText(), 'created', 'createdAt'), {
      description: 'Creation time, ISO 8601 in UTC.',
      examples: ['2026-11-05T17:20:00Z'],
    }),
    entryDate: described(alsoNamed(optionalText(), 'date'), {
      description: 'Posting date, `yyyy-mm-dd`, shown to the visitor. Defaults to the day of `createdUtc`.',
      examples: ['2026-11-05'],
    }),
    paymentSource: described(alsoNamed(optionalText(), 'source', 'paymentMethod'), {
      description: 'Payment method, shown to the visitor.',
      examples: ['Credit card'],
    }),
    collectedAmount: described(alsoNamed(lenient(signedDollars()), 'amount'), {
      description: 'Amount in dollars, such as 128.4, "1,234.50" or "$128". Negative for a refund.',
      examples: [128.4],
    }),
  });

const installment = () =>
  z.object({
    dueDate: described(optionalText(), { description: 'Due date, `yyyy-mm-dd`.', examples: ['2026-12-05'] }),
    dueAmount: described(alsoNamed(lenient(dollars()), 'amount'), {
      description: 'Amount in dollars, such as 128.4, "1,234.50" or "$128".',
      examples: [128.4],
    }),
  });

/** The keys of a policy in detail (spec 3 §3). All are optional. */
export const policyDetails = () => ({
  policyType: described(optionalText(), { description: 'Type of policy.', examples: ['Auto'] }),
  company: described(alsoNamed(optionalText(), 'companyName', 'carrierName', 'carrier'), {
    description: 'Name of the carrier.',
    examples: ['Larkspur Mutual'],
  }),
  monthlyPayment: described(lenient(dollars()), {
    description: 'Amount due in dollars, such as 128.4, "1,234.50" or "$128".',
    examples: [128.4],
  }),
  policyTerm: described(alsoNamed(lenient(months()), 'term'), { description: 'Months.', examples: [6] }),
  effectiveDate: described(optionalText(), {
    description: 'The first day of the policy, `yyyy-mm-dd`.',
    examples: ['2026-08-05'],
  }),
  expirationDate: described(alsoNamed(optionalText(), 'expiryDate'), {
    description: 'The last day of the policy, `yyyy-mm-dd`.',
    examples: ['2027-02-05'],
  }),
  expireDate: described(optionalText(), {
    description: 'Alternative to `expirationDate`, which overrides it.',
    examples: ['2027-02-05'],
  }),
  paymentDueDate: described(alsoNamed(optionalText(), 'dueDate'), {
    description: 'Due date of the next payment, `yyyy-mm-dd`.',
    examples: ['2026-12-05'],
  }),
  quoteStatus: described(alsoNamed(optionalText(), 'status'), {
    description: 'Status of the policy, as the service names it.',
    examples: ['Active'],
  }),
  emailAddress: described(alsoNamed(optionalText(), 'email', 'mail'), {
    description: 'Email address of the insured.',
    examples: ['alex@example.com'],
  }),
  homePhone: described(alsoNamed(lenient(identifier()), 'phone', 'phoneNumber'), {
    description: 'Phone of the insured, in any format.',
    examples: ['5125550142'],
  }),
  drivers: described(lenient(rows(policyDriver())), { description: 'The drivers on the policy.' }),
  vehicles: described(alsoNamed(lenient(rows(policyVehicle())), 'cars'), {
    description: 'The vehicles on the policy.',
  }),
  coverages: described(lenient(rows(policyCoverage())), { description: 'Coverages of the policy.' }),
  transactions: described(alsoNamed(lenient(rows(transaction())), 'payments'), {
    description: 'Payments that were made, in any order.',
  }),
  installments: described(lenient(rows(installment())), { description: 'Payments that are due, in any order.' }),
});
