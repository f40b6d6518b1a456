import type { ServiceClient } from '../http.ts';

/** A carrier's own sheet, instead of `services.verificationSheet`. */
export interface VerificationSheet {
  /** A path on the page's own origin, or an https address. */
  url: string;
  /** Value of the `Authorization` header. The page's credential is never sent to another sheet. */
  authorization?: string | undefined;
}

/** The address of the sheet; undefined when there is no sheet. */
export function sheetOf(
  client: ServiceClient,
  sheet: VerificationSheet | undefined,
): { base: string; authorization?: string | undefined } | undefined {
  const { url, authorization } = sheet?.url ? sheet : client.services.verificationSheet;
  return url ? { base: url, authorization } : undefined;
}
