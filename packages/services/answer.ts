import * as z from 'zod/mini';
import type { CallContract } from './contract/define-call.ts';
import { MalformedError, RefusedError, ServiceError } from './errors.ts';

/** A complete response of a service. */
export interface Answer {
  status: number;
  text: string;
}

/**
 * Maps a response to the caller's terms.
 *
 * @param refusal The error's message when the service refuses.
 * @throws {ServiceError} for a refused or malformed response, or an error from `read`.
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

/** The service's message about its failure, if there is one. */
export function reasonOf(text: string): string | undefined {
  try {
    return textOf((JSON.parse(text) as { message?: unknown } | null)?.message);
  } catch {
    return undefined;
  }
}

/** The value, if it is a message. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
