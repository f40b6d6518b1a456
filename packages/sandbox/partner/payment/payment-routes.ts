import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt } from '#domain/calendar-date';
import { type Language, languageOf } from '#domain/language';
import { dateInWords } from '../../documents/document-date.ts';
import { styleHash } from '../../page-shell.ts';
import { policyByNumber, type SeededPolicy } from '../../policies/seeded-policies.ts';
import type { Environment, SandboxContext } from '../../sandbox-context.ts';
import { findBillById } from '../../store/bills.ts';
import { chargeOnce, findCharge } from '../../store/charges.ts';
import { findPaymentReturn } from '../../store/payment-returns.ts';
import { findPaymentSession, recordPaymentFailure, type PaymentSession } from '../../store/payment-sessions.ts';
import { cardFrom, defaultBrands, outcomeOf, wrongFields } from '../card/card.ts';
import { endedPage, paidPage, type PaymentPage, payForm } from './payment-page.ts';
import { paymentText } from './payment-texts.ts';

interface Payment {
  session: PaymentSession;
  policy: SeededPolicy;
  language: Language;
  /** The address to redirect to; undefined when none was set. */
  returnUrl: string | undefined;
}

type PaymentContext = Context<Environment, '/:sessionId'>;

/**
 * The payment page. Every action ends in a redirect, so that a reload sends nothing again, and reads the table of
 * charges, so that repeated actions have no effect.
 */
export function paymentRoutes({ database, now }: SandboxContext): Hono<Environment> {
  const routes = new Hono<Environment>();

  /** The payment of the address; undefined when there is none, or when the next bill has replaced its bill. */
  async function findPayment({ req }: PaymentContext): Promise<Payment | undefined> {
    const session = await findPaymentSession(database, { sessionId: req.param('sessionId') });
    const policy = session && policyByNumber(session.policyNumber);
    const bill = session && (await findBillById(database, session.policyId, now()));
    if (!policy || bill?.dueDate !== session.dueDate) return undefined;
    const redirectTo = await findPaymentReturn(database, session.policyId);
    const language = languageOf(req.query('lang') ?? '') ?? session.language;
    return { session, policy, language, returnUrl: redirectTo && withToken(redirectTo, session.resultToken) };
  }

  const ended = (context: PaymentContext) =>
    context.html(endedPage(languageOf(context.req.query('lang') ?? '') ?? 'en'), 404);

  /** Redirects to the site; without a return address, to this page, which shows the result. */
  const goBack = (context: PaymentContext, { session, language, returnUrl }: Payment) =>
    context.redirect(returnUrl ?? `/pay/${session.sessionId}?lang=${language}`, 303);

  routes.use('/:sessionId/*', async (context, next) => {
    await next();
    // The response to the form is a redirect, whose target `form-action` must allow too.
    const session = await findPaymentSession(database, { sessionId: context.req.param('sessionId') });
    const redirectTo = session && (await findPaymentReturn(database, session.policyId));
    const formTargets = ["'self'", ...(redirectTo ? [new URL(redirectTo).origin] : [])].join(' ');
    context.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src ${styleHash}; img-src 'self' data:; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
    );
    context.header('Referrer-Policy', 'no-referrer');
    context.header('X-Content-Type-Options', 'nosniff');
    // For the browser's Back after paying: the new request shows the result.
    context.header('Cache-Control', 'no-store');
  });

  routes.get('/:sessionId', async (context) => {
    const payment = await findPayment(context);
    if (!payment) return ended(context);
    const charge = await findCharge(database, payment.session);
    const page = pageOf(payment);
    return context.html(charge ? paidPage({ page, charge, returnUrl: payment.returnUrl }) : payForm({ page }));
  });

  routes.post('/:sessionId', async (context) => {
    const payment = await findPayment(context);
    if (!payment) return ended(context);
    const { session } = payment;
    const card = cardFrom(await context.req.parseBody());
    const charge = await findCharge(database, session);
    if (charge) return goBack(context, payment);
    const isWallet = payment.policy.session === 'wallet';
    const today = dateAt(now(), agencyTimeZone);
    const wrong = isWallet
      ? []
      : wrongFields(card, { today, brands: defaultBrands, outcomes: ['approved', 'declined'] });
    if (wrong.length > 0) return context.html(payForm({ page: pageOf(payment), typed: card, wrong }), 422);
    const cardHolderName = isWallet ? payment.policy.insured.name : card.cardHolderName;
    if (outcomeOf(card) === 'declined')
      await recordPaymentFailure(database, { sessionId: session.sessionId, status: 'declined', cardHolderName });
    else await chargeOnce(database, session, { cardHolderName, now: now() });
    return goBack(context, payment);
  });

  const failAs = (status: 'declined' | 'abandoned') => async (context: PaymentContext) => {
    const payment = await findPayment(context);
    if (!payment) return ended(context);
    await recordPaymentFailure(database, { sessionId: payment.session.sessionId, status, cardHolderName: '' });
    return goBack(context, payment);
  };
  routes.post('/:sessionId/decline', failAs('declined'));
  routes.post('/:sessionId/leave', failAs('abandoned'));

  return routes;
}

function pageOf({ session, policy, language }: Payment): PaymentPage {
  const { carrierId, company, insured } = policy;
  return {
    language,
    title: paymentText(language, 'title'),
    path: `/pay/${session.sessionId}`,
    amount: session.amount,
    status: session.status,
    logo: carrierId && html`<p><img src="/carriers/${carrierId}.svg" alt="${company}" height="48" /></p>`,
    facts: [
      { term: paymentText(language, 'carrier'), value: company },
      { term: paymentText(language, 'policy'), value: session.policyNumber },
      { term: paymentText(language, 'insured'), value: insured.name },
      { term: paymentText(language, 'dueOn'), value: dateInWords(session.dueDate, language) },
    ],
    hasWallet: policy.session === 'wallet',
  };
}

function withToken(redirectTo: string, token: string): string {
  const url = new URL(redirectTo);
  url.searchParams.set('token', token);
  return url.href;
}
