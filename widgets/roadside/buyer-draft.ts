import type { RoadsideMember } from '#domain/roadside';
import { isStateCode, type StateCode } from '#domain/us-state';
import type { KnownAnswers } from '#visitor/known-answers';

/** The buyer form's values as the visitor typed them. */
export interface BuyerDraft {
  firstName: string;
  middleName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  apartment: string;
  zip: string;
  city: string;
  state: string;
  driverLicense: string;
  hasConsented: boolean;
}

export const emptyBuyer: BuyerDraft = {
  firstName: '',
  middleName: '',
  lastName: '',
  email: '',
  phone: '',
  street: '',
  apartment: '',
  zip: '',
  city: '',
  state: '',
  driverLicense: '',
  hasConsented: false,
};

/** A draft with what the visitor has told elsewhere. City and state are those of the zip code, or none. */
export function prefilledBuyer(known: KnownAnswers): BuyerDraft {
  const { firstName, lastName, email, phone, street, apartment, zip, licenseNumber } = known;
  const hasPlace = known.zip !== '' && known.city !== '' && isStateCode(known.state);
  return {
    ...emptyBuyer,
    firstName,
    lastName,
    email,
    phone,
    street,
    apartment,
    zip,
    ...(hasPlace && { city: known.city, state: known.state }),
    driverLicense: licenseNumber,
  };
}

/** True if nobody has typed anything, and nothing was known. */
export const isEmptyBuyer = (draft: BuyerDraft): boolean =>
  Object.values(draft).every((value) => value === '' || value === false);

/** The member of a complete draft, as the services expect it. */
export function memberOf(draft: BuyerDraft): RoadsideMember {
  const { street, apartment, city, zip } = draft;
  return {
    firstName: draft.firstName.trim(),
    middleName: draft.middleName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    phone: draft.phone,
    address: {
      street: street.trim(),
      apartment: apartment.trim(),
      city: city.trim(),
      state: draft.state as StateCode,
      zip,
    },
    driverLicense: draft.driverLicense.trim(),
  };
}
