import { useEffect, useMemo, useState } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { useLatest } from '#flow/use-latest';
import { machineModule, useLazyMachine } from '#flow/use-lazy-machine';
import { prepareEarlyDrafts, saveEarlyDraft } from './early-draft.ts';
import { hasEntryLink } from './entry/entry-link.ts';
import type { FlowConfig } from './quote-flow.config.ts';
import type { DriverView, ShellView } from './quote-flow.connect.ts';
import type { FirstView, startFlow } from './quote-flow.core.ts';
import type { FlowActor } from './quote-flow.machine.ts';
import type { FlowEvent } from './quote-flow.types.ts';
import { mayHaveSavedVisit } from './saved-visits.ts';

// The machine loads in the background; the first step accepts typing before. No step is left without it and a token.
const core = machineModule(() => import('./quote-flow.core.ts'));

export interface FlowMachine extends FirstView {
  actor: FlowActor | undefined;
  send: (event: FlowEvent) => void;
}

const firstStep: ShellView = {
  page: 'driver',
  meta: { step: 'driver', stage: 'quote', progress: 0, hash: 'driver1' },
  session: 'waiting',
  notice: undefined,
  dialog: undefined,
  variant: 'primary',
  entryNotice: undefined,
  isFollowingLink: false,
};
const nothing: ShellView = { ...firstStep, page: undefined, meta: undefined };
const driverBefore = (entry: DriverView['entry']): DriverView => ({
  answers: undefined,
  knownAnswers: {},
  draft: undefined,
  entry,
  isSearching: false,
  isReading: false,
  problem: undefined,
  dialog: undefined,
});

/** Loads and runs the machine. Until it is ready the first step works without it, and its events are held. */
export function useFlowMachine({ config, host }: { config: FlowConfig; host: WidgetHost }): FlowMachine {
  const latestHost = useLatest(host);
  const [hasSavedVisit] = useState(() => mayHaveSavedVisit(host.visitor));
  const [isResuming] = useState(() => hasSavedVisit || hasEntryLink(host.path));
  const [entry, setEntry] = useState<DriverView['entry']>(config.modes[0]!);
  const initialView = useMemo(
    () => ({ shell: isResuming ? nothing : firstStep, driver: driverBefore(entry) }),
    [isResuming, entry],
  );

  const { actor, send, view, isMissing } = useLazyMachine<{ startFlow: typeof startFlow }, FlowActor, FirstView>({
    module: core,
    initialView,
    start: (loaded) => loaded.startFlow({ config, host: latestHost, hasSavedVisit }),
    onHeldEvent: (event) => {
      if (event.type === 'MODE.CHOSEN') setEntry(event.mode);
      if (event.type === 'DRAFT.CHANGED') {
        saveEarlyDraft(host.visitor, { driverEntry: entry, drafts: { [event.form]: event.values } });
      }
    },
  });

  useEffect(() => {
    if (!isResuming) prepareEarlyDrafts(host.visitor);
  }, [isResuming, host.visitor]);
  useEffect(() => actor?.send({ type: 'CONFIG.CHANGED', config }), [actor, config]);
  useEffect(() => actor?.send({ type: 'LANGUAGE.CHANGED', language: host.language }), [actor, host.language]);

  // Without the machine only the first step can be shown, not a restored one.
  const shell = useMemo(
    () => (isMissing ? { ...firstStep, notice: { kind: 'unreachable' as const } } : view.shell),
    [isMissing, view.shell],
  );
  return { actor, send, shell, driver: view.driver };
}
