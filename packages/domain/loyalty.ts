import type { CalendarDate } from './calendar-date.ts';
import type { Cents } from './money.ts';
import { plainName } from './plain-name.ts';

/** The tiers of the rewards programme, the lowest first (spec 3 §3). */
export const loyaltyTiers = ['silver', 'gold', 'platinum'] as const;
export type LoyaltyTier = (typeof loyaltyTiers)[number];

/** A tier by the service's name for it: `Gold`, `GOLD`, `Gold tier`. Undefined for any other name. */
export function loyaltyTierOf(name: string): LoyaltyTier | undefined {
  const plain = plainName(name);
  return loyaltyTiers.find((tier) => plain === tier || plain === `${tier}tier` || plain === `tier${tier}`);
}

/** What a customer has in the rewards programme. Points are whole. */
export interface LoyaltyAccount {
  programName: string;
  /** Points that can be redeemed; undefined when the service does not say. */
  balance: number | undefined;
  /** Points earned so far, redeemed ones included; undefined when the service does not say. */
  lifetimePoints: number | undefined;
  /** Undefined for a customer without a tier, and for a tier of another name. */
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
  /** Points, never negative: `type` has the sign. */
  points: number;
  /** What the points were earned with; may be empty. */
  ruleName: string;
  /** `balance`, `lifetime`, or another ledger of the service's; may be empty. */
  ledger: string;
  /** What was redeemed; may be empty. */
  name: string;
  /** Of a redeemed gift card; empty otherwise. */
  pin: string;
}

/** A gift card that was redeemed. Its code is money: never stored, tracked or logged. */
export interface GiftCard {
  code: string;
  pin: string | undefined;
}

/** The social networks that points are given for. */
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
 * The progress to the next tier. The service's tier and points to the next one count first, then the points earned so
 * far. Undefined when the service says neither. A tier of another name counts as none below the lowest tier; above it, nobody
 * knows what comes next.
 */
export function tierProgress(
  { tier: known, tierName = '', pointsToNextTier, lifetimePoints }: Partial<LoyaltyAccount>,
  tierPoints: TierPoints,
): TierProgress | undefined {
  if (known === undefined && tierName !== '' && !(lifetimePoints !== undefined && lifetimePoints < tierPoints.silver))
    return undefined;
  if (known === undefined && pointsToNextTier === undefined && lifetimePoints === undefined) return undefined;
  const earned = lifetimePoints ?? 0;
  const tier = known ?? loyaltyTiers.findLast((one) => lifetimePoints !== undefined && earned >= tierPoints[one]);
  const nextTier = loyaltyTiers[tier ? loyaltyTiers.indexOf(tier) + 1 : 0];
  if (!nextTier) return { tier, nextTier: undefined, pointsToNextTier: undefined, fraction: 1 };
  const from = tier ? tierPoints[tier] : 0;
  const end = tierPoints[nextTier];
  // Without any points, a tier has just begun.
  const remaining = Math.max(0, pointsToNextTier ?? end - Math.max(earned, from));
  const done = 1 - remaining / (end - from);
  return {
    tier,
    nextTier,
    pointsToNextTier: remaining,
    fraction: Number.isFinite(done) ? Math.min(1, Math.max(0, done)) : 0,
  };
}

/** What points are worth: a hundred points are a dollar (spec 3 §9). */
export function moneyOfPoints(points: number): Cents {
  return Math.floor(points);
}

/** Whether a gift card of this many points can be redeemed (spec 3 §4). Not while the balance is unknown. */
export function canRedeem(balance: number | undefined, cardPoints: number): boolean {
  return balance !== undefined && balance >= cardPoints;
}
