import * as z from 'zod/mini';
import { loyaltyTiers } from '#domain/loyalty';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nothing } from '../testing/value-types.ts';
import { loadLoyalty } from './load-loyalty.ts';

const optionalPoints = z.union([z.int().check(z.nonnegative()), nothing]);

export const loadLoyaltyFixture: CallFixture = {
  call: (client) => loadLoyalty(client),
  value: z.union([
    nothing,
    z.strictObject({
      programName: z.string(),
      balance: optionalPoints,
      lifetimePoints: optionalPoints,
      tier: z.union([z.enum(loyaltyTiers), nothing]),
      tierName: z.string(),
      pointsToNextTier: optionalPoints,
    }),
  ]),
};
