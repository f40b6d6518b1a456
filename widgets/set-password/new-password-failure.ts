import { accountFailureOf } from '#account/account-failure';
import { passwordRefusalOf } from '#services/account/set-password';
import type { SetPasswordFailure } from './set-password.types.ts';

/** The page has no link, or has lost it. */
export class LinkMissingError extends Error {}

/** Why a password was not set. A link that the service does not know is one that is over. */
export function failureOfNewPassword(error: unknown): SetPasswordFailure {
  const failure = accountFailureOf(error);
  const status = (error as { status?: number }).status ?? 0;
  const isLinkOver = error instanceof LinkMissingError || [401, 404, 410].includes(status);
  const refusal = passwordRefusalOf(error) ?? (isLinkOver ? 'linkExpired' : undefined);
  return { ...failure, ...(refusal && { kind: 'refused', refusal }) };
}
