import type * as z from 'zod/mini';
import type { CallContract } from './define-call.ts';

export interface RequestExample<Query, Body> {
  summary: string;
  params?: Record<string, string>;
  query?: Query;
  body?: Body;
}

export interface ResponseExample<Response> {
  summary: string;
  /** HTTP status; default 200. */
  status?: number;
  body: Response | RefusalExample;
}

interface RefusalExample {
  isSuccess: false;
  message: string;
  code?: string;
}

/**
 * Named requests and responses of one call, failures included. For the OpenAPI document, stories and tests; never
 * shipped.
 */
export interface CallExamples<
  Query = unknown,
  Body = unknown,
  Response = unknown,
  RequestName extends string = string,
  ResponseName extends string = string,
> {
  /** Description of the call in one line. */
  summary: string;
  request: Record<RequestName, RequestExample<Query, Body>>;
  response: Record<ResponseName, ResponseExample<Response>>;
}

export function defineExamples<
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  RequestName extends string,
  ResponseName extends string,
>(
  _contract: CallContract<Query, Body, Response>,
  examples: CallExamples<z.input<Query>, z.input<Body>, z.input<Response>, RequestName, ResponseName>,
): CallExamples<z.input<Query>, z.input<Body>, z.input<Response>, RequestName, ResponseName> {
  return examples;
}
