import type * as z from 'zod/mini';
import type { CalendarDate } from '#domain/calendar-date';
import { centsOf, dollarsOf } from '#domain/money';
import {
  contentsCode,
  isRentersDeductible,
  lossOfUse,
  lossOfUseCode,
  type RentersChoice,
  type RentersCoverageCode,
  rentersCoverageCodes,
} from '#domain/renters-coverage';
import type { StateCode } from '#domain/us-state';
import type { rentersRequest } from './renters-request.contract.ts';

export interface RentersPerson {
  firstName: string;
  lastName: string;
}

/** The additional interested party, a landlord as a rule. */
export interface InterestedParty {
  name: string;
  email: string;
}

/** The answers that are rated for a renters policy. */
export interface RentersAnswers extends RentersPerson {
  email: string;
  /** Ten digits. */
  phone: string;
  street: string;
  /** Empty for none. */
  apartment: string;
  city: string;
  state: StateCode;
  zip: string;
  effectiveDate: CalendarDate;
  interestedParty?: InterestedParty | undefined;
  roommates: readonly RentersPerson[];
  /** Without the loss of use, which depends on the contents. */
  choice: RentersChoice;
}

type Wire = z.output<ReturnType<typeof rentersRequest>>;

/** Spec 2 §9. */
const community = { yearsProfessionallyManaged: 1, numberOfUnits: 5, yearBuilt: 2008 };
const interestedPartyRole = 1;
const roommateRole = 0;

/** The value of an option in whole dollars, or its word. */
function wireValue(value: string): string | number {
  const cents = centsOf(value);
  return cents === undefined ? value : dollarsOf(cents);
}

function wireCoverages(choice: RentersChoice): Wire['coverages'] {
  const contents = centsOf(choice[contentsCode]);
  const all: RentersChoice = {
    ...choice,
    ...(contents !== undefined && { [lossOfUseCode]: String(lossOfUse(dollarsOf(contents))) }),
  };
  return rentersCoverageCodes.flatMap((code: RentersCoverageCode) => {
    const value = all[code];
    if (value === undefined || value === '') return [];
    const amount = { Val1: wireValue(value) };
    return [{ CoverageCd: code, ...(isRentersDeductible(code) ? { Deductible: amount } : { Limit: amount }) }];
  });
}

/** The body of a rate request, without its header. */
export function wireRentersRequest(answers: RentersAnswers, transactionId: string): Omit<Wire, 'header'> {
  const { interestedParty, roommates } = answers;
  return {
    transactionId,
    customer: {
      name: answers.firstName,
      surname: answers.lastName,
      email: answers.email,
      phoneNumber: answers.phone,
    },
    address: {
      address1: answers.street,
      ...(answers.apartment && { apt: answers.apartment }),
      city: answers.city,
      state: answers.state,
      zipCode: answers.zip,
    },
    effectiveDate: answers.effectiveDate,
    AdditionalCustomers: [
      ...(interestedParty
        ? [{ Name: interestedParty.name, Email: interestedParty.email, Role: interestedPartyRole } as const]
        : []),
      ...roommates.map(
        ({ firstName, lastName }) => ({ Name: firstName, Surname: lastName, Role: roommateRole }) as const,
      ),
    ],
    community,
    coverages: wireCoverages(answers.choice),
  };
}
