import { lowestPriceOf } from '#domain/lowest-price';
import { stepMetaOf } from '#flow/step-meta';
import { estimateRecord } from '#visitor/estimate';
import type { Estimate } from '#visitor/estimate.types';
import type { Visitor } from '#visitor/visitor';
import type { FlowActor } from './quote-flow.machine.ts';
import type { FlowContext } from './quote-flow.types.ts';

/** The estimate of a visit; undefined before the first answer. */
function estimateOf(context: FlowContext, hash: string, savedEstimate: Estimate | null): Estimate | undefined {
  const { answers, transaction, rates, rememberedPlace, now } = context;
  const { driver, details, additionalDrivers, vehicles } = answers;
  if (!driver && !details && vehicles.length === 0) return undefined;
  const transactionId = transaction?.id ?? '';
  // A restored visit has no rates yet; its transaction's rates are still valid.
  const isSame = transactionId !== '' && transactionId === savedEstimate?.transactionId;
  const price = lowestPriceOf(rates.quotes) ?? (isSame ? savedEstimate.price : undefined);
  return {
    place: details && { zip: details.zip, city: details.city, state: details.state },
    placeZip: rememberedPlace?.zip ?? '',
    drivers: [...(driver ? [driver] : []), ...additionalDrivers].map(({ firstName }) => firstName),
    vehicles: vehicles.map(({ year, make, model }) => ({ year, make, model })),
    price,
    quotedAt: price && ((isSame && savedEstimate.quotedAt) || now()),
    transactionId,
    hash,
  };
}

/** Saves the visitor's estimate for panels that show it. Returns the function that stops it. */
export function syncEstimate(actor: FlowActor, visitor: Visitor): () => void {
  const record = estimateRecord(visitor);
  void record.load();
  let before: { answers: unknown; rates: unknown; transaction: unknown; hash: string } | undefined;

  const follow = () => {
    const savedEstimate = record.read();
    const snapshot = actor.getSnapshot();
    const meta = stepMetaOf(snapshot);
    // Before the record is loaded and a saved visit restored, an earlier estimate would be dropped.
    if (savedEstimate === undefined || !meta) return;
    const { context } = snapshot;
    const { answers, rates, transaction } = context;
    const { hash } = meta;
    // Saves only changes of this tab; another tab's flow saves its own.
    const isNews =
      !before ||
      before.answers !== answers ||
      before.rates !== rates ||
      before.transaction !== transaction ||
      before.hash !== hash;
    if (!isNews) return;
    before = { answers, rates, transaction, hash };
    const estimate = estimateOf(context, hash, savedEstimate);
    if (JSON.stringify(estimate ?? null) === JSON.stringify(savedEstimate)) return;
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
