import type * as z from 'zod/mini';
import { dateFromWire } from '#domain/calendar-date';
import type { DriverLicense } from '#domain/driver-license';
import { readState } from '#domain/us-state-name';
import { isZipCode } from '#domain/zip-code';
import type { ServiceClient } from '../http.ts';
import { getDriverLicense as contract } from './get-driver-license.contract.ts';

/** The data read from a license image, and the id of the stored file. */
export type ReadDriverLicense = DriverLicense & { fileId: string };

/** Milliseconds: time to send five megabytes over a slow phone connection and to read the image. */
const timeout = 120_000;

/**
 * Reads an image of a driver license.
 *
 * @param image The file, or its bytes in base64.
 * @throws {RefusedError} whose `reason` is one of the messages of spec 1 §8.
 */
export async function getDriverLicense(
  client: ServiceClient,
  { image }: { image: Blob | string },
  signal?: AbortSignal,
): Promise<ReadDriverLicense> {
  const body = { image: typeof image === 'string' ? image : await base64Of(image) };
  return client.call(contract, { body, signal, timeout }, readLicense);
}

type Wire = z.output<typeof contract.response>;

function readLicense(wire: Wire): ReadDriverLicense {
  const birthDate = dateFromWire(wire.dateOfBirth);
  const gender = ({ M: 'male', F: 'female', 0: 'male', 1: 'female' } as const)[
    wire.gender?.charAt(0).toUpperCase() ?? ''
  ];
  const state = readState(wire.state ?? '');
  const zip = wire.zipCode?.slice(0, 5) ?? '';
  const address = {
    ...(wire.address && { street: wire.address }),
    ...(wire.city && { city: wire.city }),
    ...(state && { state }),
    ...(isZipCode(zip) && { zip }),
  };
  return {
    fileId: wire.fileId ?? '',
    ...(wire.firstName && { firstName: wire.firstName }),
    ...(wire.lastName && { lastName: wire.lastName }),
    ...(birthDate && { birthDate }),
    ...(wire.documentNumber && { number: wire.documentNumber }),
    ...(gender && { gender }),
    ...(Object.keys(address).length > 0 && { address }),
  };
}

/**
 * The bytes of a file in base64. Uses the browser's encoder, because building seven million characters in JavaScript is
 * slow.
 */
function base64Of(image: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The image could not be read.')));
    reader.readAsDataURL(image);
  });
}
