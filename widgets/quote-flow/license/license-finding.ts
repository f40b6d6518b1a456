import type { DriverLicense } from '#domain/driver-license';
import { presentFields } from './finding.ts';
import type { Finding } from './license.types.ts';

/** Maps a license to a finding. */
export function licenseFinding(license: DriverLicense, where: Pick<Finding, 'source' | 'fileId'>): Finding {
  const { firstName, lastName, birthDate, number, gender, issueDate, address } = license;
  return {
    ...where,
    foundRecord: '',
    ...(issueDate && { issueDate }),
    fields: presentFields({ firstName, lastName, birthDate, licenseNumber: number, gender, ...address }),
  };
}
