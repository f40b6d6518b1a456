import type { StateCode } from '#domain/us-state';

/** What a state's law asks of a car policy, in whole dollars, and what its policies offer beyond. */
export interface StateMinimum {
  /** Per person and per accident; absent where the law asks for none. */
  bodilyInjury?: readonly [number, number];
  propertyDamage: number;
  /** Uninsured motorists that the law asks for, per person and per accident. */
  uninsuredMotorists?: readonly [number, number];
  /** Personal injury protection: asked for, or offered and declined with 0. */
  personalInjuryProtection?: readonly number[];
  /** Limits of uninsured motorists, property damage; absent where it is not sold. */
  uninsuredPropertyDamage?: readonly number[];
  hasDeductibleWaiver?: boolean;
}

/** By the laws of 2025. A served state that is missing here has no packages on file. */
export const stateMinimums: Partial<Record<StateCode, StateMinimum>> = {
  AZ: { bodilyInjury: [25_000, 50_000], propertyDamage: 15_000 },
  CA: {
    bodilyInjury: [30_000, 60_000],
    propertyDamage: 15_000,
    uninsuredPropertyDamage: [3_500],
    hasDeductibleWaiver: true,
  },
  CO: { bodilyInjury: [25_000, 50_000], propertyDamage: 15_000 },
  FL: { propertyDamage: 10_000, personalInjuryProtection: [10_000] },
  GA: { bodilyInjury: [25_000, 50_000], propertyDamage: 25_000, uninsuredPropertyDamage: [25_000, 50_000] },
  IL: {
    bodilyInjury: [25_000, 50_000],
    propertyDamage: 20_000,
    uninsuredMotorists: [25_000, 50_000],
    uninsuredPropertyDamage: [15_000],
  },
  NM: { bodilyInjury: [25_000, 50_000], propertyDamage: 10_000, uninsuredPropertyDamage: [10_000, 25_000] },
  NV: { bodilyInjury: [25_000, 50_000], propertyDamage: 20_000 },
  OK: { bodilyInjury: [25_000, 50_000], propertyDamage: 25_000 },
  TN: { bodilyInjury: [25_000, 50_000], propertyDamage: 25_000, uninsuredPropertyDamage: [25_000, 50_000] },
  TX: {
    bodilyInjury: [30_000, 60_000],
    propertyDamage: 25_000,
    personalInjuryProtection: [0, 2_500, 5_000, 10_000],
    uninsuredPropertyDamage: [25_000, 50_000],
  },
};
