import * as z from 'zod/mini';
import type { CallContract } from './contract/define-call.ts';
import { MalformedError, RefusedError, ServiceError } from './errors.ts';

/** A whole answer of a service, as it came. */
export interface Answer {
  status: number;
  text: string;
}

/**
 * What an answer says, in the caller's terms.
 *
 * @param refusal The error's message when the service says no.
 * @throws {ServiceError} refused or malformed, or what `read` makes of it.
 */
export function readAnswer<Response extends z.ZodMiniType, Result>(
  { id, response }: Pick<CallContract<z.ZodMiniType, z.ZodMiniType, Response>, 'id' | 'response'>,
  { status, text }: Answer,
  read: (response: z.output<Response>) => Result,
  refusal?: string,
): Result {
  try {
    const json = JSON.parse(text) as { isSuccess?: unknown; message?: unknown } | null;
    if (json?.isSuccess === false) {
      throw new RefusedError(id, { status, reason: textOf(json.message), message: refusal });
    }
    return read(z.parse(response, json));
  } catch (error) {
    throw error instanceof ServiceError ? error : new MalformedError(id, status);
  }
}

/** What a service said of its failure, if it said anything. */
export function reasonOf(text: string): string | undefined {
  try {
    return textOf((JSON.parse(text) as { message?: unknown } | null)?.message);
  } catch {
    return undefined;
  }
}

/** A service's words, if that is what they are. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
