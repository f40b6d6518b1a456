import { agencyTimeZone } from '#domain/agency-time-zone';
import { addDays, type CalendarDate, dateAt } from '#domain/calendar-date';
import { ageOn } from '#domain/driver-age';
import type { Language } from '#domain/language';
import { dollarsOf } from '#domain/money';
import { addMonths } from '../documents/document-date.ts';
import { coverageTexts } from '../rating/coverage-texts.ts';
import { type Bill, findBill } from '../store/bills.ts';
import { readCharges } from '../store/charges.ts';
import type { Customer } from '../store/customers.ts';
import type { Database } from '../store/database.ts';
import { policyNumbersOf } from './portfolios.ts';

/** A policy of a customer with its current bill. */
export interface PolicyOfCustomer {
  bill: Bill;
  effectiveDate: CalendarDate;
  /** Undefined if the carrier reports none. */
  expirationDate: CalendarDate | undefined;
}

const defaultPeriod = { starts: -106, ends: 76 };
/** The vehicles that every policy insures. */
export const insuredVehicles = [
  { year: 2003, make: 'Honda', model: 'Accord', vin: '1HGCM82633A004352' },
  { year: 2019, make: 'Toyota', model: 'RAV4', vin: '' },
];

/** The policies of a customer, in the order in which they are shown. */
export async function findPolicies(
  database: Database,
  { profile }: Pick<Customer, 'profile'>,
  now: number,
): Promise<PolicyOfCustomer[]> {
  const today = dateAt(now, agencyTimeZone);
  const bills = await Promise.all(policyNumbersOf(profile).map((number) => findBill(database, number, now)));
  return bills
    .filter((bill) => bill !== undefined)
    .map((bill) => {
      const { starts, ends } = bill.policy.period ?? defaultPeriod;
      return {
        bill,
        effectiveDate: addDays(today, starts),
        expirationDate: ends === undefined ? undefined : addDays(today, ends),
      };
    });
}

/** A policy of a customer by its id; undefined for another customer's policy. */
export async function findPolicy(
  database: Database,
  customer: Pick<Customer, 'profile'>,
  { policyId, now }: { policyId: string; now: number },
): Promise<PolicyOfCustomer | undefined> {
  const all = await findPolicies(database, customer, now);
  return all.find(({ bill }) => bill.policyId === policyId);
}

/** The named insured. */
export const insuredNameOf = ({ profile }: Pick<Customer, 'profile'>): string =>
  `${profile.firstName} ${profile.lastName}`;

/** A policy in detail, as the contract has it. */
export async function policyDetailsOf(
  database: Database,
  customer: Customer,
  { policy, language, now }: { policy: PolicyOfCustomer; language: Language; now: number },
) {
  const { bill, effectiveDate, expirationDate } = policy;
  const { company, policyType, amount, insured, policyNumber } = bill.policy;
  const charges = await readCharges(database, policyNumber);
  const covers = (coverageName: keyof typeof coverageTexts) => ({
    coverageName,
    coverageDescription: coverageTexts[coverageName][language],
  });
  const paid = [1, 2, 3]
    .map((months) => addMonths(bill.dueDate, -months))
    .filter((date) => date >= effectiveDate && date <= dateAt(now, agencyTimeZone))
    .map((date) => ({
      createdUtc: `${date}T18:00:00.000Z`,
      entryDate: date,
      paymentSource: sources[language],
      collectedAmount: dollarsOf(amount),
    }));
  return {
    policyType,
    company,
    monthlyPayment: dollarsOf(amount),
    policyTerm: 6,
    effectiveDate,
    ...(expirationDate && { expirationDate, expireDate: expirationDate }),
    paymentDueDate: bill.dueDate,
    quoteStatus: 'Active',
    emailAddress: customer.email,
    homePhone: customer.profile.phone,
    drivers: [
      {
        fullName: insuredNameOf(customer),
        age: ageOn(customer.profile.birthDate, dateAt(now, agencyTimeZone)),
        sex: insured.sex === 'F' ? 1 : 0,
      },
    ],
    vehicles: insuredVehicles,
    coverages: [
      { ...covers('BI'), limit: [30_000, 60_000] },
      { ...covers('PD'), limit: [25_000] },
      { ...covers('UM'), limit: [30_000, 60_000] },
      { ...covers('UMPD'), limit: [25_000] },
      { ...covers('COMP'), deductible: 500 },
      { ...covers('COLL'), deductible: 1000 },
    ],
    transactions: [
      ...charges.map(({ chargedAt, amount: collected }) => ({
        createdUtc: chargedAt.toISOString(),
        entryDate: dateAt(chargedAt.getTime(), agencyTimeZone),
        paymentSource: sources[language],
        collectedAmount: dollarsOf(collected),
      })),
      ...paid,
    ],
    installments: [0, 1, 2].map((months) => ({
      dueDate: addMonths(bill.dueDate, months),
      dueAmount: dollarsOf(amount),
    })),
  };
}

const sources: Readonly<Record<Language, string>> = { en: 'Credit card', es: 'Tarjeta de crédito' };
