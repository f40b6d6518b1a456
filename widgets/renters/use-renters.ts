import { useCallback, useEffect, useMemo, useState } from 'react';
import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt } from '#domain/calendar-date';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { useLatest } from '#flow/use-latest';
import { machineModule, useLazyMachine } from '#flow/use-lazy-machine';
import { newVisit, visitVersion } from './new-visit.ts';
import { rentersLinkOf } from './renters-link.ts';
import type { RentersConfig } from './renters.config.ts';
import type { PersonalView, ShellView } from './renters.connect.ts';
import type { RentersActor } from './renters.machine.ts';
import type { RentersEvent, RentersInput } from './renters.types.ts';

// The form accepts typing while the machine loads in the background.
const core = machineModule(() => import('./renters.core.ts'));

/** The views of the shell and the first section. */
export interface FirstView {
  shell: ShellView;
  personal: PersonalView;
}

export interface RunningRenters {
  actor: RentersActor | undefined;
  send: (event: RentersEvent) => void;
  view: FirstView;
  /** The machine could not be loaded. */
  isMissing: boolean;
}

const firstView = (page: 'personal' | 'loading'): FirstView => ({
  shell: { page, stage: 'personal', progress: 10, notice: undefined, reason: undefined, canRetry: false },
  personal: {
    drafts: {},
    known: {},
    zipLookup: undefined,
    isLookingUpZip: false,
    isJoining: false,
    earlier: 'none',
    earlierReason: '',
  },
});

/** Runs the machine while the widget is mounted. It loads in the background, and then takes over the events of the first form. */
export function useRenters(config: RentersConfig, host: WidgetHost): RunningRenters {
  const { visitor } = host;
  const latestHost = useLatest(host);
  const [link] = useState(() => rentersLinkOf(host.path));
  const [isResuming] = useState(() => link.transactionId !== '' || visitor.storage.has('rentersVisit', visitor.now()));
  const initialView = useMemo(() => firstView(isResuming ? 'loading' : 'personal'), [isResuming]);

  const machine = useLazyMachine({
    module: core,
    initialView,
    start: ({ startRenters }) => {
      const input: RentersInput = {
        config,
        link,
        path: latestHost().path,
        tokenState: visitor.read('customerSession')?.state,
        placeState: visitor.read('place')?.state,
        today: () => dateAt(latestHost().client.now(), agencyTimeZone),
      };
      return startRenters(input, latestHost);
    },
    isReady: (actor) => isEntered(actor),
    onHeldEvent: (event) => {
      // The page may be left before the machine is ready to save the draft.
      if (event.type === 'DRAFT.CHANGED') {
        visitor
          .record('rentersVisit', { version: visitVersion })
          .remember({ ...newVisit, drafts: { [event.form]: event.values } });
      }
    },
  });

  const { actor, send: sendToMachine, view, isMissing } = machine;
  const send = useCallback(
    (event: RentersEvent) =>
      sendToMachine(!actor && event.type === 'DRAFT.CHANGED' ? { ...event, isEarly: true } : event),
    [actor, sendToMachine],
  );
  useEffect(() => {
    if (!isResuming) visitor.record('rentersVisit', { version: visitVersion }).prepare();
  }, [isResuming, visitor]);
  useEffect(() => actor?.send({ type: 'CONFIG.CHANGED', config }), [actor, config]);
  return { actor, send, view, isMissing };
}

/** True once the machine knows the form's first values. */
function isEntered(actor: RentersActor): boolean {
  const { journey } = actor.getSnapshot().value;
  return journey !== 'entering' && journey !== 'routing';
}
