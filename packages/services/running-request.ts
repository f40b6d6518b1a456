import { runningCode } from './contract/running-code.ts';
import { explanationOf, isRefusal } from './read-response.ts';

/** Words of a response that is about the key of the request, and not about what it asks. */
export const keyWords = /idempotency[- ]?key/i;

/**
 * Whether a response says that the first request with the same `Idempotency-Key` is still running, so that it is to be
 * repeated: 409 with `Retry-After`, with the code {@link runningCode}, with a text that names the key, or with no
 * explanation at all. Any other 409 refuses the request: there is an account already, for example.
 */
export const isAboutRunningRequest = ({ status, headers }: Response, text: string): boolean =>
  status === 409 &&
  (headers.has('retry-after') ||
    text.includes(`"${runningCode}"`) ||
    keyWords.test(text) ||
    !(isRefusal(text) || explanationOf(text)));
