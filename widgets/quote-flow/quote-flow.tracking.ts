import type { WidgetHost } from '#embed/define-widget';
import { type FlowSnapshot, connectBuy, connectContact, stepMeta } from './quote-flow.connect.ts';
import type { FlowActor } from './quote-flow.machine.ts';

/** An analytics event. It names steps, carriers and rates, never a person. */
export interface Tracked {
  event: string;
  data: Record<string, unknown>;
}

/** What happened between two moments of the flow, for analytics. */
export function tracked(before: FlowSnapshot | undefined, after: FlowSnapshot): Tracked[] {
  const events: Tracked[] = [];
  const meta = stepMeta(after);
  const isNewStep = meta !== undefined && meta.step !== (before && stepMeta(before)?.step);
  const { rates, transaction, driverEntry, chosenQuote, channel } = after.context;

  if (isNewStep) events.push({ event: 'Step Viewed', data: { ...meta } });
  if (driverEntry === 'manual' && before && before.context.driverEntry !== 'manual') {
    events.push({ event: 'Driver Not Found', data: {} });
  }
  if (isNewStep && meta.step === 'quotes') {
    events.push({ event: 'Quotes Shown', data: { count: rates.quotes.length, transactionId: transaction?.id } });
  }
  if (isNewStep && meta.step === 'noRates') events.push({ event: 'No Rates', data: { transactionId: transaction?.id } });

  const quote = chosenQuote && { rateQuoteId: chosenQuote.rateQuoteId, carrier: chosenQuote.carrierName };
  const wasBuying = before ? connectBuy(before).status : 'idle';
  const buying = connectBuy(after).status;
  if (buying !== wasBuying && buying !== 'idle') events.push({ event: 'Buy Now', data: { ...quote, status: buying } });
  const wasAsking = before ? connectContact(before).status : 'idle';
  const asking = connectContact(after).status;
  if (asking !== wasAsking && asking === 'sending') events.push({ event: 'Quote Selected', data: { ...quote, channel } });
  return events;
}

/** Tells the page and analytics where the visitor is. Returns how to stop. */
export function followFlow(actor: FlowActor, host: () => WidgetHost): () => void {
  let before: FlowSnapshot | undefined;
  const tell = (after: FlowSnapshot) => {
    const meta = stepMeta(after);
    if (meta && meta.step !== (before && stepMeta(before)?.step)) {
      const { step, stage, progress } = meta;
      host().step({ step, stage, progress });
      if (step === 'quotes') host().complete('quoted');
      if (step === 'noRates') host().complete('noRates');
    }
    for (const { event, data } of tracked(before, after)) host().track(event, data);
    before = after;
  };
  tell(actor.getSnapshot());
  const subscription = actor.subscribe(tell);
  return () => subscription.unsubscribe();
}
