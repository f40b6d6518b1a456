import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
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

/** Everything below `/sandbox`. Requests from any origin are allowed. */
export function sandboxRoutes(sandbox: SandboxContext): Hono<Environment> {
  const routes = new Hono<Environment>();
  routes.use('/sandbox/*', cors({ origin: '*', maxAge: 600, exposeHeaders: ['Retry-After'] }));
  routes.use('/sandbox/*', async (context, next) => {
    await next();
    context.header('Cache-Control', context.res.headers.get('Cache-Control') ?? 'no-store');
  });
  routes.route('/sandbox/faults', faultRoutes(sandbox.faults));
  routes.route('/sandbox/admin', adminRoutes(sandbox));
  routes.route('/sandbox/desk', deskRoutes(sandbox));
  routes.route('/sandbox/affiliate-leads', partnerLeadRoutes(sandbox));
  routes.route('/sandbox/charges', chargeRoutes(sandbox));
  routes.route('/sandbox/mailbox', mailboxRoutes(sandbox));
  routes.route('/sandbox/forms', formRoutes(sandbox));
  routes.get('/sandbox/openapi.json', async (context) => context.json(JSON.parse(await readFile(openApiFile, 'utf8'))));
  routes.get('/sandbox/carriers/:file', answerCarrierLogo);
  routes.route('/', callRoutes(sandbox));
  routes.all('/sandbox/*', (context) =>
    context.json({ isSuccess: false, message: 'The sandbox has no such call; /sandbox/openapi.json lists them' }, 404),
  );
  return routes;
}
