import type { StateCode } from '#domain/us-state';

/** The coverage that a state's law requires, in whole dollars, and the further options on offer. */
export interface StateMinimum {
  /** Per person and per accident; absent where the law requires none. */
  bodilyInjury?: readonly [number, number];
  propertyDamage: number;
  /** Required uninsured-motorist limits, per person and per accident. */
  uninsuredMotorists?: readonly [number, number];
  /** Personal injury protection: required, or optional with 0 to decline. */
  personalInjuryProtection?: readonly number[];
  /** Limits of uninsured motorists, property damage; absent where it is not sold. */
  uninsuredPropertyDamage?: readonly number[];
  hasDeductibleWaiver?: boolean;
}

/** According to the laws of 2025. A served state without an entry has no packages. */
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
