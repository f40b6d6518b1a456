import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { Environment, SandboxContext } from '../sandbox-context.ts';
import type { Fault } from './fault.ts';

type CallContext = Context<Environment>;

/** Applies a fault before, or instead of, the response. Undefined: the call continues. */
export async function applyBeforeResponse(
  fault: Fault,
  context: CallContext,
  { closing }: SandboxContext,
): Promise<Response | undefined> {
  // The fault `busy` waits inside the call itself.
  if (fault.delay && fault.kind !== 'busy') {
    try {
      await wait(fault.delay, undefined, { signal: closing });
    } catch {
      return hangUp(context);
    }
  }
  switch (fault.kind) {
    case 'status':
      // Like the response of a gateway: only a service sends `isSuccess`.
      return new Response(JSON.stringify({ message: fault.message ?? 'Service is not available' }), {
        status: fault.status ?? 503,
        headers: { 'Content-Type': 'application/json', ...(fault.retryAfter && { 'Retry-After': fault.retryAfter }) },
      });
    case 'refused':
      return new Response(JSON.stringify({ isSuccess: false, message: fault.message ?? 'Service is not available' }), {
        status: fault.status ?? 200,
        headers: { 'Content-Type': 'application/json' },
      });
    case 'hang':
      return hang(context, closing);
    case 'hangUp':
      return hangUp(context);
    case 'empty':
      return new Response('', { headers: { 'Content-Type': 'application/json' } });
    case 'html':
      return context.html('<!doctype html><title>Gateway</title><h1>We will be right back</h1>');
    case 'huge':
      return context.json({ isSuccess: true, padding: 'x'.repeat(5_000_000) });
    default:
      return undefined;
  }
}

/** Applies a fault to a response. */
export async function applyToResponse(fault: Fault, context: CallContext, response: Response): Promise<Response> {
  switch (fault.kind) {
    case 'truncated': {
      const text = await response.text();
      return new Response(text.slice(0, Math.floor(text.length / 2)), {
        status: response.status,
        headers: { 'Content-Type': 'application/json' },
      });
    }
    case 'hangUpAfter':
      return hangUp(context);
    default:
      return response;
  }
}

function hangUp({ env }: CallContext): Response {
  env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

async function hang({ env }: CallContext, closing: AbortSignal): Promise<Response> {
  await new Promise<void>((ended) => {
    env.incoming.socket.once('close', ended);
    closing.addEventListener('abort', () => ended(), { once: true });
  });
  return RESPONSE_ALREADY_SENT;
}
