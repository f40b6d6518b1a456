import type { ServiceClient } from '../http.ts';
import { uploadDriverLicense as contract } from './upload-driver-license.contract.ts';

/** Puts an image that was read on file. Asked twice, it is filed once. */
export function uploadDriverLicense(
  client: ServiceClient,
  { fileId }: { fileId: string },
  signal?: AbortSignal,
): Promise<void> {
  return client.call(contract, { body: { fileId }, signal }, () => undefined);
}
