import { AbortedError, MalformedError, NetworkError, StatusError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { secureUrl } from '../secure-url.ts';

const callId = 'offices';
const timeout = 15_000;

/**
 * Fetches the page's JSON file of offices, unvalidated.
 *
 * @param source address of the file: a path, or https
 * @throws {ServiceError} when the file cannot be loaded or is not JSON
 */
export async function loadOffices(
  { pageBase }: Pick<ServiceClient, 'pageBase'>,
  source: string,
  signal: AbortSignal,
): Promise<unknown> {
  const url = secureUrl(source, pageBase);
  if (!url) throw new NetworkError(callId);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal: limit }).catch(() => {
    throw signal.aborted ? new AbortedError(callId) : new NetworkError(callId);
  });
  if (!response.ok) throw new StatusError(callId, response.status);
  return response.json().catch(() => {
    throw signal.aborted ? new AbortedError(callId) : new MalformedError(callId, { status: response.status });
  });
}
