import type { DriverLicense } from '#domain/driver-license';
import { whatIsSaid } from './finding.ts';
import type { Finding } from './license.types.ts';

/** What a license says, as something that was found. */
export function licenseFinding(license: DriverLicense, where: Pick<Finding, 'source' | 'fileId'>): Finding {
  const { firstName, lastName, birthDate, number, gender, address } = license;
  return {
    ...where,
    foundRecord: '',
    said: whatIsSaid({ firstName, lastName, birthDate, licenseNumber: number, gender, ...address }),
  };
}
