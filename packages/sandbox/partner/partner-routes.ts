import { Hono } from 'hono';
import { html } from 'hono/html';
import { centsOf, formatMoney } from '#domain/money';
import { type Markup, pageShell } from '../page-shell.ts';
import { type Carrier, carrierById } from '../rating/carriers.ts';
import type { Environment, SandboxContext } from '../sandbox-context.ts';
import { findPurchase, storePurchase, type Purchase } from '../store/purchases.ts';
import { findRate, type StoredRate } from '../store/rates.ts';
import { findTransaction } from '../store/transactions.ts';
import { answerCarrierLogo } from './answer-carrier-logo.ts';
import { cardFrameScript, cardRoutes } from './card/card-routes.ts';
import { carrierDesk } from './carrier-desk.ts';
import { customerDocumentRoutes } from './documents/customer-document-routes.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { paymentRoutes } from './payment/payment-routes.ts';
import { membershipDocumentRoutes, membershipRoutes } from './roadside/membership-routes.ts';
import { signingPageScript, signingRoutes } from './signing/signing-routes.ts';
import { socialRoutes } from './social/social-routes.ts';
import { walletRoutes } from './wallet/wallet-routes.ts';

/** The pages of the partners, on their own origin. They may be framed. */
export function partnerRoutes(sandbox: SandboxContext): Hono<Environment> {
  const { database, now } = sandbox;
  const routes = new Hono<Environment>();

  routes.get('/', (context) => context.html(home()));

  routes.get('/carriers/:file', answerCarrierLogo);

  routes.route('/pay', paymentRoutes(sandbox));

  routes.route('/card', cardRoutes(sandbox));
  routes.route('/sign', signingRoutes(sandbox));
  routes.route('/documents', documentRoutes(sandbox));
  routes.route('/policy-documents', customerDocumentRoutes(sandbox));
  routes.route('/social', socialRoutes(sandbox));
  routes.route('/wallet', walletRoutes());
  routes.route('/membership', membershipRoutes(sandbox));
  routes.route('/membership-documents', membershipDocumentRoutes(sandbox));
  const script = (path: string, text: string) =>
    routes.get(path, (context) =>
      context.body(text, 200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }),
    );
  script('/card-frame.js', cardFrameScript);
  script('/signing-page.js', signingPageScript);

  routes.get('/player', (context) =>
    context.html(
      pageShell({
        title: 'Player',
        // Like a real player, posts a message that it runs.
        body: html`<h1>Player</h1>
          <p>What a video’s host would play.</p>
          <button>Pause</button>
          <script>
            parent.postMessage({ event: 'ready' }, '*');
          </script>`,
      }),
    ),
  );

  routes.get('/pay-at/:carrierId', (context) => {
    const page = carrierDesk(context.req.param('carrierId'));
    return page ? context.html(page) : context.notFound();
  });

  routes.get('/buy/:rateQuoteId', async (context) => {
    const found = await findRate(database, context.req.param('rateQuoteId'));
    if (!found) return context.html(unknownQuote(), 404);
    const carrier = carrierById(found.carrierId)!;
    const purchase = await findPurchase(database, found.transactionId);
    if (purchase) return context.html(bought(carrier, purchase));
    const transaction = await findTransaction(database, found.transactionId);
    return context.html(offer(carrier, found, transaction!.request.customer.name));
  });

  routes.post('/buy/:rateQuoteId', async (context) => {
    const found = await findRate(database, context.req.param('rateQuoteId'));
    if (!found) return context.html(unknownQuote(), 404);
    const { transactionId, carrierId, rate } = found;
    await storePurchase(database, {
      transactionId,
      rateQuoteId: rate.rateQuoteId,
      policyNumber: `${carrierId}-${rate.quoteNumber.slice(2)}`,
      purchasedAt: new Date(now()),
    });
    return context.redirect(`/buy/${rate.rateQuoteId}`, 303);
  });

  return routes;
}

function home(): Markup {
  return pageShell({
    title: 'Partners',
    body: html`<h1>The partners’ pages</h1>
      <p>Carriers sell here: “Buy online” of a quote leads to its page, and premiums are paid here.</p>`,
  });
}

function offer(carrier: Carrier, { rate }: StoredRate, firstName: string): Markup {
  const money = (dollars: number) => formatMoney(centsOf(dollars)!, 'en');
  return pageShell({
    title: `Buy from ${carrier.name}`,
    body: html` ${logo(carrier)}
      <h1>Almost there, ${firstName}</h1>
      <p class="soft">Check your policy and complete the purchase.</p>
      <div class="card">
        <p><span class="price">${money(rate.totalPremium)}</span> <span class="soft">for ${rate.term} months</span></p>
        <dl>
          <dt>Quote number</dt>
          <dd>${rate.quoteNumber}</dd>
          <dt>Starts on</dt>
          <dd>${rate.effectiveDate}</dd>
          <dt>Due today</dt>
          <dd>${money(rate.payPlanDownPayment)}</dd>
          ${
            rate.payPlanNumOfPayments > 0
              ? html`<dt>Then</dt>
                  <dd>${rate.payPlanNumOfPayments} payments of ${money(rate.payPlanPaymentAmount)}</dd>`
              : ''
          }
        </dl>
        <form method="post"><button class="main">Complete purchase</button></form>
      </div>
      <p class="soft">This is a demonstration: nothing is charged and nobody is insured.</p>`,
  });
}

function bought(carrier: Carrier, { policyNumber }: Purchase): Markup {
  return pageShell({
    title: `Your policy with ${carrier.name}`,
    body: html` ${logo(carrier)}
      <h1>You are covered</h1>
      <div class="card">
        <p>Your policy number is <strong>${policyNumber}</strong>.</p>
      </div>
      <p class="soft">This is a demonstration: nothing was charged and nobody is insured.</p>`,
  });
}

function unknownQuote(): Markup {
  return pageShell({
    title: 'Quote not found',
    body: html`<h1>We do not know this quote</h1>
      <p>It may have ended. Go back to your quotes and try again.</p>`,
  });
}

function logo({ id, name }: Carrier): Markup {
  return html`<p><img src="/carriers/${id}.svg" alt="${name}" height="48" /></p>`;
}
