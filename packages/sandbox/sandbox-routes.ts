import { readFile } from 'node:fs/promises';
import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { mailboxRoutes } from './accounts/mailbox-routes.ts';
import { adminRoutes } from './admin/admin-routes.ts';
import { callRoutes } from './calls/call-routes.ts';
import { chargeRoutes } from './charges/charge-routes.ts';
import { deskRoutes } from './desk/desk-routes.ts';
import { faultRoutes } from './faults/fault-routes.ts';
import { formRoutes } from './forms/form-routes.ts';
import { partnerLeadRoutes } from './partner-leads/partner-lead-routes.ts';
import { answerCarrierLogo } from './partner/answer-carrier-logo.ts';
import type { Environment, SandboxContext } from './sandbox-context.ts';

/** Generated from the contracts. */
const openApiFile = new URL('../../config-schemas/openapi.json', import.meta.url);

/** Refuses the requests of a page of another origin, among them forms, which browsers send without asking first. */
const sameOriginOnly: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header('Origin')?.replace(/^https?:\/\//, '');
  if (origin === undefined || origin === context.req.header('Host')) return next();
  return context.json({ isSuccess: false, message: 'Only pages of the sandbox itself can use this address' }, 403);
};

/** Everything below `/sandbox`. Pages of any origin can make the calls, but only the sandbox's own can use the rest. */
export function sandboxRoutes(sandbox: SandboxContext): Hono<Environment> {
  const routes = new Hono<Environment>();
  routes.use('/sandbox/*', async (context, next) => {
    await next();
    context.header('Cache-Control', context.res.headers.get('Cache-Control') ?? 'no-store');
  });
  for (const [name, ownRoutes] of Object.entries({
    faults: faultRoutes(sandbox.faults),
    admin: adminRoutes(sandbox),
    desk: deskRoutes(sandbox),
    'affiliate-leads': partnerLeadRoutes(sandbox),
    charges: chargeRoutes(sandbox),
    mailbox: mailboxRoutes(sandbox),
  })) {
    routes.use(`/sandbox/${name}/*`, sameOriginOnly);
    routes.route(`/sandbox/${name}`, ownRoutes);
  }
  routes.use('/sandbox/*', cors({ origin: '*', maxAge: 600, exposeHeaders: ['Retry-After'] }));
  routes.route('/sandbox/forms', formRoutes(sandbox));
  routes.get('/sandbox/openapi.json', async (context) => context.json(JSON.parse(await readFile(openApiFile, 'utf8'))));
  routes.get('/sandbox/carriers/:file', answerCarrierLogo);
  routes.route('/', callRoutes(sandbox));
  routes.all('/sandbox/*', (context) =>
    context.json({ isSuccess: false, message: 'The sandbox has no such call; /sandbox/openapi.json lists them' }, 404),
  );
  return routes;
}
