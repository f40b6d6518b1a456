import type { Address } from '#domain/driver';
import { isSameFirstName } from '#domain/person-name';
import type { ServiceClient } from '#services/http';
import { driverByLicense } from '#services/search/driver-by-license';
import { driverByName } from '#services/search/driver-by-name';
import type { FoundDriver, FoundRecords } from '#services/search/found-records';
import type { AdditionalDriver } from '../additional-driver/additional-driver.types.ts';
import type { Household, LicenseCheck, LicenseQuestion } from '../purchase/purchase.types.ts';
import { isWrongLicense, saysWrongLicense } from './wrong-license.ts';

const nobody: FoundRecords = { drivers: [], vehicles: [], commonId: '' };

/** The people of the household without the checked driver. */
export function householdOf({ drivers, commonId }: FoundRecords): Household {
  return {
    commonId,
    issueDates: Object.fromEntries(
      drivers.flatMap(({ licenseNumber, issueDate }) =>
        licenseNumber && issueDate ? [[licenseNumber, issueDate]] : [],
      ),
    ),
    drivers: drivers
      .filter(({ isPrimary }) => !isPrimary)
      .map(({ foundRecord, firstName, lastName, birthDate, gender, maritalStatus, licenseNumber }) => ({
        foundRecord,
        firstName,
        lastName,
        ...(birthDate && { birthDate }),
        ...(gender && { gender }),
        ...(maritalStatus && { maritalStatus }),
        ...(licenseNumber && { licenseNumber }),
      })),
  };
}

/**
 * The driver by license number and date of birth; in California by name, address and date of birth, where a failure is
 * tolerated (spec 2 §5.1).
 *
 * @throws {ServiceError} when the service cannot be reached, or refuses for another reason than a wrong license.
 */
export async function checkLicense(
  client: ServiceClient,
  { isCalifornian, address, person }: LicenseQuestion,
  signal: AbortSignal,
): Promise<LicenseCheck> {
  if (isCalifornian) {
    const records = await byName(client, person, address, signal);
    return { isRight: true, household: householdOf(records) };
  }
  const records = await byLicense(client, person, signal);
  return records !== 'wrong' && holderIn(records)
    ? { isRight: true, household: householdOf(records) }
    : { isRight: false };
}

async function byName(
  client: ServiceClient,
  driver: LicenseQuestion['person'],
  address: Address | undefined,
  signal: AbortSignal,
): Promise<FoundRecords> {
  if (!address || !driver.birthDate) return nobody;
  try {
    return await driverByName(client, { driver, address }, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return nobody;
  }
}

/** The records of a license, or `wrong` where the service says so in words. */
async function byLicense(
  client: ServiceClient,
  { licenseNumber, birthDate }: LicenseQuestion['person'],
  signal: AbortSignal,
): Promise<FoundRecords | 'wrong'> {
  try {
    return await driverByLicense(client, { licenseNumber: licenseNumber.trim(), birthDate }, signal);
  } catch (error) {
    if (signal.aborted || !isWrongLicense(error)) throw error;
    return saysWrongLicense(error) ? 'wrong' : nobody;
  }
}

/** The holder of the license that was searched. */
const holderIn = ({ drivers, unnamedPrimary }: FoundRecords): Pick<FoundDriver, 'firstName'> | undefined =>
  drivers.find(({ isPrimary }) => isPrimary) ?? unnamedPrimary ?? drivers[0];

/**
 * The ids of additional drivers whose license is not theirs: the service says that it is wrong, or the records do not
 * know it with the date of birth, or have another first name for it. Without a date of birth, a license that the records
 * do not know proves nothing. In California no driver is refused.
 */
export async function checkDrivers(
  client: ServiceClient,
  {
    isCalifornian,
    address,
    drivers,
  }: { isCalifornian: boolean; address: Address | undefined; drivers: readonly AdditionalDriver[] },
  signal: AbortSignal,
): Promise<readonly string[]> {
  const checks = drivers.map(async (driver) => {
    if (isCalifornian) {
      await byName(client, driver, address, signal);
      return true;
    }
    const records = await byLicense(client, driver, signal);
    if (records === 'wrong') return false;
    const holder = holderIn(records);
    // A record without a first name contradicts nobody.
    return holder ? !holder.firstName || isSameFirstName(holder.firstName, driver.firstName) : !driver.birthDate;
  });
  const areRight = await Promise.all(checks);
  return drivers.filter((_, index) => !areRight[index]).map(({ id }) => id);
}
