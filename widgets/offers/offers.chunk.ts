import { type ActorRefFrom, createActor, fromCallback } from 'xstate';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { loadOffers, type Offer } from '#services/offers/load-offers';
import { plainText } from '#ui/modules/rich-text/parse-rich-text';
import type { Visitor } from '#visitor/visitor';
import { applyOffer, placementsOnPage } from './apply-offers.ts';
import type { OffersConfig } from './offers.config.ts';
import { type OffersEvent, offersMachine, type OffersSnapshot } from './offers.machine.ts';
import { hiddenTimeLeft, revealPage } from './page-hiding.ts';

/** Milliseconds between two checks for a missing place (spec 3 §9). */
const retryInterval = 30;

interface OffersPage {
  config: OffersConfig;
  host: WidgetHost;
}

/** A request for offers and its results, shared by every element with the same request. */
interface SharedRequest {
  actor: ActorRefFrom<typeof offersMachine>;
  /** The number of elements that share it. */
  elements: number;
  stop: () => void;
}

/** The requests of the page, by their parameters. */
const requests = new WeakMap<Visitor, Map<string, SharedRequest>>();

/** Requests the page's offers, puts them into their places, and shows the page. Returns the function that undoes it. */
export function startOffers(page: OffersPage): () => void {
  const { config, host } = page;
  const placements = config.placements.length > 0 ? [...new Set(config.placements)] : placementsOnPage();
  const ofVisitor = requests.get(host.visitor) ?? new Map<string, SharedRequest>();
  requests.set(host.visitor, ofVisitor);
  const query = JSON.stringify([placements.toSorted(), location.pathname, host.language, host.client.services]);
  const request = ofVisitor.get(query) ?? startRequest(page, placements);
  ofVisitor.set(query, request);
  request.elements += 1;
  const follow = ({ value, status }: OffersSnapshot) => {
    if (status === 'done') host.complete(String(value));
  };
  const subscription = request.actor.subscribe(follow);
  follow(request.actor.getSnapshot());
  return () => {
    subscription.unsubscribe();
    request.elements -= 1;
    if (request.elements > 0) return;
    ofVisitor.delete(query);
    request.stop();
  };
}

/** An offer without text, such as only an image, would leave an empty place. */
function isReadable({ placement, content }: Offer): boolean {
  if (plainText(content) !== '') return true;
  console.warn(
    `[covermount] <cover-offers>: the offer of data-cover-offer="${placement}" has no text, so the page keeps its own content there. Offers are texts, without images.`,
  );
  return false;
}

function startRequest({ config, host }: OffersPage, placements: readonly string[]): SharedRequest {
  const takeBack: (() => void)[] = [];
  let missing: readonly Offer[] = [];
  const actor = createActor(
    offersMachine.provide({
      actors: {
        offers: fromService(async (asked: readonly string[], signal) => {
          const offers = await loadOffers(host.client, { placements: asked, page: location.pathname }, signal);
          return offers.filter(isReadable);
        }),
        places: fromCallback<OffersEvent, readonly Offer[]>(({ sendBack, input }) => {
          let waiting = input;
          const check = () => {
            waiting = waiting.filter((offer) => {
              const undo = applyOffer(offer);
              if (undo) takeBack.push(undo);
              return undo === undefined;
            });
            missing = waiting;
            if (waiting.length === 0) sendBack({ type: 'PLACEMENTS.FILLED' });
          };
          const timer = setInterval(check, retryInterval);
          check();
          return () => clearInterval(timer);
        }),
      },
    }),
    {
      input: {
        placements,
        limit: Math.min(config.timeLimit, hiddenTimeLeft(config.timeLimit) ?? config.timeLimit),
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
  };
  const subscription = actor.subscribe(follow);
  actor.start();
  follow(actor.getSnapshot());
  return {
    actor,
    elements: 0,
    stop: () => {
      subscription.unsubscribe();
      actor.stop();
      revealPage();
      for (const undo of takeBack) undo();
    },
  };
}

/** Why the page does not have every offer at the time limit. */
const reasonOfLate = (missing: readonly Offer[]): string =>
  missing.length > 0
    ? `the page has no place for ${missing.map(({ placement }) => `data-cover-offer="${placement}"`).join(', ')}, so that offer is not shown`
    : 'no offers had come when the time was up, so the page keeps its own content';
