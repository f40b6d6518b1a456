import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useLatest } from '#flow/use-latest';
import type { PortalTabProps } from '../portal-tab.types.ts';
import { rewardsActors } from './rewards.actors.ts';
import { type RewardsActor, rewardsMachine } from './rewards.machine.ts';

/** Runs the rewards machine while the tab is mounted. */
export function useRewards({ config, host, session }: PortalTabProps): RewardsActor {
  const latest = useLatest({ config, host, session });
  const [machine] = useState(() => rewardsMachine.provide(rewardsActors(latest)));
  return useActorRef(machine);
}
