import type { LoyaltyAccount } from '#domain/loyalty';
import type { PortalTabProps } from '../portal-tab.types.ts';
import type { RewardsActor } from './rewards.machine.ts';

/** The props of each part of the rewards. */
export type RewardsProps = PortalTabProps & {
  actor: RewardsActor;
  account: LoyaltyAccount;
};
