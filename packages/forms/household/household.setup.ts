import { type AnyEventObject, enqueueActions } from 'xstate';
import type { SectionAction } from '#flow/machine/assign-to';
import { isRejected, StatusError } from '#services/errors';
import { fullName } from '../additional-driver/additional-driver.rules.ts';
import { carrierOf } from '../purchase/carrier.ts';
import { change, type PurchaseArgs } from '../purchase/purchase.setup.ts';
import type { Household, PurchaseContext } from '../purchase/purchase.types.ts';
import { driversFound, householdAdded } from './household.rules.ts';

/** Milliseconds before the first search for the rest of a household; each further one waits twice as long. */
const firstDelay = 2_000;
const longestDelay = 60_000;

/** For a flow's setup: `base.extend(household)`. The flow ends the search with `endFollowUp`. */
export const household = {
  actions: {
    addFollowUp: enqueueActions<PurchaseContext, AnyEventObject, { household: Household }, { type: 'HOUSEHOLD.FOUND' }>(
      ({ context, enqueue }, { household: found }) => {
        const names = driversFound(context, found).map(fullName);
        enqueue.assign({ ...householdAdded(context, found), lateDrivers: [...context.lateDrivers, ...names] });
        if (names.length > 0) enqueue.raise({ type: 'HOUSEHOLD.FOUND' });
      },
    ) as SectionAction<PurchaseContext, { household: Household }>,
    countFollowUp: change(({ context }) => ({ followUps: context.followUps + 1 })),
    endFollowUp: change(() => ({ commonId: '' })),
    rememberFollowUpFailure: change(() => ({ hasFollowUpFailed: true })),
  },
  guards: {
    followUpIsDue: ({ context }: PurchaseArgs) =>
      context.commonId !== '' &&
      context.quote?.address.state !== undefined &&
      !carrierOf(context).hideAdditionalDriverSection,
    isFirstFollowUpFailure: ({ context }: PurchaseArgs) => !context.hasFollowUpFailed,
    followUpIsOver: ({ context }: PurchaseArgs) => context.commonId === '',
    /** Another request would get the same answer. */
    followUpWasRejected: (_: unknown, { error }: { error: unknown }) =>
      isRejected(error) || (error instanceof StatusError && !error.isFault),
  },
  delays: {
    followUpDelay: ({ context }: PurchaseArgs) => Math.min(longestDelay, firstDelay * 2 ** context.followUps),
  },
};
