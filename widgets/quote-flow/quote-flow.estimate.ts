import { lowestPriceOf } from '#domain/lowest-price';
import { type Estimate, estimateRecord } from '#visitor/estimate';
import type { Visitor } from '#visitor/visitor';
import { stepMeta } from './quote-flow.connect.ts';
import type { FlowActor } from './quote-flow.machine.ts';
import type { FlowContext } from './quote-flow.types.ts';

/** What the flow tells of a visit: nothing before something was answered. */
function estimateOf(context: FlowContext, hash: string, known: Estimate | null): Estimate | undefined {
  const { answers, transaction, rates, placeZip, now } = context;
  const { driver, details, additionalDrivers, vehicles } = answers;
  if (!driver && !details && vehicles.length === 0) return undefined;
  const transactionId = transaction?.id ?? '';
  // A visit that is taken up again has no rates yet; those of its transaction still hold.
  const isSame = transactionId !== '' && transactionId === known?.transactionId;
  const price = lowestPriceOf(rates.quotes) ?? (isSame ? known.price : undefined);
  return {
    place: details && { zip: details.zip, city: details.city, state: details.state },
    placeZip,
    drivers: [...(driver ? [driver] : []), ...additionalDrivers].map(({ firstName }) => firstName),
    vehicles: vehicles.map(({ year, make, model }) => ({ year, make, model })),
    price,
    quotedAt: price && ((isSame && known.quotedAt) || now()),
    transactionId,
    hash,
  };
}

/** Keeps the visitor's estimate as the flow has it, for panels that show it. Returns how to stop. */
export function syncEstimate(actor: FlowActor, visitor: Visitor): () => void {
  const record = estimateRecord(visitor);
  void record.load();
  let before: { answers: unknown; rates: unknown; transaction: unknown; hash: string } | undefined;

  const follow = () => {
    const known = record.read();
    const snapshot = actor.getSnapshot();
    const meta = stepMeta(snapshot);
    // Before both are open, an earlier estimate would be taken for none.
    if (known === undefined || !meta) return;
    const { context } = snapshot;
    const { answers, rates, transaction } = context;
    const { hash } = meta;
    // Only what happened here is told: another tab's flow has its own say.
    const isNews =
      !before ||
      before.answers !== answers ||
      before.rates !== rates ||
      before.transaction !== transaction ||
      before.hash !== hash;
    if (!isNews) return;
    before = { answers, rates, transaction, hash };
    const estimate = estimateOf(context, hash, known);
    if (JSON.stringify(estimate ?? null) === JSON.stringify(known)) return;
    if (estimate) record.remember(estimate);
    else record.drop();
  };

  follow();
  const subscription = actor.subscribe(follow);
  const unfollow = visitor.subscribe(follow);
  return () => {
    subscription.unsubscribe();
    unfollow();
  };
}
