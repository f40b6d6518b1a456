import { Hono } from 'hono';
import { ratesOf } from '../../buy-now/payment-options.ts';
import { policyPdf } from '../../documents/policy-pdf.ts';
import type { Environment, SandboxContext } from '../../sandbox-context.ts';
import { findPurchaseCharge, findPurchaseOf } from '../../store/buy-now-purchases.ts';
import { findPolicyDocument } from '../../store/policy-documents.ts';
import { findTransaction } from '../../store/transactions.ts';
import { pageWithFaults } from '../page-faults.ts';

/** Milliseconds for which the address of a document opens. */
export const documentLife = 60 * 60_000;

/** The headers of a document that opens in the browser, and is stored nowhere. */
export const pdfHeaders = (policyNumber: string) => ({
  'Content-Type': 'application/pdf',
  'Content-Disposition': `inline; filename="${policyNumber}.pdf"`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

/** Policies as PDF, at unguessable addresses that need no token. */
export function documentRoutes(sandbox: SandboxContext): Hono<Environment> {
  const { database, now } = sandbox;
  const routes = new Hono<Environment>();

  routes.get('/:file', async (context) => {
    const documentId = context.req.param('file').replace(/\.pdf$/, '');
    const document = await findPolicyDocument(database, documentId);
    if (!document || now() >= document.issuedAt.getTime() + documentLife) return context.notFound();
    const { trackId, language } = document;
    return pageWithFaults(sandbox, context, { page: 'policyFile', trackId }, async () => {
      const purchase = await findPurchaseOf(database, document);
      const charge = await findPurchaseCharge(database, document);
      const transaction = await findTransaction(database, document.transactionId);
      const payPlan = purchase?.request?.quote.payPlanDescription;
      const rates = transaction && ratesOf(transaction, { carrierId: document.carrierId, payPlan });
      if (!purchase || !charge || !rates) return context.notFound();
      const request = purchase.request ?? transaction.request;
      const pdf = policyPdf({ purchase, request, rate: rates[0], charge, language });
      return context.body(pdf, 200, pdfHeaders(purchase.policyNumber ?? ''));
    });
  });

  return routes;
}
