import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canRedeem, loyaltyTierOf, loyaltyTiers, moneyOfPoints, tierProgress } from './loyalty.ts';

const tierPoints = { silver: 1000, gold: 5000, platinum: 15_000 };

describe('loyaltyTierOf', () => {
  it.each([
    ['Gold', 'gold'],
    ['PLATINUM', 'platinum'],
    [' Silver tier ', 'silver'],
    ['tier_gold', 'gold'],
    ['Bronze', undefined],
    ['golden', undefined],
    ['', undefined],
  ])('maps the tier name %j to %s', (name, tier) => {
    expect(loyaltyTierOf(name)).toBe(tier);
  });
});

describe('tierProgress', () => {
  it.each([
    ['below the lowest tier', { lifetimePoints: 250 }, [undefined, 'silver', 750, 0.25]],
    [
      'below the lowest tier, in a tier that is not configured',
      { tierName: 'Bronze', lifetimePoints: 250 },
      [undefined, 'silver', 750, 0.25],
    ],
    ['at the start of a tier', { lifetimePoints: 1000 }, ['silver', 'gold', 4000, 0]],
    ['within a tier', { lifetimePoints: 10_000 }, ['gold', 'platinum', 5000, 0.5]],
    ['in the highest tier', { lifetimePoints: 20_000 }, ['platinum', undefined, undefined, 1]],
    ['by the service’s tier and points', { tier: 'silver', pointsToNextTier: 1000 }, ['silver', 'gold', 1000, 0.75]],
    ['by only the service’s tier', { tier: 'gold' }, ['gold', 'platinum', 10_000, 0]],
    ['by only the service’s points', { pointsToNextTier: 400 }, [undefined, 'silver', 400, 0.6]],
    [
      'by the service’s tier, despite other configured points',
      { tier: 'gold', lifetimePoints: 200 },
      ['gold', 'platinum', 10_000, 0],
    ],
    [
      'with more missing points than the tier has',
      { tier: 'silver', pointsToNextTier: 9000 },
      ['silver', 'gold', 9000, 0],
    ],
  ] as const)('computes the progress %s', (_how, known, [tier, nextTier, pointsToNextTier, fraction]) => {
    const progress = tierProgress(known, tierPoints);
    expect(progress).toMatchObject({ tier, nextTier, pointsToNextTier });
    expect(progress!.fraction).toBeCloseTo(fraction);
  });

  it('returns undefined when the service sends neither tier nor points', () => {
    expect(tierProgress({}, tierPoints)).toBeUndefined();
  });

  it.each([{ lifetimePoints: 20_000 }, { pointsToNextTier: 400 }, {}])(
    'returns undefined for an unknown tier name with %j',
    (known) => {
      expect(tierProgress({ ...known, tierName: 'Diamond' }, tierPoints)).toBeUndefined();
    },
  );

  it('returns a fraction from 0 to 1 for any points and any configured tiers', () => {
    const counts = fc.integer({ min: 0, max: 100_000 });
    const optional = fc.option(counts, { nil: undefined });
    fc.assert(
      fc.property(
        fc.record({ silver: counts, gold: counts, platinum: counts }),
        fc.option(fc.constantFrom(...loyaltyTiers), { nil: undefined }),
        optional,
        optional,
        (configured, tier, pointsToNextTier, lifetimePoints) => {
          const { fraction = 0 } = tierProgress({ tier, pointsToNextTier, lifetimePoints }, configured) ?? {};
          expect(fraction).toBeGreaterThanOrEqual(0);
          expect(fraction).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('reward points', () => {
  it('a hundred reward points are worth one dollar', () => {
    expect([1000, 2550, 99].map(moneyOfPoints)).toEqual([1000, 2550, 99]);
  });

  it.each([
    [1000, 1000, true],
    [999, 1000, false],
    [0, 0, true],
    [undefined, 1000, false],
  ])('a balance of %s pays for a gift card of %d: %s', (balance, points, can) => {
    expect(canRedeem(balance, points)).toBe(can);
  });
});
