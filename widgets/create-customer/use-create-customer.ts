import { useCallback, useEffect, useState } from 'react';
import { isZipCode } from '#domain/zip-code';
import { useReportedPages } from '#embed/debug/use-reported-pages';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { useLatest } from '#flow/use-latest';
import { machineModule, useLazyMachine } from '#flow/use-lazy-machine';
import { emptyDraft } from '#forms/person/person-draft';
import type { CreateCustomerConfig } from './create-customer.config.ts';
import { type CustomerPage, formPage, noProblem, type ProblemView } from './create-customer.connect.ts';
import type { CreateCustomerEvent } from './create-customer.types.ts';
import { hasSavedDraft, prepareDraft, saveEarlyDraft } from './saved-draft.ts';

// The form works without the machine, which loads meanwhile.
const core = machineModule(() => import('./create-customer.core.ts'));

export interface CustomerCreation {
  page: CustomerPage;
  problem: ProblemView;
  send: (event: CreateCustomerEvent) => void;
  /** The machine did not load. It is loaded again when the network returns. */
  isMissing: boolean;
  retry: () => void;
}

/** Runs the machine while the widget is mounted. */
export function useCreateCustomer(config: CreateCustomerConfig, host: WidgetHost): CustomerCreation {
  const { visitor } = host;
  const latestHost = useLatest(host);
  useReportedPages('create-customer', host, { successPage: config.successPage });
  const [isReturning] = useState(() => hasSavedDraft(visitor));
  const [early, setEarly] = useState<CustomerPage>(() => (isReturning ? { page: 'loading' } : formPage(emptyDraft)));

  const {
    actor,
    view,
    send: sendToMachine,
    isMissing,
    retry,
  } = useLazyMachine({
    module: core,
    start: ({ startCreateCustomer }) => startCreateCustomer({ config }, latestHost),
    initialView: { page: early, problem: noProblem },
    // A restored draft would replace the text that is typed meanwhile.
    isReady: (running) => !running.getSnapshot().matches({ journey: 'restoring' }),
    onHeldEvent: (event) => {
      if (event.type !== 'DRAFT.TYPED' && event.type !== 'FORM.SUBMITTED') return;
      const { draft } = event;
      setEarly({
        ...formPage(draft),
        // The machine looks it up once it has loaded.
        lookup: isZipCode(draft.zip) ? 'running' : 'none',
        isSending: event.type === 'FORM.SUBMITTED',
      } as CustomerPage);
      // The visitor may leave before the machine can save the draft.
      saveEarlyDraft(visitor, draft);
    },
  });

  const send = useCallback(
    (event: CreateCustomerEvent) =>
      sendToMachine(!actor && event.type === 'DRAFT.TYPED' ? { ...event, isEarly: true } : event),
    [actor, sendToMachine],
  );
  useEffect(() => prepareDraft(visitor), [visitor]);
  useEffect(() => actor?.send({ type: 'CONFIG.CHANGED', config }), [actor, config]);
  return { ...view, send, isMissing, retry };
}
