import type { ServiceError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { reportError as contract } from './report-error.contract.ts';

const longestMessage = 200;

/** Logs a failed call with the agency as an API Error (spec 1 §8). Continues after the page is left. */
export function reportError(client: ServiceClient, error: ServiceError, signal?: AbortSignal): Promise<void> {
  const body = {
    label: 'API Error',
    message: `${error.message}${error.reason ? ` (${impersonal(error.reason)})` : ''}`.slice(0, longestMessage),
    status: error.status ?? 0,
    ...(error.rateQuoteId && { rateQuoteId: error.rateQuoteId }),
  };
  return client.call(contract, { body, signal, keepalive: true }, () => undefined);
}

/** Logs a problem other than a failed call: for example a partner's lead without required data. No personal data. */
export function reportProblem(
  client: ServiceClient,
  { label, message, status }: { label: string; message: string; status: number },
): Promise<void> {
  return client.call(
    contract,
    { body: { label, message: message.slice(0, longestMessage), status }, keepalive: true },
    () => undefined,
  );
}

/**
 * A service's message may repeat the visitor's data: removes addresses, phone numbers, dates of birth, license numbers,
 * and text that looks like a name.
 */
function impersonal(text: string): string {
  return text.replace(/\S*[@\d]\S*|(?<=\s)\p{Lu}\S*/gu, '…');
}
