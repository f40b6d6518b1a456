import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromService } from '#flow/machine/from-service';
import { leavePage } from '#flow/machine/leave-page';
import { useLatest } from '#flow/use-latest';
import { requote } from '#services/rating/requote';
import type { PortalTabProps } from '../portal-tab.types.ts';
import { type RequoteActor, requoteMachine } from './requote.machine.ts';

/** Runs the machine that asks for new rates while the quotes are shown. */
export function useRequote({ host, session }: Pick<PortalTabProps, 'host' | 'session'>): RequoteActor {
  const latest = useLatest({ host, session });
  const [machine] = useState(() =>
    requoteMachine.provide({
      actors: {
        requote: fromService((request, signal) =>
          requote(latest().host.client, request, signal).catch((error: unknown) => {
            latest().session.endsWith(error);
            throw error;
          }),
        ),
        leavePage: leavePage<'requote'>(() => latest().host),
      },
      actions: { trackRequote: () => latest().host.track('Quote Rated Again') },
    }),
  );
  return useActorRef(machine);
}
