import { loadLoyalty } from '#services/loyalty/load-loyalty.contract';
import { tierOfPoints } from '../../portfolios/tiers.ts';
import { readPointTotals } from '../../store/loyalty-entries.ts';
import { implementCall, success } from '../implement-call.ts';
import { isEnrolled } from './is-enrolled.ts';

export const answerLoadLoyalty = implementCall(loadLoyalty, async ({ database, customer }) => {
  if (!isEnrolled(customer!)) return { ...success, programs: [] };
  const { balance, lifetime } = await readPointTotals(database, customer!);
  const { tier, pointsToNextTier } = tierOfPoints(lifetime);
  return {
    ...success,
    programs: [
      {
        name: 'rewards',
        title: 'Rewards',
        subLedgers: {
          balance: { currentBalance: balance },
          lifetime: { currentBalance: lifetime, pointsToNextTier, ...(tier && { currentTier: { name: tier } }) },
        },
      },
    ],
  };
});
