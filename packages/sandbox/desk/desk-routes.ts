import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import * as z from 'zod/mini';
import { isWaiting } from '#domain/contact-verification';
import { codeAnsweredCells, readVerification, stampedCells } from '#services/verification/verification-row.contract';
import type { Environment, Setting } from '../setting.ts';
import { findRows } from '../store/sheets.ts';
import { changeVerification, takeCall } from '../store/verifications.ts';
import { callName, readDesk } from './desk-state.ts';

const answerSchema = z.strictObject({
  channel: z.enum(['email', 'text']),
  code: z.string(),
  answer: z.enum(['yes', 'no']),
});
const overallSchema = z.strictObject({ status: z.enum(['yes', 'no', '']) });

/** Another sandbox may write into the same database: whoever listens looks again after so many milliseconds. */
const lookAgain = 2_000;

/**
 * The agent's desk: who waits, and what an agent does about it. Each answer is the desk as it is then; `409` when it had
 * changed before, for another desk was faster or the customer has sent another code.
 */
export function deskRoutes({ database, bell, now, closing }: Setting): Hono<Environment> {
  const routes = new Hono<Environment>();

  routes.get('/', async ({ json }) => json(await readDesk(database)));

  routes.get('/stream', (context) =>
    streamSSE(context, async (stream) => {
      const left = new AbortController();
      stream.onAbort(() => left.abort());
      const ends = AbortSignal.any([left.signal, closing]);
      let told = '';
      while (!ends.aborted) {
        // Before the question: a ring while it is answered must not be missed.
        const heard = bell.heard(lookAgain, ends);
        const desk = JSON.stringify(await readDesk(database));
        if (desk !== told) await stream.writeSSE({ event: 'desk', data: desk });
        else await stream.write(': still here\n\n');
        told = desk;
        await heard;
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
    bell.ring();
    return json(await readDesk(database), changed ? 200 : 409);
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
    bell.ring();
    return json(await readDesk(database));
  });

  const take = (path: string, call: (id: string) => string) =>
    routes.post(path, async ({ req, json }) => {
      await takeCall(database, call(req.param('id')!), now());
      bell.ring();
      return json(await readDesk(database));
    });
  take('/customers/:id/call', (transactionId) => transactionId);
  take('/calls/:id', callName);

  return routes;
}
