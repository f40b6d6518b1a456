import { assign, enqueueActions } from 'xstate';
import { householdAdded } from '../pseudo-bind.context.ts';
import type { Household, LicenseCheck } from '../pseudo-bind.types.ts';
import { verificationChildSetup } from '../verification/verification-child.setup.ts';

/** The number of searches for the rest of a household. */
const mostFollowUps = 3;

export const householdSetup = verificationChildSetup.extend({
  actions: {
    addHousehold: assign(({ context }, { check }: { check: LicenseCheck }) =>
      check.isRight ? { ...householdAdded(context, check.household), followUps: 0 } : {},
    ),
    addFollowUp: enqueueActions(({ context, enqueue }, { household }: { household: Household }) => {
      const known = context.drivers ?? [];
      const added = householdAdded(context, household);
      enqueue.assign({ ...added, followUps: context.followUps + 1 });
      const found = added.drivers?.filter((driver) => !known.includes(driver)) ?? [];
      if (found.length > 0) enqueue.raise({ type: 'HOUSEHOLD.FOUND', drivers: found });
    }),
    endFollowUp: assign({ commonId: '' }),
  },
  guards: {
    followUpIsDue: ({ context: { commonId, followUps, quote, areDriversConfirmed } }) =>
      commonId !== '' && followUps < mostFollowUps && quote?.address.state !== undefined && !areDriversConfirmed,
    driversAreConfirmed: ({ context }) => context.areDriversConfirmed,
  },
  delays: { followUpDelay: 2000 },
});
