import { assign } from 'xstate';
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
    addFollowUp: assign(({ context }, { household }: { household: Household }) => ({
      ...householdAdded(context, household),
      followUps: context.followUps + 1,
    })),
    endFollowUp: assign({ commonId: '' }),
  },
  guards: {
    /** No search once the visitor has confirmed the drivers. */
    followUpIsDue: ({ context: { commonId, followUps, quote, areDriversConfirmed } }) =>
      commonId !== '' && followUps < mostFollowUps && quote?.address.state !== undefined && !areDriversConfirmed,
  },
  delays: { followUpDelay: 2000 },
});
