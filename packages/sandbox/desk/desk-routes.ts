import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import * as z from 'zod/mini';
import { isWaiting } from '#domain/contact-verification';
import { codeAnsweredCells, readVerification, stampedCells } from '#services/verification/verification-row.contract';
import type { Environment, SandboxContext } from '../sandbox-context.ts';
import { findRows } from '../store/sheets.ts';
import { changeVerification, takeCall } from '../store/verifications.ts';
import { nextChange } from './desk-events.ts';
import { callName, readDesk } from './desk-state.ts';

const answerSchema = z.strictObject({
  channel: z.enum(['email', 'text']),
  code: z.string(),
  answer: z.enum(['yes', 'no']),
});
const overallSchema = z.strictObject({ status: z.enum(['yes', 'no', '']) });

/** Polling interval in milliseconds: another sandbox may write into the same database without an event here. */
const pollInterval = 2_000;

/**
 * The agent's desk: the waiting customers, and the actions of an agent. Every response holds the state of the desk
 * after the action; `409` means that the state had already changed, because another desk was faster or the customer
 * sent another code.
 */
export function deskRoutes({ database, deskEvents, now, closing }: SandboxContext): Hono<Environment> {
  const routes = new Hono<Environment>();

  routes.get('/', async ({ json }) => json(await readDesk(database, now())));

  routes.get('/stream', (context) =>
    streamSSE(context, async (stream) => {
      const disconnection = new AbortController();
      stream.onAbort(() => disconnection.abort());
      const ends = AbortSignal.any([disconnection.signal, closing]);
      let sent = '';
      while (!ends.aborted) {
        // Listens before it reads, so that no change during the read is missed.
        const changed = nextChange(deskEvents, pollInterval, ends);
        const desk = JSON.stringify(await readDesk(database, now()));
        if (desk !== sent) await stream.writeSSE({ event: 'desk', data: desk });
        else await stream.write(': still here\n\n');
        sent = desk;
        await changed;
      }
    }),
  );

  routes.post('/customers/:transactionId/answer', async ({ req, json }) => {
    const { success, data } = answerSchema.safeParse(await req.json<unknown>().catch(() => undefined));
    if (!success)
      return json({ message: 'Send { "channel": "email" or "text", "code": …, "answer": "yes" or "no" }' }, 400);
    const transactionId = req.param('transactionId');
    const [row] = await findRows(database, 'verifications', { TransactionId: transactionId });
    if (!row) return json({ message: 'There is no such customer' }, 404);
    const channel = readVerification(row)[data.channel];
    const isAsked = isWaiting(channel) && channel.code === data.code;
    const cells = codeAnsweredCells(data.channel, channel, data.answer) as Record<string, string>;
    const only = Object.fromEntries(Object.keys(cells).map((column) => [column, String(row[column])]));
    const changed =
      isAsked &&
      (await changeVerification(database, { transactionId, cells: stampedCells(cells, now()), only, now: now() })) > 0;
    deskEvents.emit('change');
    return json(await readDesk(database, now()), changed ? 200 : 409);
  });

  routes.post('/customers/:transactionId/overall', async ({ req, json }) => {
    const { success, data } = overallSchema.safeParse(await req.json<unknown>().catch(() => undefined));
    if (!success) return json({ message: 'Send { "status": "yes", "no" or "" }' }, 400);
    const cells = stampedCells({ 'Contact Verification Status': data.status }, now());
    const updated = await changeVerification(database, {
      transactionId: req.param('transactionId'),
      cells,
      now: now(),
    });
    if (updated < 1) return json({ message: 'There is no such customer' }, 404);
    deskEvents.emit('change');
    return json(await readDesk(database, now()));
  });

  const take = (path: string, call: (id: string) => string) =>
    routes.post(path, async ({ req, json }) => {
      await takeCall(database, call(req.param('id')!), now());
      deskEvents.emit('change');
      return json(await readDesk(database, now()));
    });
  take('/customers/:id/call', (transactionId) => transactionId);
  take('/calls/:id', callName);

  return routes;
}
