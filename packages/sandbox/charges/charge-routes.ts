import { Hono } from 'hono';
import { dollarsOf } from '#domain/money';
import type { Environment, SandboxContext } from '../sandbox-context.ts';
import { clearPayments, readCharges } from '../store/charges.ts';

/** All charges as JSON, or those of one `policyNumber`; `DELETE` makes every policy due again. */
export function chargeRoutes({ database }: SandboxContext): Hono<Environment> {
  const routes = new Hono<Environment>();
  routes.get('/', async ({ req, json }) => {
    const charges = await readCharges(database, req.query('policyNumber'));
    // Without the session id, which would open the payment page.
    return json(
      charges.map(({ policyId, policyNumber, dueDate, amount, invoiceId, cardHolderName, chargedAt }) => ({
        policyId,
        policyNumber,
        dueDate,
        amount: dollarsOf(amount),
        invoiceId,
        cardHolderName,
        chargedAt,
      })),
    );
  });
  routes.delete('/', async ({ json }) => {
    await clearPayments(database);
    return json([]);
  });
  return routes;
}
