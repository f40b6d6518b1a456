import { useCallback, useEffect, useMemo, useState } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { useLatest } from '#flow/use-latest';
import { machineModule, missingKind, useLazyMachine } from '#flow/use-lazy-machine';
import { prepareEarlyDrafts, saveEarlyDraft } from './early-draft.ts';
import { hasEntryLink } from './entry/entry-link.ts';
import type { FlowConfig } from './quote-flow.config.ts';
import type { DriverView, ShellView } from './quote-flow.connect.ts';
import type { FirstView, startFlow } from './quote-flow.core.ts';
import type { FlowActor } from './quote-flow.machine.ts';
import type { FlowEvent } from './quote-flow.types.ts';
import { mayHaveSavedVisit } from './saved-visits.ts';
import type { Draft } from './steps/drafts.ts';

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

/** The values of the fields that the visitor has typed into; the saved visit, which is not loaded yet, has the others. */
function typedInto(fields: Set<string>, values: Draft): Draft {
  for (const [name, value] of Object.entries(values)) if (value !== '') fields.add(name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields.has(name)));
}

/** Loads and runs the machine. Until it is ready the first step of a new visitor works without it, and its events are held. */
export function useFlowMachine({ config, host }: { config: FlowConfig; host: WidgetHost }): FlowMachine {
  const latestHost = useLatest(host);
  const [hasSavedVisit] = useState(() => mayHaveSavedVisit(host.visitor));
  const [isResuming] = useState(() => hasSavedVisit || hasEntryLink(host.path));
  const [entry, setEntry] = useState<DriverView['entry']>(config.modes[0]!);
  const initialView = useMemo(
    () => ({ shell: isResuming ? nothing : firstStep, driver: driverBefore(entry) }),
    [isResuming, entry],
  );

  const [typedFields] = useState(() => new Set<string>());

  const machine = useLazyMachine<{ startFlow: typeof startFlow }, FlowActor, FirstView>({
    module: core,
    initialView,
    start: (loaded) => loaded.startFlow({ config, host: latestHost, hasSavedVisit }),
    // Restoring would overwrite what was typed meanwhile.
    isReady: (running) => !running.getSnapshot().matches({ journey: 'restoringVisit' }),
    onHeldEvent: (event) => {
      if (event.type === 'MODE.CHOSEN') setEntry(event.mode);
      // The page may be left before the machine is ready to save.
      if (event.type === 'DRAFT.CHANGED') {
        saveEarlyDraft(host.visitor, { driverEntry: entry, drafts: { [event.form]: event.values } });
      }
    },
  });
  const { actor, send: sendToMachine, view, isMissing } = machine;
  const send = useCallback(
    (event: FlowEvent) =>
      sendToMachine(
        !actor && event.type === 'DRAFT.CHANGED'
          ? { ...event, values: typedInto(typedFields, event.values), isEarly: true }
          : event,
      ),
    [actor, sendToMachine, typedFields],
  );

  useEffect(() => {
    if (!isResuming) prepareEarlyDrafts(host.visitor);
  }, [isResuming, host.visitor]);
  useEffect(() => actor?.send({ type: 'CONFIG.CHANGED', config }), [actor, config]);
  useEffect(() => actor?.send({ type: 'LANGUAGE.CHANGED', language: host.language }), [actor, host.language]);

  // Without the machine only the first step can be shown. A saved visit may be past it, and is kept as it is.
  const kind = missingKind(isMissing);
  const shell = useMemo(
    () => (kind ? { ...(hasSavedVisit ? nothing : firstStep), notice: { kind } } : view.shell),
    [kind, hasSavedVisit, view.shell],
  );
  return { actor, send, shell, driver: view.driver };
}
