import { type ReadOffices, readOffices } from '#domain/office';
import { AbortedError, MalformedError, NetworkError, StatusError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { secureUrl } from '../secure-url.ts';

const callId = 'offices';
const patience = 15_000;

/** Gives the visitor's presses their turn. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * The offices of a file of the page: JSON, a list of office records or an object with one in `offices`.
 *
 * @param source Its address: a path, or https.
 * @throws {ServiceError} when it cannot be had or is no JSON
 */
export async function loadOffices(
  { pageBase }: Pick<ServiceClient, 'pageBase'>,
  source: string,
  signal: AbortSignal,
): Promise<ReadOffices> {
  const url = secureUrl(source, pageBase);
  if (!url) throw new NetworkError(callId);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal: limit }).catch(() => {
    throw signal.aborted ? new AbortedError(callId) : new NetworkError(callId);
  });
  if (!response.ok) throw new StatusError(callId, response.status);
  const given: unknown = await response.json().catch(() => {
    throw signal.aborted ? new AbortedError(callId) : new MalformedError(callId, response.status);
  });
  return readOffices(given, pause);
}
