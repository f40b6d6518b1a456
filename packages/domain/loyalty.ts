import type { CalendarDate } from './calendar-date.ts';
import type { Cents } from './money.ts';
import { plainName } from './plain-name.ts';

/** The tiers of the rewards program, lowest first (spec 3 §3). */
export const loyaltyTiers = ['silver', 'gold', 'platinum'] as const;
export type LoyaltyTier = (typeof loyaltyTiers)[number];

/** A tier by the service's name for it: `Gold`, `GOLD`, `Gold tier`. Undefined for any other name. */
export function loyaltyTierOf(name: string): LoyaltyTier | undefined {
  const plain = plainName(name);
  return loyaltyTiers.find((tier) => plain === tier || plain === `${tier}tier` || plain === `tier${tier}`);
}

/** A customer's account in the rewards program. Points are whole. */
export interface LoyaltyAccount {
  programName: string;
  /** Points that can be redeemed; undefined when the service does not say. */
  balance: number | undefined;
  /** Points earned so far, including redeemed ones; undefined when the service does not say. */
  lifetimePoints: number | undefined;
  /** Undefined for a customer without a tier, or with an unknown tier. */
  tier: LoyaltyTier | undefined;
  /** The service's name for the tier; empty without one. */
  tierName: string;
  /** Undefined when the service does not say, and in the highest tier. */
  pointsToNextTier: number | undefined;
}

/** An entry of the points history. */
export interface LoyaltyTransaction {
  /** Unique in the history where the service has ids; empty otherwise. */
  id: string;
  type: 'addition' | 'subtraction';
  created: CalendarDate | undefined;
  expiryDate: CalendarDate | undefined;
  /** Points, never negative: `type` says whether they were added or removed. */
  points: number;
  /** What earned the points; may be empty. */
  ruleName: string;
  /** `balance`, `lifetime`, or another ledger of the service's; may be empty. */
  ledger: string;
  /** What was redeemed; may be empty. */
  name: string;
  /** Code of a redeemed gift card; empty otherwise. */
  pin: string;
}

/** A redeemed gift card. Its code is money: never stored, tracked or logged. */
export interface GiftCard {
  code: string;
  pin: string | undefined;
}

/** The social networks that earn points. */
export const socialNetworks = ['instagram', 'facebook'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** Points at which each tier begins, as a page configures them. */
export type TierPoints = Readonly<Record<LoyaltyTier, number>>;

export interface TierProgress {
  /** Undefined below the lowest tier. */
  tier: LoyaltyTier | undefined;
  /** Undefined in the highest tier. */
  nextTier: LoyaltyTier | undefined;
  /** Undefined in the highest tier. */
  pointsToNextTier: number | undefined;
  /** From 0 to 1, from the beginning of the tier to the beginning of the next one; 1 in the highest. */
  fraction: number;
}

/**
 * The progress to the next tier. The service's tier and points to the next tier count first, then the points earned so
 * far. Undefined when the service sends none of these. A customer with an unknown tier name and fewer points than the
 * lowest tier counts as having no tier; otherwise the next tier is unknown and the result undefined.
 */
export function tierProgress(
  { tier: known, tierName = '', pointsToNextTier, lifetimePoints }: Partial<LoyaltyAccount>,
  tierPoints: TierPoints,
): TierProgress | undefined {
  if (known === undefined && tierName !== '' && !(lifetimePoints !== undefined && lifetimePoints < tierPoints.silver))
    return undefined;
  if (known === undefined && pointsToNextTier === undefined && lifetimePoints === undefined) return undefined;
  const earned = lifetimePoints ?? 0;
  const tier =
    known ?? loyaltyTiers.findLast((candidate) => lifetimePoints !== undefined && earned >= tierPoints[candidate]);
  const nextTier = loyaltyTiers[tier ? loyaltyTiers.indexOf(tier) + 1 : 0];
  if (!nextTier) return { tier, nextTier: undefined, pointsToNextTier: undefined, fraction: 1 };
  const from = tier ? tierPoints[tier] : 0;
  const end = tierPoints[nextTier];
  // Without any points, the tier has just begun.
  const remaining = Math.max(0, pointsToNextTier ?? end - Math.max(earned, from));
  const done = 1 - remaining / (end - from);
  return {
    tier,
    nextTier,
    pointsToNextTier: remaining,
    fraction: Number.isFinite(done) ? Math.min(1, Math.max(0, done)) : 0,
  };
}

/** The value of points: a hundred points are a dollar (spec 3 §9). */
export function moneyOfPoints(points: number): Cents {
  return Math.floor(points);
}

/** Whether a gift card of this many points can be redeemed (spec 3 §4). False while the balance is unknown. */
export function canRedeem(balance: number | undefined, cardPoints: number): boolean {
  return balance !== undefined && balance >= cardPoints;
}
