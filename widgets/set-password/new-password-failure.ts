import { accountFailureOf } from '#account/account-failure';
import { failureOf } from '#flow/machine/failure';
import { passwordRefusalOf } from '#services/account/set-password';
import { isRejected, ServiceError } from '#services/errors';
import type { SetPasswordFailure } from './set-password.types.ts';

/** The page has no link, or has lost it. */
export class LinkMissingError extends Error {}

/** The stored link could not be decrypted: nothing was sent. The reason is its `cause`. */
export class LinkUnreadError extends Error {}

// A service without codes says in its message that a link is over, in either language and any word order.
const ended = String.raw`(?:expired?|expirad[oa]|expiró|venci\p{L}*|caduc\p{L}*|no longer|already (?:been )?used|used|ya (?:se |fue )?us\p{L}*|usad[oa]|utilizad[oa])`;
const faulty = String.raw`(?:invalid|inv[aá]lid[oa]|not valid|no es v[aá]lid[oa]|unknown|not found|no longer valid)`;
const link = String.raw`(?:token|link|enlace|v[ií]nculo)s?(?!\p{L})`;
const request = String.raw`(?:request|solicitud|petici[oó]n)`;
const near = String.raw`[^.!?;]*?`;
const word = (...texts: string[]) => new RegExp(String.raw`(?<!\p{L})${texts.join(near)}(?!\p{L})`, 'iu');
const linkWords = [
  word(link, `(?:${ended}|${faulty})`),
  word(`(?:${ended}|${faulty})`, link),
  word(request, ended),
  word(ended, request),
];
/** Messages about the password: `Password must not contain a link`. */
const passwordWords =
  /(?:password|contraseña)[^.!?;]*\b(?:must|may|should|can(?:not)?|contains?|needs?|debe|puede|contiene|contener|necesita)\b/i;

/** Whether a refusal says that the link is over. */
const saysLinkIsOver = (reason: string): boolean =>
  !passwordWords.test(reason) && linkWords.some((words) => words.test(reason));

/** Why a password was not set. A link that the service does not know counts as over. */
export function failureOfNewPassword(error: unknown): SetPasswordFailure {
  if (error instanceof LinkUnreadError) return { ...accountFailureOf(error.cause), isUnsent: true };
  const accountFailure = accountFailureOf(error);
  // No bot check takes part, so denied access says nothing about one.
  const failure =
    accountFailure.kind === 'notVerified' ? { ...failureOf(error), kind: 'refused' as const } : accountFailure;
  const { status = 0, reason = '' } = error instanceof ServiceError ? error : {};
  const isLinkOver =
    error instanceof LinkMissingError ||
    [401, 404, 410].includes(status) ||
    (isRejected(error) && saysLinkIsOver(reason));
  const refusal = passwordRefusalOf(error) ?? (isLinkOver ? 'linkExpired' : undefined);
  return { ...failure, ...(refusal && { kind: 'refused', refusal }) };
}
