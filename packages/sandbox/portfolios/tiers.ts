import { type LoyaltyTier, loyaltyTiers, type TierPoints } from '#domain/loyalty';

/** Points at which each tier begins. A page that shows progress is configured with the same points. */
export const sandboxTierPoints: TierPoints = { silver: 1000, gold: 5000, platinum: 15_000 };

/** The tier of the points earned so far, and the points missing to the next one: 0 in the highest. */
export function tierOfPoints(lifetime: number): { tier: LoyaltyTier | undefined; pointsToNextTier: number } {
  const tier = loyaltyTiers.findLast((candidate) => lifetime >= sandboxTierPoints[candidate]);
  const next = loyaltyTiers[tier ? loyaltyTiers.indexOf(tier) + 1 : 0];
  return { tier, pointsToNextTier: next ? sandboxTierPoints[next] - lifetime : 0 };
}
