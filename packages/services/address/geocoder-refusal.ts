import { RefusedError } from '../errors.ts';

/** Throws when the response of a geocoder reports a failure. */
export function throwGeocoderError(
  callId: string,
  error: { message?: string | null | undefined } | null | undefined,
): void {
  if (error) throw new RefusedError(callId, { status: 200, reason: error.message ?? undefined });
}
