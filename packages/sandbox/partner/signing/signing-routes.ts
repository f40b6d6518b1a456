import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { languageOf } from '#domain/language';
import type { SigningEvent } from '#services/auto-payment/partner-message.contract';
import { ratesOf } from '../../buy-now/payment-options.ts';
import type { Environment, SandboxContext } from '../../sandbox-context.ts';
import { findPurchaseOf, recordNoSignature, signPurchase } from '../../store/buy-now-purchases.ts';
import { storePurchase } from '../../store/purchases.ts';
import { endSigning, findSigning, openSigning, type Signing } from '../../store/signings.ts';
import { findTransaction } from '../../store/transactions.ts';
import { protectPage } from '../frame-page.ts';
import { pageWithFaults } from '../page-faults.ts';
import { endedSigningPage, type SigningField, type SigningPage, signingPage, withEvent } from './signing-page.ts';

/** Lifetime of a signing address, in milliseconds. */
const addressLife = 5 * 60_000;
/** Milliseconds for reading and signing. */
const longestVisit = 20 * 60_000;

/** The script of the signing page. */
export const signingPageScript = readFileSync(new URL('signing-page.js', import.meta.url), 'utf8');

type SigningContext = Context<Environment>;

/**
 * The partner's signing page. Its address opens once, within five minutes; the form of the opened page has a token of
 * its own. A page without a return address reports its end by `postMessage`.
 */
export function signingRoutes(sandbox: SandboxContext): Hono<Environment> {
  const { database, now, deskEvents } = sandbox;
  const routes = new Hono<Environment>();

  const languageFor = ({ req }: SigningContext, signing: Signing | undefined) =>
    languageOf(req.query('lang') ?? '') ?? signing?.language ?? 'en';

  async function pageOf(context: SigningContext, signing: Signing): Promise<SigningPage | undefined> {
    const purchase = await findPurchaseOf(database, signing);
    const transaction = await findTransaction(database, signing.transactionId);
    const payPlan = purchase?.request?.quote.payPlanDescription;
    const rates = transaction && ratesOf(transaction, { carrierId: signing.carrierId, payPlan });
    if (!purchase || !rates) return undefined;
    const { name, surname } = (purchase.request ?? transaction.request).customer;
    return {
      signing,
      purchase,
      rate: rates[0],
      insured: `${name} ${surname}`,
      language: languageFor(context, signing),
    };
  }

  function end(
    context: SigningContext,
    signing: Signing | undefined,
    event: SigningEvent,
  ): Response | Promise<Response> {
    protectFor(context, signing);
    const language = languageFor(context, signing);
    const isKnown = event !== 'exception';
    return context.html(endedSigningPage({ event, language, signing }), isKnown ? 200 : 404);
  }

  const protectFor = (context: SigningContext, signing: Signing | undefined) =>
    protectPage(context, { frameOrigin: signing?.pageOrigin, returnUrl: signing?.returnUrl ?? null });

  routes.get('/:addressToken', async (context) => {
    const signing = await findSigning(database, { addressToken: context.req.param('addressToken') });
    if (!signing) return end(context, undefined, 'exception');
    return pageWithFaults(sandbox, context, { page: 'signPage', trackId: signing.trackId }, async (fault) => {
      const isOld = now() >= signing.issuedAt.getTime() + addressLife;
      if (isOld && !signing.openedAt) await recordNoSignature(database, signing, 'expired');
      const page = await pageOf(context, signing);
      if (!page) return end(context, signing, 'exception');
      if (isOld || !(await openSigning(database, signing.addressToken, now())))
        return end(context, signing, page.purchase.signedAt ? 'signing_complete' : 'ttl_expired');
      protectFor(context, signing);
      return context.html(signingPage(page, { isSilent: fault?.kind === 'silent' }));
    });
  });

  routes.post('/visits/:visitToken', async (context) => {
    const signing = await findSigning(database, { visitToken: context.req.param('visitToken') });
    const { openedAt } = signing ?? {};
    if (!signing || !openedAt) return end(context, undefined, 'exception');
    return pageWithFaults(sandbox, context, { page: 'signVisit', trackId: signing.trackId }, async () => {
      const page = await pageOf(context, signing);
      if (!page) return end(context, signing, 'exception');
      const form = await context.req.parseBody();
      const signerName = typeof form.signerName === 'string' ? form.signerName.trim().slice(0, 100) : '';
      const wrong: SigningField[] = [
        ...(signerName.length < 2 ? ['signerName' as const] : []),
        ...(form.consent === 'yes' ? [] : ['consent' as const]),
      ];
      const isOver = now() >= openedAt.getTime() + longestVisit;
      if (form.way === 'sign' && wrong.length > 0 && !isOver && !signing.endedAt) {
        protectFor(context, signing);
        return context.html(signingPage(page, { signerName, wrong }), 422);
      }
      const event = await endVisit(signing, page, { way: isOver ? 'expire' : form.way, signerName });
      if (!signing.returnUrl) return end(context, signing, event);
      protectFor(context, signing);
      return context.redirect(withEvent(signing.returnUrl, event), 303);
    });
  });

  /** Ends a visit once: repeated submissions have no further effect. */
  async function endVisit(
    signing: Signing,
    { purchase, rate }: SigningPage,
    { way, signerName }: { way: unknown; signerName: string },
  ): Promise<SigningEvent> {
    const { transactionId } = signing;
    const isFirst = await endSigning(database, signing.visitToken, now());
    if (!isFirst) return (await findPurchaseOf(database, signing))?.signedAt ? 'signing_complete' : 'ttl_expired';
    switch (way) {
      case 'sign': {
        await signPurchase(database, signing, { signerName, now: now() });
        const policyNumber = purchase.policyNumber!;
        const { rateQuoteId } = rate;
        await storePurchase(database, { transactionId, rateQuoteId, policyNumber, purchasedAt: new Date(now()) });
        deskEvents.emit('change');
        return 'signing_complete';
      }
      case 'decline':
        await recordNoSignature(database, signing, 'declined');
        return 'decline';
      case 'expire':
        await recordNoSignature(database, signing, 'expired');
        return 'session_timeout';
      default:
        return 'cancel';
    }
  }

  return routes;
}
