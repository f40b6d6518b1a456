import type { ServiceError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { reportError as contract } from './report-error.contract.ts';

/** Enough for the values that were left out of a response. */
const longestMessage = 400;

/** Logs a failed call with the agency as an API Error (spec 1 §8). Continues after the page is left. */
export function reportError(client: ServiceClient, error: ServiceError, signal?: AbortSignal): Promise<void> {
  // The messages of spec 1 §8 are literal; any other begins with the call's id, and the service's message is added.
  const isLiteral = !error.message.startsWith(`${error.callId}:`);
  const reason = !isLiteral && error.reason ? ` (${impersonal(error.reason)})` : '';
  const body = {
    label: 'API Error',
    message: `${error.message}${reason}`.slice(0, longestMessage),
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

/** Words at the beginning of a service's message that are not names. */
const openingWords =
  'A An And Are Cannot Could Error Failed For If In Incorrect Internal Invalid Is It Missing No Not Nothing Payment Please Policy Quote Rate Request Service Sorry Success That The There This Token Unable Unauthorized Unexpected Unknown We You Your';
const isOpeningWord = (word: string) => openingWords.split(' ').includes(word.replace(/[^\p{L}]+$/u, ''));

/**
 * Removes addresses, phone numbers, dates of birth, license numbers and text that looks like a name: a service's
 * message may repeat the visitor's data.
 */
function impersonal(text: string): string {
  return text.replace(/\S*[@\d]\S*|(?<!\S)\p{Lu}\S*/gu, (word, offset: number) =>
    offset === 0 && isOpeningWord(word) ? word : '…',
  );
}
