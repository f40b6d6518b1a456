import type { Gender, MaritalStatus } from '#domain/driver';
import type { DriverStatus } from '#domain/driver-status';
import type { AdditionalRelation } from '#domain/relation';
import type { ResidenceStatus } from '#domain/residence-status';

/** An additional driver, as the form holds it. An empty field is unanswered. */
export interface AdditionalDriver {
  id: string;
  /** Added by the visitor, who can change and remove them. */
  isManual: boolean;
  /** The key of a driver that a lookup found. */
  foundRecord?: string | undefined;
  /** A record added the driver: neither the visitor nor the quote has named them. */
  isFromHousehold?: boolean | undefined;
  /** The quote or a record has the date of birth: it is not asked. */
  isBirthDateKnown?: boolean | undefined;
  /** The quote has the relation: where the carrier hides the section, it is not asked. */
  isRelationKnown?: boolean | undefined;
  firstName: string;
  lastName: string;
  /** `yyyy-mm-dd`. */
  birthDate: string;
  relation: AdditionalRelation | '';
  gender: Gender | '';
  maritalStatus: MaritalStatus | '';
  licenseNumber: string;
  status: DriverStatus | '';
  residence: ResidenceStatus | '';
  action: 'include' | 'exclude' | '';
}

/** A person whom a lookup found in the driver's household. */
export type HouseholdMember = Pick<AdditionalDriver, 'firstName' | 'lastName'> &
  Partial<Pick<AdditionalDriver, 'birthDate' | 'gender' | 'maritalStatus' | 'licenseNumber' | 'foundRecord'>>;

/** What a carrier asks about additional drivers (spec 2 §3.4, §5.1). */
export interface AdditionalDriverSettings {
  enableDriverStatus: boolean;
  enableActionType: boolean;
  enableAllFieldsForExclude: boolean;
  enableSecondaryDriverDob: boolean;
  enableMaritalValidation: boolean;
  hideAdditionalDriverSection: boolean;
}
