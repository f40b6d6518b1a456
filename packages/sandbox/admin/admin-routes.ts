import { Hono } from 'hono';
import * as z from 'zod/mini';
import { buyNowCodes } from '#domain/buy-now-status';
import { dollarsOf } from '#domain/money';
import { nonVoiceCall } from '#services/agents/non-voice-call.contract';
import { californiaStart } from '#services/buying/california-start.contract';
import { postEvent } from '#services/events/post-event.contract';
import { reportError } from '#services/events/report-error.contract';
import { selectQuote } from '#services/rating/select-quote.contract';
import { makeCustomer } from '../accounts/make-customer.ts';
import { purchaseCode } from '../buy-now/purchase-code.ts';
import { seedPurchase } from '../buy-now/seed-purchase.ts';
import { portfolioNames } from '../portfolios/portfolio-name.ts';
import type { Environment, SandboxContext } from '../sandbox-context.ts';
import { readPurchaseRecords } from '../store/buy-now-purchases.ts';
import { readConsents, storeConsent } from '../store/consents.ts';
import { emailKey, readCustomers } from '../store/customers.ts';
import { readIdleAgentCount, setIdleAgentCount } from '../store/idle-agents.ts';
import { findLicenseImage, readLicenseFiles } from '../store/license-files.ts';
import { readPurchases } from '../store/purchases.ts';
import { readReferrals } from '../store/referrals.ts';
import { readRentersRecords } from '../store/renters.ts';
import { readReports } from '../store/reports.ts';
import { readRoadsideEnrollments } from '../store/roadside-enrollments.ts';
import { findRows } from '../store/sheets.ts';
import { findTransaction } from '../store/transactions.ts';

const agents = z.strictObject({ idleAgentCount: z.int().check(z.gte(0), z.lte(1000)) });
const name = z.string().check(z.maxLength(100));
const consentPerson = z.strictObject({ firstName: name, lastName: name, email: name, phone: name });
const newCustomer = z.strictObject({ portfolio: z.enum(portfolioNames) });
const seed = z.strictObject({
  carrierId: z._default(z.string(), '1004'),
  code: z.literal(buyNowCodes),
  variant: z._default(z.enum(['primary', 'ca']), 'primary'),
});

/** Everything that the sandbox received, as JSON: for tests, and to inspect what a page sends. */
export function adminRoutes({ database, requests, now, newId }: SandboxContext): Hono<Environment> {
  const routes = new Hono<Environment>();
  const reports = (path: string, kind: string) =>
    routes.get(path, async ({ req, json }) => {
      const trackId = req.query('trackId');
      const all = await readReports(database, kind);
      return json(all.filter((report) => trackId === undefined || report.trackId === trackId));
    });

  reports('/events', postEvent.id);
  reports('/errors', reportError.id);
  reports('/selections', selectQuote.id);
  reports('/calls', nonVoiceCall.id);
  reports('/california-starts', californiaStart.id);
  routes.get('/leads', async ({ req, json }) => json(await findRows(database, 'leads', req.query())));
  routes.get('/verifications', async ({ req, json }) => json(await findRows(database, 'verifications', req.query())));
  routes.get('/licenses', async ({ json }) => json(await readLicenseFiles(database)));
  routes.get('/licenses/:id', async ({ req, json, body }) => {
    const found = await findLicenseImage(database, req.param('id'));
    return found
      ? body(new Uint8Array(found.image), 200, { 'Content-Type': found.type })
      : json({ message: 'There is no such file' }, 404);
  });
  routes.get('/purchases', async ({ json }) => json(await readPurchases(database)));
  routes.get('/transactions/:id', async ({ req, json }) => {
    const transaction = await findTransaction(database, req.param('id'));
    return transaction ? json(transaction) : json({ message: 'There is no such transaction' }, 404);
  });

  routes.get('/purchase-log', async ({ req, json }) => json(await findRows(database, 'purchase-log', req.query())));
  routes.get('/buy-now', async ({ req, json }) => {
    const records = await readPurchaseRecords(database, req.query('transactionId'));
    return json(
      records.map(({ purchase, charges, signatures }) => ({
        transactionId: purchase.transactionId,
        carrierId: purchase.carrierId,
        code: purchaseCode(purchase, now()),
        policyNumber: purchase.policyNumber,
        charges: charges.map(({ amount, ...charge }) => ({ ...charge, amount: dollarsOf(amount) })),
        signatures,
      })),
    );
  });
  routes.post('/buy-now', async ({ req, json }) => {
    const { success, data } = seed.safeParse(await req.json<unknown>().catch(() => undefined));
    if (!success) return json({ message: 'Send { "code": -1 to 6, "carrierId": "1004", "variant": "primary" }' }, 400);
    return json(await seedPurchase(database, { ...data, now: now() }), 201);
  });

  routes.get('/memberships', async ({ req, json }) => {
    const records = await readRoadsideEnrollments(database, { email: (req.query('email') ?? '').toLowerCase() });
    // Without the ids that open the payment page and the document.
    return json(
      records.map(({ enrollment, charge }) => ({
        transactionId: enrollment.transactionId,
        package: enrollment.package,
        status: enrollment.status,
        policyNumber: enrollment.policyNumber,
        request: enrollment.request,
        charges: charge ? [{ ...charge, amount: dollarsOf(charge.amount) }] : [],
      })),
    );
  });

  routes.get('/renters', async ({ req, json }) => {
    const records = await readRentersRecords(database, { email: req.query('email') });
    return json(
      records.map(({ transaction: { transactionId, request }, charges }) => ({
        transactionId,
        request,
        charges: charges.map(({ amount, ...charge }) => ({ ...charge, amount: dollarsOf(amount) })),
      })),
    );
  });

  routes.get('/customers', async ({ req, json }) => json(await readCustomers(database, req.query('email') ?? '')));
  routes.post('/customers', async ({ req, json }) => {
    const { success, data } = newCustomer.safeParse(await req.json<unknown>().catch(() => undefined));
    if (!success) return json({ message: `Send { "portfolio": one of ${portfolioNames.join(', ')} }` }, 400);
    return json(await makeCustomer(database, { ...data, newId, now: now() }), 201);
  });

  routes.get('/referrals', async ({ req, json }) =>
    json(await readReferrals(database, emailKey(req.query('email') ?? ''))),
  );

  routes.get('/consents', async ({ req, json }) =>
    json(await readConsents(database, (req.query('email') ?? '').toLowerCase())),
  );
  routes.post('/consents', async ({ req, json }) => {
    const { success, data } = consentPerson.safeParse(await req.json<unknown>().catch(() => undefined));
    if (!success) return json({ message: 'Send { "firstName", "lastName", "email", "phone" }' }, 400);
    const id = newId();
    await storeConsent(database, { ...data, id, email: data.email.toLowerCase(), givenAt: null });
    return json({ id }, 201);
  });

  routes.get('/requests', ({ req, json }) => {
    const { call, trackId } = req.query();
    return json(
      requests
        .list()
        .filter((request) => (!call || request.call === call) && (!trackId || request.trackId === trackId)),
    );
  });
  routes.delete('/requests', ({ json }) => {
    requests.clear();
    return json([]);
  });

  routes.get('/agents', async ({ json }) => json({ idleAgentCount: await readIdleAgentCount(database) }));
  routes.put('/agents', async ({ req, json }) => {
    const { success, data } = agents.safeParse(await req.json<unknown>().catch(() => undefined));
    if (!success) return json({ message: 'Send { "idleAgentCount": 0 to 1000 }' }, 400);
    await setIdleAgentCount(database, data.idleAgentCount);
    return json(data);
  });

  return routes;
}
