import type { ServiceClient } from '../http.ts';

/** A carrier's own sheet, in the place of the one that `services.verificationSheet` names. */
export interface VerificationSheet {
  /** A path on the page's own origin, or an https address. */
  url: string;
  /** As the `Authorization` header is to stand. The page's credential is never sent to another sheet. */
  authorization?: string | undefined;
}

/** Where a call to the sheet goes; undefined when there is no sheet. */
export function sheetOf(
  client: ServiceClient,
  sheet: VerificationSheet | undefined,
): { base: string; authorization?: string | undefined } | undefined {
  const { url, authorization } = sheet?.url ? sheet : client.services.verificationSheet;
  return url ? { base: url, authorization } : undefined;
}
