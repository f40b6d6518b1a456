import type { Track } from '#analytics/events';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { trackSteps } from '#flow/machine/track-steps';
import { type Report, trackEntry } from './entry/entry.tracking.ts';
import { type FlowSnapshot, connectBuy, connectContact, isRestoring } from './quote-flow.connect.ts';
import type { FlowActor } from './quote-flow.machine.ts';
import type { StepMeta } from './steps/steps.ts';

/** Sends the changes between two snapshots to analytics: carriers, never personal data. */
function track(tell: Track, before: FlowSnapshot | undefined, after: FlowSnapshot): void {
  const { driverEntry, chosenQuote, channel } = after.context;
  if (driverEntry === 'manual' && before && before.context.driverEntry !== 'manual') tell('Driver Not Found');

  const carrier = chosenQuote?.carrierName ?? '';
  const buying = connectBuy(after).status;
  if (buying !== 'idle' && buying !== (before ? connectBuy(before).status : 'idle')) {
    tell('Buy Online', { carrier, phase: buying });
  }
  const isMet = connectContact(after).status === 'offering';
  if (isMet && before && connectContact(before).status !== 'offering') tell('Agent Contact Opened', { carrier });
  const isAsking = connectContact(after).status === 'sending';
  const wasAsking = before !== undefined && connectContact(before).status === 'sending';
  if (isAsking && !wasAsking && channel) tell('Quote Selected', { carrier, channel });
}

/**
 * Reports the visitor's steps to the page and to analytics.
 *
 * @returns a function that stops reporting.
 */
export function trackFlow(actor: FlowActor, host: () => WidgetHost): () => void {
  let before: FlowSnapshot | undefined;
  const report: Report = (problem) =>
    void import('#services/events/report-error')
      .then(({ reportProblem }) => reportProblem(host().client, problem))
      .catch(() => undefined);
  const tell = (after: FlowSnapshot) => {
    track(host().track, before, after);
    const isRestored = before !== undefined && isRestoring(before);
    trackEntry(host().track, report, { before: before?.context, after: after.context, isRestored });
    before = after;
  };
  const stopSteps = trackSteps<StepMeta>(actor, host, ({ step }) => {
    if (step === 'quotes') {
      host().complete('quoted');
      host().track('Quotes Shown', { quoteCount: actor.getSnapshot().context.rates.quotes.length });
    }
    if (step === 'noRates') {
      host().complete('noRates');
      host().track('No Rates Shown');
    }
  });
  tell(actor.getSnapshot());
  const subscriptions = [
    actor.subscribe(tell),
    actor.on('LICENSE.READ', ({ source }) => host().track('License Read', { source })),
    actor.on('LICENSE.CHECKED', ({ problem }) => problem && host().track('License Image Refused', { problem })),
    actor.on('CAMERA.FAILED', ({ problem }) => host().track('Camera Unavailable', { problem })),
    actor.on('QUOTE.DETAILED', ({ quote }) => host().track('Quote Details Opened', { carrier: quote.carrierName })),
    actor.on('QUOTE.CHATTED', ({ quote }) =>
      host().track('Quote Selected', { carrier: quote.carrierName, channel: 'chat' }),
    ),
    actor.on('QUOTES.ARRANGED', ({ sortOrder, filter }) => host().track('Quotes Arranged', { sortOrder, filter })),
    actor.on('QUOTES.COMPARED', ({ quoteCount }) => host().track('Quotes Compared', { quoteCount })),
    actor.on('QUOTES.PRINTED', ({ quoteCount }) => host().track('Quotes Printed', { quoteCount })),
  ];
  return () => {
    stopSteps();
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
