import { RefusedError } from '../errors.ts';
import { secureUrl } from '../secure-url.ts';

/**
 * An address of a partner's page or document, which has a safe scheme; the page decides whether its origin is trusted.
 * A file in place of an address, such as base64, is rejected.
 *
 * @param options `missing`: the error's message when the service sent no address.
 * @throws {RefusedError} when there is none, and {TypeError} when it is not safe to open.
 */
export function partnerUrl(
  callId: string,
  address: string | undefined,
  { pageBase, missing }: { pageBase: string; missing: string },
): string {
  if (!address?.trim()) throw new RefusedError(callId, { status: 200, message: missing });
  const url = safeUrlOf(address, pageBase);
  if (!url) throw new TypeError('The address is not safe to open.');
  return url;
}

/** The same for an optional address: undefined when it is missing or not safe to open. */
export function safeUrlOf(address: string | undefined, pageBase: string): string | undefined {
  const text = address?.trim() ?? '';
  return /^(https?:\/\/|\/(?![/\\]))/i.test(text) ? secureUrl(text, pageBase)?.href : undefined;
}
