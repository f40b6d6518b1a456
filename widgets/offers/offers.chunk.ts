import { createActor, fromCallback } from 'xstate';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { loadOffers, type Offer } from '#services/offers/load-offers';
import { applyOffer, placementsOnPage } from './apply-offers.ts';
import type { OffersConfig } from './offers.config.ts';
import { type OffersEvent, offersMachine, type OffersSnapshot } from './offers.machine.ts';
import { holdLeft, revealPage } from './page-hold.ts';

/** Milliseconds between two looks for a place of the page (spec 3 §9). */
const retryInterval = 30;

interface OffersPage {
  config: OffersConfig;
  host: WidgetHost;
}

/** Asks for the offers of the page, puts them into their places, and shows the page. Returns how to take them back. */
export function startOffers({ config, host }: OffersPage): () => void {
  const takeBack: (() => void)[] = [];
  let missing: readonly Offer[] = [];
  const actor = createActor(
    offersMachine.provide({
      actors: {
        offers: fromService((placements: readonly string[], signal) =>
          loadOffers(host.client, { placements, page: location.pathname }, signal),
        ),
        places: fromCallback<OffersEvent, readonly Offer[]>(({ sendBack, input }) => {
          let waiting = input;
          const look = () => {
            waiting = waiting.filter((offer) => {
              const undo = applyOffer(offer);
              if (undo) takeBack.push(undo);
              return undo === undefined;
            });
            missing = waiting;
            if (waiting.length === 0) sendBack({ type: 'EVERY.PLACE.FILLED' });
          };
          const timer = setInterval(look, retryInterval);
          look();
          return () => clearInterval(timer);
        }),
      },
    }),
    {
      input: {
        placements: config.placements.length > 0 ? config.placements : placementsOnPage(),
        limit: Math.min(config.timeLimit, holdLeft(config.timeLimit) ?? config.timeLimit),
      },
    },
  );
  const follow = ({ value, status }: OffersSnapshot) => {
    if (status !== 'done') return;
    revealPage();
    const problem =
      value === 'failed'
        ? 'the offers could not be loaded, so the page keeps its own content'
        : value === 'late' && reasonOfLate(missing);
    if (problem) console.warn(`[covermount] <cover-offers>: ${problem}.`);
    host.complete(String(value));
  };
  const subscription = actor.subscribe(follow);
  actor.start();
  follow(actor.getSnapshot());
  return () => {
    subscription.unsubscribe();
    actor.stop();
    revealPage();
    for (const undo of takeBack) undo();
  };
}

/** Why the page does not have every offer when the time is up. */
const reasonOfLate = (missing: readonly Offer[]): string =>
  missing.length > 0
    ? `the page has no place for ${missing.map(({ placement }) => `data-cover-offer="${placement}"`).join(', ')}, so that offer is not shown`
    : 'the offers came too late, so the page keeps its own content';
