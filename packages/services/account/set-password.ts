import { plainName } from '#domain/plain-name';
import type { ServiceVariant } from '#domain/service-variant';
import { RefusedError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { type PasswordRefusal, passwordRefusals, setPassword as contract } from './set-password.contract.ts';

export interface NewPassword {
  /** The token of the reset link. */
  token: string;
  /** As typed: never trimmed. */
  password: string;
  passwordVerify: string;
  /** The services that sent the link, which its `state` names; the visitor's variant by default. */
  variant?: ServiceVariant | undefined;
}

/**
 * Sets a new password. The link works once.
 *
 * @returns the email address of the account, where the service sends it.
 * @throws {RefusedError} when the service refuses; {@link passwordRefusalOf} returns the cause where the page has a
 * text for it.
 */
export async function setPassword(
  client: ServiceClient,
  { variant, ...body }: NewPassword,
  signal?: AbortSignal,
): Promise<string | undefined> {
  return client.call(contract, { body, variant, signal }, ({ email }) => email?.trim() || undefined);
}

/** Why a password was not set, where the service names a cause for which the page has a text. */
export function passwordRefusalOf(error: unknown): PasswordRefusal | undefined {
  if (!(error instanceof RefusedError)) return undefined;
  const { code } = (error.response ?? {}) as { code?: unknown };
  return passwordRefusals.find((cause) => typeof code === 'string' && plainName(code) === plainName(cause));
}
