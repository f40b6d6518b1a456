import type { DriverLicense } from '#domain/driver-license';
import { licenseImageProblem, licenseImageProblemOf, type LicenseImageProblem } from '#domain/license-image';
import { ServiceError } from '#services/errors';
import type { ServiceClient } from '#services/http';
import { getDriverLicense } from '#services/ocr/get-driver-license';
import { licenseFinding } from './license-finding.ts';
import type { Finding } from './license.types.ts';

/** An image of a license that was not read. */
export class LicenseImageError extends Error {
  constructor(readonly problem: LicenseImageProblem) {
    super(`The image of the license was not read: ${problem}`);
  }
}

/**
 * Reads an image of a license: on the device when it may hold the barcode, otherwise by the service.
 *
 * @throws {LicenseImageError} when it was not read.
 * @throws {ServiceError} when the service could not be reached, or the call was aborted.
 */
export async function readLicenseImage(
  client: ServiceClient,
  { image, mayHoldBarcode }: { image: Blob | undefined; mayHoldBarcode: boolean },
  signal?: AbortSignal,
): Promise<Finding> {
  const problem = image ? licenseImageProblem(image) : 'imageNotClear';
  if (!image || problem) throw new LicenseImageError(problem ?? 'imageNotClear');
  if (mayHoldBarcode) {
    const license = await readOnDevice(image);
    if (license) return licenseFinding(license, { source: 'barcode', fileId: '' });
  }
  try {
    const { fileId, ...license } = await getDriverLicense(client, { image }, signal);
    if (license.firstName || license.lastName || license.number)
      return licenseFinding(license, { source: 'image', fileId });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw new LicenseImageError('unexpectederroroccured');
    if (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'aborted') throw error;
    throw new LicenseImageError(licenseImageProblemOf(error.reason) ?? 'unexpectederroroccured');
  }
  throw new LicenseImageError('imageNotClear');
}

/** Nothing leaves the device. If it fails, the service reads the image. */
async function readOnDevice(image: Blob): Promise<DriverLicense | undefined> {
  try {
    const { readStill } = await import('./license-decoder.ts');
    return await readStill(image);
  } catch {
    return undefined;
  }
}
