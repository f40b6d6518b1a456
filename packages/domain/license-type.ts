import { codeTable } from './code-table.ts';

/**
 * The type of a driver's license. The services document only `foreign`, 6; the others are the types that carriers
 * distinguish, numbered from 1, so that 0 stays free for "not answered".
 */
export type LicenseType = 'unitedStates' | 'learnersPermit' | 'stateId' | 'suspended' | 'unlicensed' | 'foreign';

export const licenseTypeCodes = /* @__PURE__ */ codeTable<LicenseType>({
  unitedStates: 1,
  learnersPermit: 2,
  stateId: 3,
  suspended: 4,
  unlicensed: 5,
  foreign: 6,
});

/**
 * Whether the license is foreign: its number is then its license ID; other licenses may have an ID beside the number.
 */
export function isForeignLicense(type: LicenseType): boolean {
  return type === 'foreign';
}

/** A foreign license type in the service's list. */
export interface ForeignLicenseType {
  /** Sent with the driver. */
  code: string;
  /** For display. */
  name: string;
}
