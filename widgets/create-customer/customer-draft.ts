import { birthDateOf, birthDateParts } from '#domain/birth-date';
import { formatPhoneNumber } from '#domain/phone-number';
import { isStateCode, type StateCode } from '#domain/us-state';
import type { PersonDraft } from '#forms/person/person-draft';
import type { NewCustomer } from '#services/account/create-customer';
import type { KnownAnswers } from '#visitor/known-answers';

/** The visitor's known answers as a draft. City and state belong to the zip code, or are empty. */
export function knownDraft(known: KnownAnswers): PersonDraft {
  const { firstName, lastName, email, zip, city, state } = known;
  const hasPlace = zip !== '' && city !== '' && isStateCode(state);
  return {
    firstName,
    lastName,
    email,
    phone: formatPhoneNumber(known.phone),
    birthDate: birthDateParts(known.birthDate),
    zip,
    city: hasPlace ? city : '',
    state: hasPlace ? state : '',
  };
}

/** Fills the empty fields of a draft with the known answers. */
export function completedDraft(typed: PersonDraft, known: PersonDraft): PersonDraft {
  const { birthDate, zip, city, state } = typed;
  const isPlaceTyped = [zip, city, state].some((value) => value !== '');
  return {
    firstName: typed.firstName || known.firstName,
    lastName: typed.lastName || known.lastName,
    email: typed.email || known.email,
    phone: typed.phone || known.phone,
    birthDate: Object.values(birthDate).some((part) => part !== '') ? birthDate : known.birthDate,
    ...(isPlaceTyped ? { zip, city, state } : { zip: known.zip, city: known.city, state: known.state }),
  };
}

/** The customer of a complete draft, as the services expect it. */
export function customerOf(draft: PersonDraft, loyaltyEnrollmentStatus: string): NewCustomer {
  const { firstName, lastName, email, phone, birthDate, zip, city, state } = draft;
  return {
    firstName,
    lastName,
    email,
    phone,
    birthDate: birthDateOf(birthDate),
    zip,
    city,
    // The schema checks the code.
    state: state as StateCode,
    loyaltyEnrollmentStatus,
  };
}
