import { Hono } from 'hono';
import { customerPolicyPdf } from '../../documents/customer-policy-pdf.ts';
import { findPolicy } from '../../portfolios/customer-policies.ts';
import type { Environment, SandboxContext } from '../../sandbox-context.ts';
import { findCustomerDocument } from '../../store/customer-documents.ts';
import { findCustomerById } from '../../store/customers.ts';
import { pageWithFaults } from '../page-faults.ts';
import { documentLife, pdfHeaders } from './document-routes.ts';

/** Documents of customers' policies as PDF, at unguessable addresses that need no token. */
export function customerDocumentRoutes(sandbox: SandboxContext): Hono<Environment> {
  const { database, now } = sandbox;
  const routes = new Hono<Environment>();

  routes.get('/:file', async (context) => {
    const document = await findCustomerDocument(database, context.req.param('file').replace(/\.pdf$/, ''));
    if (!document || now() >= document.issuedAt.getTime() + documentLife) return context.notFound();
    const { trackId, language, kind, policyId, customerId } = document;
    return pageWithFaults(sandbox, context, { page: 'customerFile', trackId }, async () => {
      const customer = await findCustomerById(database, customerId);
      const policy = customer && (await findPolicy(database, customer, { policyId, now: now() }));
      if (!policy) return context.notFound();
      const { policyNumber } = policy.bill.policy;
      return context.body(customerPolicyPdf({ kind, customer, policy, language }), 200, pdfHeaders(policyNumber));
    });
  });

  return routes;
}
