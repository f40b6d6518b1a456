import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt } from '#domain/calendar-date';
import { languageOf } from '#domain/language';
import { purchaseCode } from '../../buy-now/purchase-code.ts';
import { rentersCarrier } from '../../renters/renters-rating.ts';
import type { Environment, SandboxContext } from '../../sandbox-context.ts';
import { findPurchaseOf, recordCard } from '../../store/buy-now-purchases.ts';
import { type CardSession, changeCardSession, findCardSession } from '../../store/card-sessions.ts';
import { findRentersCharge, storeRentersCard } from '../../store/renters.ts';
import type { ChargeOutcome } from '../../store/tables.ts';
import { protectPage } from '../frame-page.ts';
import { pageWithFaults } from '../page-faults.ts';
import { acceptedPage, cardFrame, type CardPage, cardPage, confirmPage, endedCardPage } from './card-page.ts';
import { cardText } from './card-texts.ts';
import { type Card, type CardField, brandsFrom, cardFrom, keptCardOf, outcomeOf, wrongFields } from './card.ts';

type CardContext = Context<Environment, '/:sessionId'>;

/** The outcome of a submitted form. The frame reads it as JSON, whose key `wrong` names fields. */
type Outcome =
  | { outcome: 'wrong'; wrong: readonly (CardField | 'code')[] }
  | { outcome: 'declined' | 'secondStep' }
  | { outcome: 'succeeded'; token: string; card?: KeptCard };

/** The card data that a renters purchase sends. The partner stores only the name. */
interface KeptCard {
  cardHolder: string;
  expiry?: string;
  cardType?: string;
  last4?: string;
}

const isOfRenters = ({ carrierId }: CardSession): boolean => carrierId === rentersCarrier.id;

/** The result of charging the card. */
function chargeOutcomeOf(card: Card): ChargeOutcome {
  const outcome = outcomeOf(card);
  if (outcome === 'failingOnce') return 'failedOnce';
  return outcome === 'failing' ? 'failed' : 'paid';
}

/** The bank's code of the second step. */
const bankCode = '123456';

/** The script of the card form in a frame. */
export const cardFrameScript = readFileSync(new URL('card-frame.js', import.meta.url), 'utf8');

/**
 * The partner's card form: a full page or a frame. It issues a token for the card and charges nothing. No card number
 * is stored. Responses have the last four digits of an accepted card, and the number in a form with errors.
 */
