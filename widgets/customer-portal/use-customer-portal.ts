import { useEffect, useMemo } from 'react';
import { useSession } from '#account/use-session';
import { useLatest } from '#flow/use-latest';
import { machineModule, useLazyMachine } from '#flow/use-lazy-machine';
import { currentView, type CustomerPortalView, firstView } from './customer-portal.connect.ts';
import type { CustomerPortalEvent, CustomerPortalPage } from './customer-portal.types.ts';
import type { PortalData } from './data/portal-data.ts';

const core = machineModule(() => import('./customer-portal.chunk.ts'));

export interface RunningPortal {
  view: CustomerPortalView;
  /** Data of the signed-in customer; undefined if nobody is signed in. */
  data: PortalData | undefined;
  send: (event: CustomerPortalEvent) => void;
  /** The machine could not be loaded. */
  isMissing: boolean;
  retry: () => void;
}

/** Runs the portal's machine while the widget is mounted. */
export function useCustomerPortal(page: CustomerPortalPage, hasPaymentReturn: boolean): RunningPortal {
  const latest = useLatest(page);
  const { visitor } = page.host;
  const { session } = useSession(page.host);
  const machine = useLazyMachine({
    module: core,
    start: ({ startCustomerPortal }) => startCustomerPortal({ hasPaymentReturn, now: visitor.now }, latest),
    initialView: { portal: firstView },
  });
  const { actor, send, isMissing, retry } = machine;
  const view = currentView(machine.view.portal, session);

  const visit = view.page === 'signedIn' ? view.visit : undefined;
  const { language } = page.host;
  const data = useMemo(
    () =>
      actor && core.module && visit !== undefined
        ? new core.module.PortalData({
            host: () => latest().host,
            language,
            onSessionEnded: () => actor.send({ type: 'SESSION.REJECTED' }),
          })
        : undefined,
    [actor, latest, visit, language],
  );
  useEffect(() => () => data?.clear(), [data]);

  return { view, data, send, isMissing, retry };
}
