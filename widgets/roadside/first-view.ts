import type { RoadsidePage, ShellView } from './roadside.connect.ts';

// The views before the machine has loaded.

export const firstPage: RoadsidePage = { page: 'membership', membership: '', offer: undefined, isWaiting: false };
export const firstShell: ShellView = {
  stage: 'membershipStage',
  progress: 10,
  problem: undefined,
  hasOwnRetry: false,
};
