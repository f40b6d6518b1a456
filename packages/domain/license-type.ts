import { codeTable } from './code-table.ts';

/**
 * What a driver drives with. Only `foreign`, 6, is given by the services' documents; the others are the kinds that
 * carriers tell apart, numbered from 1, so that 0 stays free for "not said".
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

/** A foreign license is sent as `licenseId`; every other kind's number is a driver license number. */
export function isForeignLicense(type: LicenseType): boolean {
  return type === 'foreign';
}

/** A kind of foreign license, as the service lists it. */
export interface ForeignLicenseType {
  /** Sent back with the driver. */
  code: string;
  /** To be shown. */
  name: string;
}
