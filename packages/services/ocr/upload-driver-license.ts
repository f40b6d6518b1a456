import type { ServiceClient } from '../http.ts';
import { uploadDriverLicense as contract } from './upload-driver-license.contract.ts';

/** Files an image that was read. Repeated calls file it once. */
export function uploadDriverLicense(
  client: ServiceClient,
  { fileId }: { fileId: string },
  signal?: AbortSignal,
): Promise<void> {
  return client.call(contract, { body: { fileId }, signal }, () => undefined);
}
