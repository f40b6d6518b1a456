import { accountFailureOf } from '#account/account-failure';
import { failureOf } from '#flow/machine/failure';
import { passwordRefusalOf } from '#services/account/set-password';
import { isRejected, ServiceError } from '#services/errors';
import type { SetPasswordFailure } from './set-password.types.ts';

/** The page has no link, or has lost it. */
export class LinkMissingError extends Error {}

/** A service without codes says so in words, in either language. */
const linkWords =
  /\b(?:token|link|enlace)\b.*(?:expired|used|invalid|no longer|not valid|expir|venci|caduc|usad|utilizad|no es v)/i;

/** Why a password was not set. A link that the service does not know is one that is over. */
export function failureOfNewPassword(error: unknown): SetPasswordFailure {
  const known = accountFailureOf(error);
  // No bot check takes part, so denied access says nothing about one.
  const failure = known.kind === 'notVerified' ? { ...failureOf(error), kind: 'refused' as const } : known;
  const { status = 0, reason = '' } = error instanceof ServiceError ? error : {};
  const isLinkOver =
    error instanceof LinkMissingError ||
    [401, 404, 410].includes(status) ||
    (isRejected(error) && linkWords.test(reason));
  const refusal = passwordRefusalOf(error) ?? (isLinkOver ? 'linkExpired' : undefined);
  return { ...failure, ...(refusal && { kind: 'refused', refusal }) };
}
