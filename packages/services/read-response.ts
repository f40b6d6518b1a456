import * as z from 'zod/mini';
import { saysNo } from './acknowledgement.ts';
import type { CallContract } from './contract/define-call.ts';
import { envelope } from './contract/envelope.ts';
import { describeMisfit } from './describe-misfit.ts';
import { errorTextsOf, explanationIn, valueOf } from './error-texts.ts';
import { MalformedError, RefusedError, ServiceError, StatusError } from './errors.ts';
import { fitResponse, misfitOf } from './fit-response.ts';

/** A complete response of a service. */
export interface ReceivedResponse {
  status: number;
  text: string;
  /** Milliseconds after which the call may be repeated; from `Retry-After`. */
  retryAfter?: number | undefined;
  /** The request was sent more than once. */
  isRepeated?: boolean;
}

interface ReadOptions {
  /** The error's message when the service refuses. */
  refusal?: string | undefined;
  /** Receives a sentence for each row and optional value that the contract does not accept. */
  onLeftOut?: (problems: readonly string[]) => void;
}

type ResponseContract<Response extends z.ZodMiniType> = Pick<
  CallContract<z.ZodMiniType, z.ZodMiniType, Response>,
  | 'id'
  | 'response'
  | 'notFound'
  | 'bareList'
  | 'isWrappedInData'
  | 'isAcknowledgement'
  | 'isResponsePublic'
  | 'hasIdempotencyKey'
>;

/**
 * Maps a response to the caller's terms.
 *
 * @throws {ServiceError} for a refused or malformed response, a failure status, or an error from `read`.
 */
export function readResponse<Response extends z.ZodMiniType, Result>(
  contract: ResponseContract<Response>,
  { status, text, retryAfter, isRepeated = false }: ReceivedResponse,
  read: (response: z.output<Response>, isWhole: boolean, isRepeated: boolean) => Result,
  { refusal, onLeftOut }: ReadOptions = {},
): Result {
  const { id, response, notFound, hasIdempotencyKey, isResponsePublic: isPublic = false } = contract;
  try {
    if (isNothingFound(status, text) && notFound !== undefined) {
      if (notFound === 'refused') throw new RefusedError(id, { status, reason: explanationOf(text), message: refusal });
      return read(z.parse(response, notFound), true, isRepeated);
    }
    if ((status < 200 || status > 299) && !isRefusal(text)) throw failedStatus(id, { status, text, retryAfter });
    const body = contract.isAcknowledgement && !isMarkup(text) ? objectIn(text) : (JSON.parse(text) as unknown);
    const listed = contract.bareList && Array.isArray(body) ? { [contract.bareList]: body } : body;
    const json = contract.isWrappedInData ? withData(listed) : listed;
    const { isSuccess, message } = envelopeOf(json);
    const isDenied = contract.isAcknowledgement && isSuccess === undefined && saysNo(text);
    if (isSuccess === false || isDenied) {
      const refused = fitResponse(response, json).value;
      const reason = message || (isDenied ? explanationIn(json) : undefined);
      throw new RefusedError(id, { status, reason, message: refusal, response: refused, retryAfter, isRepeated });
    }
    const { value, leftOut } = fitResponse(response, json);
    const misfit = misfitOf(response, value);
    if (misfit) {
      // A response with errors in place of the required data is a refusal, unless the call has an idempotency key: then
      // its effect is unknown.
      const reason = errorTextsOf(json);
      if (reason && hasIdempotencyKey) throw new MalformedError(id, { status, reason });
      if (reason) throw new RefusedError(id, { status, reason, message: refusal, response: value, retryAfter });
      // Left-out rows explain why a list is too short.
      throw new MalformedError(id, {
        status,
        problems: [...leftOut, misfit].map((problem) => describeMisfit(problem, { isPublic })),
      });
    }
    if (leftOut.length > 0) onLeftOut?.(leftOut.map((problem) => describeMisfit(problem, { isPublic })));
    return read(z.parse(response, value), leftOut.length === 0, isRepeated);
  } catch (error) {
    throw error instanceof ServiceError ? error : new MalformedError(id, { status });
  }
}

/**
 * True for a response with a failure status that is the service's decision: a refusal, or 404 unless it is a web page,
 * which a wrong address returns. A 401 is about the credential, not about the request.
 */
export function isRefusalOrNotFound({ status, text }: ReceivedResponse): boolean {
  return isNothingFound(status, text) || (status !== 401 && isRefusal(text));
}

/** True when the service refuses in its own words. */
export function isRefusal(text: string): boolean {
  return isJson(text) && envelopeOf(JSON.parse(text)).isSuccess === false;
}

/** Statuses with which a web page is not the service's response, and says nothing about the request. */
const pageStatuses = new Set([400, 404, 405, 422]);

/** The error of a failure status. A web page comes from a wrong address with 404, and from a gateway with 400. */
export function failedStatus(callId: string, { status, text, retryAfter }: ReceivedResponse): ServiceError {
  if (pageStatuses.has(status) && isMarkup(text)) return new MalformedError(callId, { status });
  return new StatusError(callId, status, explanationOf(text), retryAfter);
}

/** The service's message about its failure, if there is one. */
export function explanationOf(text: string): string | undefined {
  if (!isJson(text)) return undefined;
  const json: unknown = JSON.parse(text);
  return envelopeOf(json).message || explanationIn(json);
}

const common = z.object(envelope);

function envelopeOf(json: unknown): { isSuccess?: boolean | undefined; message?: string | undefined } {
  const { isSuccess, message } = z.safeParse(common, fitResponse(common, json).value).data ?? {};
  return { isSuccess, message: message || (isSuccess === false ? explanationIn(json) : undefined) };
}

/** A response whose keys may be in an object `data`. */
function withData(json: unknown): unknown {
  const data = valueOf(json, 'data');
  return typeof data === 'object' && data !== null && !Array.isArray(data)
    ? { ...(json as object), data: undefined, ...data }
    : json;
}

function isNothingFound(status: number, text: string): boolean {
  return status === 404 && !isMarkup(text);
}

function isMarkup(text: string): boolean {
  return text.trimStart().startsWith('<');
}

/**
 * The object in an acknowledgement; an empty object for a word or an empty body. Throws for JSON that is cut off, which
 * may be a refusal.
 */
function objectIn(text: string): unknown {
  const json: unknown = isJson(text) || /^\s*[[{]/.test(text) ? JSON.parse(text) : undefined;
  return typeof json === 'object' && json !== null ? json : {};
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
