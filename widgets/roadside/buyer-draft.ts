import { formatPhoneNumber } from '#domain/phone-number';
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

/** The values that a draft was prefilled with; none is empty. */
export type Prefilled = Readonly<Partial<Record<string, string>>>;

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

/** The visitor's answers to other widgets, as form values. City and state only together with their zip code. */
export function buyerOfKnown(known: KnownAnswers): Prefilled {
  const { licenseNumber, phone, city, state, birthDate: _, ...others } = known;
  const hasPlace = others.zip !== '' && city !== '' && isStateCode(state);
  const answers = {
    ...others,
    phone: formatPhoneNumber(phone),
    ...(hasPlace && { city, state }),
    driverLicense: licenseNumber,
  };
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value));
}

/** True if nothing was typed or prefilled. */
export const isEmptyBuyer = (draft: BuyerDraft): boolean =>
  Object.values(draft).every((value) => value === '' || value === false);

/** A draft without consent, which is given for one membership only. */
export const withoutConsent = (draft: BuyerDraft): BuyerDraft => ({ ...draft, hasConsented: false });

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
