import { useEffect, useState } from 'react';
import type { MembershipType } from '#domain/roadside';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { useLatest } from '#flow/use-latest';
import { machineModule, useLazyMachine } from '#flow/use-lazy-machine';
import { firstPage, firstShell } from './first-view.ts';
import type { RoadsideConfig } from './roadside.config.ts';
import type { RoadsidePage, ShellView } from './roadside.connect.ts';
import type { RoadsideEvent } from './roadside.types.ts';
import { hasSavedVisit, prepareVisit, saveEarlyMembership } from './saved-visit.ts';
import { transactionIn } from './transaction-in.ts';

// The first step works without the machine, which loads in the background.
const core = machineModule(() => import('./roadside.core.ts'));

export interface RunningRoadside {
  page: RoadsidePage;
  shell: ShellView;
  send: (event: RoadsideEvent) => void;
  /** The machine could not be loaded. It is loaded again when the network returns. */
  isMissing: boolean;
  retry: () => void;
}

/** Runs the machine while the widget is mounted. */
export function useRoadside(config: RoadsideConfig, host: WidgetHost): RunningRoadside {
  const latestHost = useLatest(host);
  const { visitor } = host;
  const [entry] = useState(() => ({
    transactionId: transactionIn(host.path),
    hasSavedVisit: hasSavedVisit(visitor),
  }));
  const [membership, setMembership] = useState<MembershipType | ''>('');
  const [isWaiting, setWaiting] = useState(false);
  const isReturning = entry.transactionId !== '' || entry.hasSavedVisit;
  const early: RoadsidePage = isReturning
    ? { page: 'loading', text: entry.transactionId ? 'checkingPayment' : 'loading' }
    : { ...firstPage, page: 'membership', membership, offer: undefined, isWaiting };

  const { actor, view, send, isMissing, retry } = useLazyMachine({
    module: core,
    start: ({ startRoadside }) => {
      const { path } = latestHost();
      const [tokenState, placeState] = [visitor.read('customerSession')?.state, visitor.read('place')?.state];
      return startRoadside({ config, transactionId: entry.transactionId, path, tokenState, placeState }, latestHost);
    },
    initialView: { page: early, shell: firstShell },
    // Restoring would overwrite choices made meanwhile.
    isReady: (running) => !running.getSnapshot().matches({ journey: 'restoring' }),
    onHeldEvent: (event) => {
      if (event.type === 'MEMBERSHIP.CHOSEN' || event.type === 'MEMBERSHIP.SUBMITTED') {
        setMembership(event.membership);
        setWaiting(event.type === 'MEMBERSHIP.SUBMITTED');
        // The page may be left before the machine is ready to save the choice.
        saveEarlyMembership(visitor, event.membership);
      }
    },
  });

  useEffect(() => prepareVisit(visitor), [visitor]);
  useEffect(() => actor?.send({ type: 'CONFIG.CHANGED', config }), [actor, config]);
  return { ...view, send, isMissing, retry };
}
