import { useEffect, useMemo, useState } from 'react';
import type { BindQuote } from '#domain/bind-quote';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { stepMetaOf } from '#flow/step-meta';
import { useLatest } from '#flow/use-latest';
import { type LazyMachine, machineModule, useLazyMachine } from '#flow/use-lazy-machine';
import {
  type DriverInformationView,
  driverInformationView,
} from '#forms/driver-information/driver-information.connect';
import { quoteAdded } from '#forms/purchase/purchase.context';
import { carrierOf } from './carrier.ts';
import { saveEarlyDraft } from './early-draft.ts';
import type { PseudoBindConfig } from './pseudo-bind.config.ts';
import type { ShellView } from './pseudo-bind.connect.ts';
import { isSheetMissing, newContext, type SummaryView, summaryView } from './pseudo-bind.context.ts';
import type { PseudoBindActor } from './pseudo-bind.machine.ts';
import { type PseudoBindInput, stages } from './pseudo-bind.types.ts';
import { missingParameters, quoteReferenceOf } from './quote-reference.ts';
import { QuoteRequest } from './quote-request.ts';

// The machine and its followers load in parallel with the quote: the first section works before them.
const core = machineModule(() => import('./pseudo-bind.core.ts'));

/** The views, before the machine is ready and after. */
export interface FirstView {
  shell: ShellView;
  summary: SummaryView;
  driver: DriverInformationView;
}

const idle = { isBusy: false, areCarsLookedUp: false };

function viewBeforeMachine(input: PseudoBindInput, quote: BindQuote | undefined): FirstView {
  const empty = newContext(input);
  const context = quote ? { ...empty, ...quoteAdded(empty, quote) } : empty;
  return {
    shell: {
      page: quote ? 'driver' : 'loading',
      stage: quote && 'driver',
      progress: quote ? 10 : 0,
      stages: carrierOf(context).hideAdditionalDriverSection ? stages.filter((stage) => stage !== 'drivers') : stages,
      notice: undefined,
      reason: undefined,
      verification: undefined,
      isSheetMissing: isSheetMissing(context),
    },
    summary: summaryView(context),
    driver: driverInformationView(context, idle),
  };
}

/** Runs the machine while the widget is mounted. Until it is ready, the first section renders from the quote alone. */
export function usePseudoBind(config: PseudoBindConfig, host: WidgetHost): LazyMachine<PseudoBindActor, FirstView> {
  const latestHost = useLatest(host);
  const [input] = useState((): PseudoBindInput => ({
    config,
    path: host.path,
    hasSheet: host.client.services.verificationSheet.url !== '',
    tokenState: host.visitor.read('customerSession')?.state,
    placeState: host.visitor.read('place')?.state,
    quoteReference: quoteReferenceOf(host.path),
  }));
  const [request] = useState(() => new QuoteRequest(() => latestHost().client, input.quoteReference));
  const [quote, setQuote] = useState<BindQuote>();

  useEffect(() => {
    if (missingParameters(input.quoteReference).length > 0) return undefined;
    let isUnmounted = false;
    const answer = request.send();
    // A saved visit may resume in another section, which the machine determines.
    const { storage, now } = latestHost().visitor;
    const hasSavedVisit = storage.has(`purchase.${input.quoteReference.transactionId}`, now());
    answer.then(
      (loaded) => !isUnmounted && !hasSavedVisit && setQuote(loaded),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
      request.abort();
    };
  }, [request, input, latestHost]);

  const initialView = useMemo(() => viewBeforeMachine(input, quote), [input, quote]);
  const machine = useLazyMachine({
    module: core,
    initialView,
    // The machine replaces the rendered first section only with a section, never with a loading state.
    isReady: (actor: PseudoBindActor) => !quote || stepMetaOf(actor.getSnapshot()) !== undefined,
    start: ({ startPseudoBind }) => startPseudoBind(input, latestHost, request.take),
    // The machine saves what is typed, and its file may never load. There is no saved visit then to overwrite.
    onHeldEvent: (event) => {
      if (event.type === 'DRAFT.CHANGED')
        saveEarlyDraft(latestHost().visitor, input.quoteReference, { [event.form]: event.values });
    },
  });

  const { actor } = machine;
  useEffect(() => actor?.send({ type: 'CONFIG.CHANGED', config }), [actor, config]);
  return machine;
}
