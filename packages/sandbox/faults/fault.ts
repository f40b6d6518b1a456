import * as z from 'zod/mini';
import { documentedCalls } from '#services/contract/documented-calls';
import { callOfKind, type FaultKind, faultKinds } from './fault-kinds.ts';

/** The calls that a fault can be set for, by the id in their contract. */
const faultableCalls: readonly string[] = documentedCalls.map(({ contract }) => contract.id);

const longestDelay = 600_000;

/** One fault, as the fault switch takes it. */
export const faultSchema = z
  .strictObject({
    /** The id of a call, or `*` for every call. */
    call: z.enum(['*', ...faultableCalls]),
    kind: z.enum(Object.keys(faultKinds) as [FaultKind, ...FaultKind[]]),
    /** Milliseconds to wait first; with any kind. */
    delay: z.optional(z.int().check(z.gte(0), z.lte(longestDelay))),
    /** HTTP status, for `status` (503) and `refused` (200). */
    status: z.optional(z.int().check(z.gte(200), z.lte(599))),
    /** The Retry-After header, as it is, for `status`. */
    retryAfter: z.optional(z.string().check(z.regex(/^[\x20-\x7e]{1,100}$/))),
    /** For `refused`. */
    message: z.optional(z.string()),
    /** Only the next so many requests; all of them when absent. */
    times: z.optional(z.int().check(z.gte(1))),
    /** Only one visitor: the trackId of the call's header, or the `X-Sandbox-Scope` header. */
    scope: z.optional(z.string().check(z.minLength(1))),
  })
  .check(
    z.refine(({ call, kind }) => (callOfKind[kind] ?? call) === call, {
      error: ({ input }) => {
        const { kind } = input as Fault;
        return `${kind} is a fault of ${callOfKind[kind]} alone`;
      },
    }),
  );
export type Fault = z.output<typeof faultSchema>;
