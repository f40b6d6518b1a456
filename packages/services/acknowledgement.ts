import * as z from 'zod/mini';
import { errorTextsOf, hasError, valueOf } from './error-texts.ts';
import { fitResponse } from './fit-response.ts';

/** An acknowledgement that says no. */
interface Denial {
  /** The service's words, if there are any. */
  reason: string | undefined;
}

const truth = z.optional(z.boolean());
const verdicts = z.object({ isSuccess: truth, success: truth, succeeded: truth, ok: truth });
const failedWord = /^(?:errors?|fail|failed|failure|false|no|nok|ko|rejected|refused|denied|invalid)$/i;
const failedText = /^(?:error|fail(?:ed|ure)?)\b/i;

/**
 * Whether an acknowledgement says no in other words than `isSuccess: false`: `success: false`, an `error` or `errors` that
 * are not empty, `status: "failed"`, or such a word alone. `isSuccess: true` decides, whatever is beside it.
 */
export function denialIn(text: string): Denial | undefined {
  const json = parsed(text);
  if (json === false) return { reason: undefined };
  if (typeof json === 'string') {
    const words = json.trim();
    return failedWord.test(words) || failedText.test(words) ? { reason: words } : undefined;
  }
  const { isSuccess, ...others } = fitResponse(verdicts, json).value as Record<string, unknown>;
  if (isSuccess === true) return undefined;
  const status = valueOf(json, 'status');
  const saysNo =
    Object.values(others).includes(false) ||
    hasError(valueOf(json, 'errors')) ||
    hasError(valueOf(json, 'error')) ||
    (typeof status === 'string' && failedWord.test(status.trim()));
  if (!saysNo) return undefined;
  const message = valueOf(json, 'message');
  return { reason: (typeof message === 'string' && message.trim()) || errorTextsOf(json) };
}

/** JSON, or the text itself. An acknowledgement without an object has no keys. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return text;
  }
}
