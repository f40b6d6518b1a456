import { setTimeout as wait } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import * as z from 'zod/mini';
import type { ServiceVariant } from '#domain/service-variant';
import type { CallContract } from '#services/contract/define-call';
import { applyToResponse, applyBeforeResponse } from '../faults/apply-fault.ts';
import type { Fault } from '../faults/fault.ts';
import { type Environment, originsOf, type SandboxContext } from '../sandbox-context.ts';
import { checkAuthorization } from './authorization.ts';
import { basesOf } from './bases.ts';
import { withIdempotencyKey } from './idempotency.ts';
import { type Implementation, Refusal } from './implement-call.ts';
import { implementations } from './implementations.ts';
import { sessionCookieOf } from './session-cookie.ts';

/** Routes of every call that the widgets make, behind the fault switch. */
export function callRoutes(sandbox: SandboxContext): Hono<Environment> {
  const routes = new Hono<Environment>();
  for (const implementation of implementations) {
    const { server, path, method } = implementation.contract;
    for (const { path: base, variant } of basesOf(server)) {
      routes.on(method, base + path.replaceAll(/\{(\w+)\}/g, ':$1'), (context) =>
        answerWithFaults(sandbox, implementation, variant, context),
      );
    }
  }
  return routes;
}

interface Received {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  trackId: string;
}

async function answerWithFaults(
  sandbox: SandboxContext,
  implementation: Implementation,
  variant: ServiceVariant,
  context: Context<Environment>,
): Promise<Response> {
  const { contract } = implementation;
  const received = await receive(context);
  const scopes = [received.trackId, context.req.header('X-Sandbox-Scope') ?? ''].filter(Boolean);
  const fault = sandbox.faults.meet({ call: contract.id, scopes });
  const { trackId } = received;
  sandbox.requests.add({ call: contract.id, trackId, at: sandbox.now(), ...(fault && { fault: fault.kind }) });
  const instead = fault && (await applyBeforeResponse(fault, context, sandbox));
  if (instead) return instead;
  const response = await answer(sandbox, implementation, { variant, context, received, fault });
  return fault ? applyToResponse(fault, context, response) : response;
}

async function receive({ req }: Context<Environment>): Promise<Received> {
  const query = req.query();
  const body = req.method === 'GET' ? undefined : await req.json<unknown>().catch(() => undefined);
  const header = (body as { header?: { trackId?: unknown } } | null | undefined)?.header;
  const trackId = query['header.trackId'] ?? header?.trackId;
  return { params: req.param(), query, body, trackId: typeof trackId === 'string' ? trackId : '' };
}

type Attempt = {
  variant: ServiceVariant;
  context: Context<Environment>;
  received: Received;
  fault: Fault | undefined;
};

/** Milliseconds of the fault `busy` without a delay of its own. */
const usualWork = 3_000;

async function answer(sandbox: SandboxContext, implementation: Implementation, attempt: Attempt): Promise<Response> {
  const { contract } = implementation;
  const { context, received, variant, fault } = attempt;
  try {
    const sessionCookie = sessionCookieOf(context, variant);
    const proof = await checkAuthorization(sandbox, contract, variant, {
      headers: context.req.raw.headers,
      sessionCookie,
    });
    const request = {
      params: checked('address', contract.params, received.params) as Record<string, string>,
      query: checked('query', contract.query, received.query),
      body: checked('body', contract.body, received.body),
    };
    const work = async () => {
      if (fault?.kind !== 'busy') return;
      await wait(fault.delay ?? usualWork, undefined, { signal: sandbox.closing });
    };
    const run = async () => {
      const answered = await implementation.answer({
        ...request,
        database: sandbox.database,
        licenses: sandbox.licenses,
        deskEvents: sandbox.deskEvents,
        now: sandbox.now(),
        newId: sandbox.newId,
        shortestAnswer: sandbox.shortestAnswer,
        trackId: received.trackId,
        variant,
        ...proof,
        sessionCookie,
        ...originsOf(sandbox, context.req.url),
        work,
        fault: fault?.kind,
      });
      z.parse(contract.response, answered);
      return { status: implementation.status, answer: answered };
    };
    const { status, answer: answered } = contract.hasIdempotencyKey
      ? await withIdempotencyKey(
          sandbox,
          {
            call: `${variant} ${contract.id}`,
            header: context.req.header('Idempotency-Key'),
            request: { ...request, body: received.body },
          },
          run,
        )
      : await run();
    return context.json(answered as object, status);
  } catch (error) {
    if (error instanceof Refusal) {
      const { message, status, code, retryAfter } = error;
      if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
      // A failing service does not send `isSuccess: false`.
      return context.json(status === 500 ? { message } : { isSuccess: false, message, ...(code && { code }) }, status);
    }
    if (sandbox.closing.aborted) return context.json({ isSuccess: false, message: 'The sandbox is closing' }, 503);
    console.error(`The sandbox failed to answer ${contract.id}:`, error);
    return context.json({ isSuccess: false, message: 'The sandbox failed; see its console' }, 500);
  }
}

/** Parses a part of the request with the contract's schema; throws a refusal that names every fault in it. */
function checked(part: string, schema: CallContract['query'], value: unknown): unknown {
  if (!schema) return undefined;
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const problems = error.issues.map(
    ({ path, message }) => [...path, ''].join('.').slice(0, -1) + (path.length ? ': ' : '') + message,
  );
  throw new Refusal(`The ${part} violates the contract. ${problems.join('; ')}`, 400);
}
