import * as z from 'zod/mini';
import { documentedCalls } from '#services/contract/documented-calls';
import { callsOfKind, faultablePages, type FaultKind, faultKinds } from './fault-kinds.ts';

/** The calls and pages that can have a fault: a call by the id of its contract. */
const faultableCalls: readonly string[] = [
  ...documentedCalls.map(({ contract }) => contract.id),
  ...Object.keys(faultablePages),
];

const longestDelay = 600_000;

/** One fault, as the fault switch accepts it. */
export const faultSchema = z
  .strictObject({
    /** The id of a call, the name of a partner's page, or `*` for every call and page. */
    call: z.enum(['*', ...faultableCalls]),
    kind: z.enum(Object.keys(faultKinds) as [FaultKind, ...FaultKind[]]),
    /** Delay in milliseconds before the fault; with any kind. */
    delay: z.optional(z.int().check(z.gte(0), z.lte(longestDelay))),
    /** HTTP status, for `status` (503) and `refused` (200). */
    status: z.optional(z.int().check(z.gte(200), z.lte(599))),
    /** The Retry-After header, unchanged, for `status`. */
    retryAfter: z.optional(z.string().check(z.regex(/^[\x20-\x7e]{1,100}$/))),
    /** The message, for `refused`. */
    message: z.optional(z.string()),
    /** Number of requests that the fault applies to; all when absent. */
    times: z.optional(z.int().check(z.gte(1))),
    /** Only requests of one visitor: the trackId of the call's header, or the `X-Sandbox-Scope` header. */
    scope: z.optional(z.string().check(z.minLength(1))),
  })
  .check(
    z.refine(({ call, kind }) => callsOfKind[kind]?.includes(call) ?? true, {
      error: ({ input }) => {
        const { kind } = input as Fault;
        return `${kind} is a fault of ${callsOfKind[kind]?.join(', ')} alone`;
      },
    }),
  );
export type Fault = z.output<typeof faultSchema>;
