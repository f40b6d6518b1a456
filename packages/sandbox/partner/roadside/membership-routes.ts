import { type Context, Hono } from 'hono';
import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt } from '#domain/calendar-date';
import { type Language, languageOf } from '#domain/language';
import { membershipPdf } from '../../documents/membership-pdf.ts';
import type { Environment, SandboxContext } from '../../sandbox-context.ts';
import {
  chargeRoadside,
  findRoadsideEnrollment,
  recordRoadsideFailure,
  type RoadsideRecord,
} from '../../store/roadside-enrollments.ts';
import { cardFrom, defaultBrands, outcomeOf, wrongFields } from '../card/card.ts';
import { protectPage } from '../frame-page.ts';
import { pageWithFaults } from '../page-faults.ts';
import { endedPage, paidPage, type PaymentPage, payForm } from '../payment/payment-page.ts';
import { paymentText } from '../payment/payment-texts.ts';

type PageContext = Context<Environment, '/:sessionId'>;

interface Visit extends RoadsideRecord {
  language: Language;
  /** The site's page, with the transaction; undefined when none was given. */
  returnUrl: string | undefined;
}

/**
 * The payment page of a membership. Every action ends in a redirect, so that a reload sends nothing again, and the
 * table of charges takes one row for an enrollment.
 */
export function membershipRoutes(sandbox: SandboxContext): Hono<Environment> {
  const { database, now, deskEvents } = sandbox;
  const routes = new Hono<Environment>();

  async function findVisit({ req }: PageContext): Promise<Visit | undefined> {
    const found = await findRoadsideEnrollment(database, { sessionId: req.param('sessionId') });
    if (!found || found.enrollment.status === 'replaced') return undefined;
    const { returnUrl, transactionId, language } = found.enrollment;
    return {
      ...found,
      language: languageOf(req.query('lang') ?? '') ?? language,
      returnUrl: returnUrl === null ? undefined : withTransaction(returnUrl, transactionId),
    };
  }

  const ended = (context: PageContext) =>
    context.html(endedPage(languageOf(context.req.query('lang') ?? '') ?? 'en'), 404);

  /** Redirects to the site; without a return address, to this page, which shows the result. */
  const goBack = (context: PageContext, { enrollment, language, returnUrl }: Visit) =>
    context.redirect(returnUrl ?? `/membership/${enrollment.sessionId}?lang=${language}`, 303);

  routes.use('/:sessionId/*', async (context, next) => {
    await next();
    const found = await findRoadsideEnrollment(database, { sessionId: context.req.param('sessionId') });
    protectPage(context, { frameOrigin: undefined, returnUrl: found?.enrollment.returnUrl ?? null });
  });

  routes.get('/:sessionId', async (context) => {
    const visit = await findVisit(context);
    if (!visit) return ended(context);
    const { trackId } = visit.enrollment;
    return pageWithFaults(sandbox, context, { page: 'membershipPage', trackId }, () => {
      const page = pageOf(visit);
      const { charge, returnUrl } = visit;
      return context.html(charge ? paidPage({ page, charge, returnUrl }) : payForm({ page }));
    });
  });

  routes.post('/:sessionId', async (context) => {
    const visit = await findVisit(context);
    if (!visit) return ended(context);
    if (visit.charge) return goBack(context, visit);
    const { enrollment } = visit;
    const card = cardFrom(await context.req.parseBody());
    const today = dateAt(now(), agencyTimeZone);
    const wrong = wrongFields(card, { today, brands: defaultBrands, outcomes: ['approved', 'declined'] });
    if (wrong.length > 0) return context.html(payForm({ page: pageOf(visit), typed: card, wrong }), 422);
    if (outcomeOf(card) === 'declined') {
      await recordRoadsideFailure(database, enrollment.transactionId, 'declined');
    } else {
      await chargeRoadside(database, enrollment, { cardHolderName: card.cardHolderName, now: now() });
      deskEvents.emit('change');
    }
    return goBack(context, visit);
  });

  const failAs = (status: 'declined' | 'abandoned') => async (context: PageContext) => {
    const visit = await findVisit(context);
    if (!visit) return ended(context);
    await recordRoadsideFailure(database, visit.enrollment.transactionId, status);
    return goBack(context, visit);
  };
  routes.post('/:sessionId/decline', failAs('declined'));
  routes.post('/:sessionId/leave', failAs('abandoned'));

  return routes;
}

/** Documents of memberships as PDF, at unguessable addresses that need no token. */
export function membershipDocumentRoutes(sandbox: SandboxContext): Hono<Environment> {
  const routes = new Hono<Environment>();
  routes.get('/:file', async (context) => {
    const documentId = context.req.param('file').replace(/\.pdf$/, '');
    const found = await findRoadsideEnrollment(sandbox.database, { documentId });
    if (!found?.charge) return context.notFound();
    const { enrollment, charge } = found;
    return pageWithFaults(sandbox, context, { page: 'membershipFile', trackId: enrollment.trackId }, () =>
      context.body(membershipPdf({ enrollment, charge }), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${enrollment.policyNumber}.pdf"`,
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
      }),
    );
  });
  return routes;
}

function pageOf({ enrollment, language }: Visit): PaymentPage {
  const { request, sessionId, amount, status } = enrollment;
  const text = (key: Parameters<typeof paymentText>[1], values?: Record<string, string>) =>
    paymentText(language, key, values);
  return {
    language,
    title: text('membershipTitle'),
    path: `/membership/${sessionId}`,
    amount,
    status,
    logo: '',
    facts: [
      { term: text('membership'), value: text(enrollment.package === 'Family' ? 'family' : 'single') },
      { term: text('term'), value: text('months', { count: String(request.term) }) },
      { term: text('member'), value: [request.firstName, request.lastName].join(' ') },
    ],
  };
}

function withTransaction(returnUrl: string, transactionId: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('transactionId', transactionId);
  return url.href;
}
