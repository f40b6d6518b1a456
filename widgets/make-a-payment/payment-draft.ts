import { birthDateOf, type BirthDateParts } from '#domain/birth-date';
import { phoneDigits } from '#domain/phone-number';

/** The form's values as the visitor typed them. */
export interface PaymentDraft {
  policyNumber: string;
  email: string;
  phone: string;
  birthDate: BirthDateParts;
}

/** The answers that find a policy. */
export interface PolicyLookup {
  policyNumber: string;
  email: string;
  /** Ten digits. */
  phone: string;
  /** `yyyy-mm-dd`. */
  birthDate: string;
}

export const emptyDraft: PaymentDraft = {
  policyNumber: '',
  email: '',
  phone: '',
  birthDate: { month: '', day: '', year: '' },
};

/** The lookup of a complete draft, as the services expect it. */
export const lookupOf = (draft: PaymentDraft): PolicyLookup => ({
  policyNumber: draft.policyNumber.trim().toUpperCase(),
  email: draft.email.trim(),
  phone: phoneDigits(draft.phone),
  birthDate: birthDateOf(draft.birthDate),
});
