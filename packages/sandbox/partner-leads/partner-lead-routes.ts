import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Environment, SandboxContext } from '../sandbox-context.ts';
import { storePartnerLead } from '../store/partner-leads.ts';

const name = z.string().check(z.minLength(1), z.maxLength(100));
// A lead as text is stored unchanged, even when malformed; any other is stored as JSON.
const rawData = z.union([z.string(), z.record(z.string(), z.unknown())]);
const put = z.union([z.strictObject({ code: name, rawData }), z.strictObject({ customerid: name, rawData })]);

/** Adds a partner's lead for a link: for tests and for trying one out. */
export function partnerLeadRoutes({ database }: SandboxContext): Hono<Environment> {
  const routes = new Hono<Environment>();
  routes.post('/', async ({ req, json }) => {
    const { success, data } = put.safeParse(await req.json<unknown>().catch(() => undefined));
    if (!success)
      return json({ message: 'Send { "code": "…", "rawData": … } or { "customerid": "…", "rawData": … }' }, 400);
    const link =
      'code' in data
        ? ({ by: 'code', value: data.code } as const)
        : ({ by: 'customer', value: data.customerid } as const);
    await storePartnerLead(
      database,
      link,
      typeof data.rawData === 'string' ? data.rawData : JSON.stringify(data.rawData),
    );
    return json(data, 201);
  });
  return routes;
}
