import { useCallback, useEffect, useState } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { useLatest } from '#flow/use-latest';
import { machineModule, useLazyMachine } from '#flow/use-lazy-machine';
import { type ConsentPage, formPage, type ShellView } from './consent-form.connect.ts';
import type { ConsentEvent } from './consent-form.types.ts';
import { consentIdIn } from './consent-link.ts';
import { hasSavedDraft, prepareDraft, saveEarlyDraft } from './saved-draft.ts';

// The form works without the machine, which loads meanwhile.
const core = machineModule(() => import('./consent-form.core.ts'));

export interface RunningConsent {
  page: ConsentPage;
  shell: ShellView;
  send: (event: ConsentEvent) => void;
  /** The machine did not load. It is loaded again when the network returns. */
  isMissing: boolean;
  retry: () => void;
}

/** Runs the machine while the widget is mounted. */
export function useConsentForm(host: WidgetHost): RunningConsent {
  const { visitor } = host;
  const latestHost = useLatest(host);
  const [id] = useState(() => consentIdIn(host.path));
  const [early, setEarly] = useState<ConsentPage>(() =>
    id || hasSavedDraft(visitor) ? { page: 'loading' } : formPage({}),
  );

  const {
    actor,
    view,
    send: sendToMachine,
    isMissing,
    retry,
  } = useLazyMachine({
    module: core,
    start: ({ startConsent }) => startConsent({ id }, latestHost),
    initialView: { page: early, shell: { isOffline: false, problem: undefined } },
    // A restored draft would replace the text that is typed meanwhile.
    isReady: (running) => !running.getSnapshot().matches({ journey: 'restoring' }),
    onHeldEvent: (event) => {
      if (event.type !== 'DRAFT.TYPED' && event.type !== 'CONSENT.SUBMITTED') return;
      setEarly(formPage(event.draft, event.type === 'CONSENT.SUBMITTED'));
      // The visitor may leave before the machine can save the draft.
      saveEarlyDraft(visitor, id, event.draft);
    },
  });

  const send = useCallback(
    (event: ConsentEvent) =>
      sendToMachine(!actor && event.type === 'DRAFT.TYPED' ? { ...event, isEarly: true } : event),
    [actor, sendToMachine],
  );
  useEffect(() => prepareDraft(visitor), [visitor]);
  return { ...view, send, isMissing, retry };
}