export function cardRoutes(sandbox: SandboxContext): Hono<Environment> {
  const { database, now, newId } = sandbox;
  const routes = new Hono<Environment>();

  /** Whether the purchase can be paid with the card. */
  async function statusOf(session: CardSession): Promise<'open' | 'paid' | 'notRated'> {
    if (isOfRenters(session)) return (await findRentersCharge(database, session.transactionId)) ? 'paid' : 'open';
    const code = purchaseCode(await findPurchaseOf(database, session), now());
    if (code > 2) return 'paid';
    return code < 1 ? 'notRated' : 'open';
  }

  async function findPage({ req }: CardContext): Promise<CardPage | undefined> {
    const session = await findCardSession(database, req.param('sessionId'));
    if (!session || (await statusOf(session)) !== 'open') return undefined;
    const language = languageOf(req.query('lang') ?? '') ?? session.language;
    return { session, language, brands: brandsFrom(req.query('brands')) };
  }

  async function ended(context: CardContext): Promise<Response> {
    const session = await findCardSession(database, context.req.param('sessionId'));
    const language = languageOf(context.req.query('lang') ?? '') ?? session?.language ?? 'en';
    const isPaid = session !== undefined && (await statusOf(session)) === 'paid';
    const returnUrl = session?.mode === 'frame' ? undefined : session?.returnUrl;
    return context.html(endedCardPage({ language, isPaid, returnUrl }), 404);
  }

  routes.use('/:sessionId/*', async (context, next) => {
    await next();
    const session = await findCardSession(database, context.req.param('sessionId'));
    const frameOrigin = session?.mode === 'frame' ? session.pageOrigin : undefined;
    protectPage(context, { frameOrigin, returnUrl: session?.returnUrl ?? null });
  });

  routes.get('/:sessionId', async (context) => {
    const page = await findPage(context);
    if (!page) return ended(context);
    const { mode, trackId, status } = page.session;
    return pageWithFaults(sandbox, context, { page: mode === 'frame' ? 'cardFrame' : 'cardPage', trackId }, (fault) => {
      if (mode === 'frame') return context.html(cardFrame(page, { isSilent: fault?.kind === 'silent' }));
      return context.html(status === 'secondStep' ? confirmPage(page) : cardPage(page));
    });
  });

  /** Issues a token for the card, which the agency's service charges. */
  async function keepCard(
    { session }: CardPage,
    { cardHolderName, chargeOutcome, card }: { cardHolderName: string; chargeOutcome: ChargeOutcome; card?: Card },
  ): Promise<Outcome> {
    const token = `card-${newId()}`;
    await changeCardSession(database, session.sessionId, { status: 'approved', cardHolderName });
    if (isOfRenters(session)) {
      const { transactionId } = session;
      await storeRentersCard(database, { token, transactionId, cardHolderName, chargeOutcome });
      return { outcome: 'succeeded', token, card: { cardHolder: cardHolderName, ...(card && keptCardOf(card)) } };
    }
    await recordCard(database, session, { cardToken: token, cardStatus: 'approved', cardHolderName, chargeOutcome });
    return { outcome: 'succeeded', token };
  }

  async function decline({ session }: CardPage): Promise<Outcome> {
    await changeCardSession(database, session.sessionId, { status: 'declined' });
    if (isOfRenters(session)) return { outcome: 'declined' };
    await recordCard(database, session, {
      cardToken: null,
      cardStatus: 'declined',
      cardHolderName: '',
      chargeOutcome: 'paid',
    });
    return { outcome: 'declined' };
  }

  routes.post('/:sessionId', async (context) => {
    const page = await findPage(context);
    if (!page) return ended(context);
    const card = cardFrom(await context.req.parseBody());
    const wrong = wrongFields(card, { today: dateAt(now(), agencyTimeZone), brands: page.brands });
    if (wrong.length > 0) {
      if (page.session.mode === 'frame') return context.json({ outcome: 'wrong', wrong } satisfies Outcome, 422);
      return context.html(cardPage(page, { card, wrong }), 422);
    }
    const { cardHolderName } = card;
    switch (outcomeOf(card)) {
      case 'declined':
        return answer(context, page, await decline(page));
      case 'secondStep':
        await changeCardSession(database, page.session.sessionId, { status: 'secondStep', cardHolderName });
        return answer(context, page, { outcome: 'secondStep' });
      default:
        return answer(
          context,
          page,
          await keepCard(page, { cardHolderName, chargeOutcome: chargeOutcomeOf(card), card }),
        );
    }
  });

  routes.post('/:sessionId/confirm', async (context) => {
    const page = await findPage(context);
    if (page?.session.status !== 'secondStep') return ended(context);
    const { way, code } = await context.req.parseBody();
    if (way === 'refuse') return answer(context, page, await decline(page));
    if (code !== bankCode) {
      if (page.session.mode === 'frame')
        return context.json({ outcome: 'wrong', wrong: ['code'] } satisfies Outcome, 422);
      return context.html(confirmPage(page, { isWrong: true }), 422);
    }
    const { cardHolderName } = page.session;
    return answer(context, page, await keepCard(page, { cardHolderName, chargeOutcome: 'paid' }));
  });

  routes.post('/:sessionId/leave', async (context) => {
    const session = await findCardSession(database, context.req.param('sessionId'));
    return session?.returnUrl ? context.redirect(session.returnUrl, 303) : ended(context);
  });

  /** Every form of a page ends in a redirect, so that a reload sends nothing again; a frame reads JSON. */
  function answer(
    context: CardContext,
    { session, language }: CardPage,
    outcome: Outcome,
  ): Response | Promise<Response> {
    if (session.mode === 'frame') {
      return context.json({
        ...outcome,
        ...(outcome.outcome === 'declined' && { message: cardText(language, 'declined') }),
      });
    }
    if (outcome.outcome === 'succeeded') {
      return session.returnUrl ? context.redirect(session.returnUrl, 303) : context.html(acceptedPage(language));
    }
    return context.redirect(`${context.req.path.replace(/\/confirm$/, '')}${new URL(context.req.url).search}`, 303);
  }

  return routes;
}
