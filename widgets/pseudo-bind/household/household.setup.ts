import { assign, enqueueActions } from 'xstate';
import { isRejected, StatusError } from '#services/errors';
import { carrierOf } from '../carrier.ts';
import { fullName, householdAdded } from '../pseudo-bind.context.ts';
import { detailsOf } from '../pseudo-bind.submission.ts';
import type { Household, LicenseCheck } from '../pseudo-bind.types.ts';
import { verificationChildSetup } from '../verification/verification-child.setup.ts';

/** Milliseconds before the first search for the rest of a household; each further one waits twice as long. */
const firstDelay = 2_000;
const longestDelay = 60_000;

export const householdSetup = verificationChildSetup.extend({
  actions: {
    addHousehold: assign(({ context }, { check }: { check: LicenseCheck }) =>
      check.isRight ? { ...householdAdded(context, check.household), followUps: 0 } : {},
    ),
    addFollowUp: enqueueActions(({ context, enqueue }, { household }: { household: Household }) => {
      const { drivers: known = [], lateDrivers, areDriversConfirmed, verification } = context;
      const added = householdAdded(context, household);
      const found = added.drivers?.filter((driver) => !known.includes(driver)) ?? [];
      enqueue.assign({ ...added, lateDrivers: [...lateDrivers, ...found.map(fullName)] });
      if (found.length === 0) return;
      enqueue.raise({ type: 'HOUSEHOLD.FOUND' });
      // The row holds the confirmed drivers: the agent reads who was found, also if the visitor never returns.
      if (areDriversConfirmed) {
        const details = detailsOf({ ...context, ...added, areDriversConfirmed });
        enqueue(() => verification?.send({ type: 'DETAILS.CHANGED', details }));
      }
    }),
    countFollowUp: assign({ followUps: ({ context }) => context.followUps + 1 }),
    endFollowUp: assign({ commonId: '' }),
  },
  guards: {
    followUpIsDue: ({ context }) =>
      context.commonId !== '' &&
      context.quote?.address.state !== undefined &&
      context.section !== 'success' &&
      !carrierOf(context).hideAdditionalDriverSection,
    /** Another request would get the same answer. */
    followUpWasRejected: (_, { error }: { error: unknown }) =>
      isRejected(error) || (error instanceof StatusError && !error.isFault),
  },
  delays: {
    followUpDelay: ({ context }) => Math.min(longestDelay, firstDelay * 2 ** context.followUps),
  },
});
