import type { CoverageCode } from '#domain/coverage';
import type { Language } from '#domain/language';
import { isStateCode } from '#domain/us-state';
import { coverageTexts, type ProductCode, productTexts } from './coverage-texts.ts';
import { type StateMinimum, stateMinimums } from './state-minimums.ts';

export interface Limit {
  val1: number;
  val2?: number;
}

/** One coverage of a package. The first limit or deductible is the package's own. */
export interface OfferedCoverage {
  coverageCd: CoverageCode;
  description: string;
  limits?: Limit[];
  deductibles?: number[];
}

interface OfferedProduct {
  productCd: ProductCode;
  name: string;
  description: string;
  coverages: OfferedCoverage[];
}

/** The packages of a state, the state minimum first; empty for a state without packages. */
export function coverageProducts(state: string, language: Language): OfferedProduct[] {
  const minimum = isStateCode(state) ? stateMinimums[state] : undefined;
  if (!minimum) return [];
  return productCodes.map((productCd) => ({
    productCd,
    ...productTexts[productCd][language],
    coverages: coveragesOf[productCd](minimum).map((coverage) => ({
      ...coverage,
      description: coverageTexts[coverage.coverageCd][language],
    })),
  }));
}

const productCodes: readonly ProductCode[] = ['SML', 'LUU', 'LUUCC', 'LCCUU'];
type Undescribed = Omit<OfferedCoverage, 'description'>;

const coveragesOf: Record<ProductCode, (minimum: StateMinimum) => Undescribed[]> = {
  SML: (minimum) => [
    ...liability(minimum, minimum.bodilyInjury),
    ...(minimum.uninsuredMotorists ? [uninsuredMotorists(minimum.uninsuredMotorists)] : []),
  ],
  LUU: (minimum) => liabilityPlus(minimum, minimum.bodilyInjury ?? [25_000, 50_000]),
  LUUCC: (minimum) => [
    ...liabilityPlus(minimum, [50_000, 100_000]),
    { coverageCd: 'COMP', deductibles: [1000, 500, 250] },
    { coverageCd: 'COLL', deductibles: [1000, 500, 250] },
    { coverageCd: 'RREIM', limits: [{ val1: 0 }, ...rentalLimits] },
    ...deductibleWaiver(minimum),
  ],
  LCCUU: (minimum) => [
    ...liabilityPlus(minimum, [100_000, 300_000]),
    { coverageCd: 'COMP', deductibles: [500, 250, 100] },
    { coverageCd: 'COLL', deductibles: [500, 250, 100] },
    { coverageCd: 'RREIM', limits: rentalLimits },
    ...deductibleWaiver(minimum),
  ],
};

const splitLimits = [
  [25_000, 50_000],
  [30_000, 60_000],
  [50_000, 100_000],
  [100_000, 300_000],
  [250_000, 500_000],
] as const;
const propertyLimits = [10_000, 15_000, 20_000, 25_000, 50_000, 100_000];
const rentalLimits: Limit[] = [
  { val1: 30, val2: 900 },
  { val1: 40, val2: 1200 },
  { val1: 50, val2: 1500 },
];

function liability(minimum: StateMinimum, bodilyInjury: readonly [number, number] | undefined): Undescribed[] {
  return [
    ...(bodilyInjury ? [{ coverageCd: 'BI' as const, limits: splitLimitsFrom(bodilyInjury) }] : []),
    { coverageCd: 'PD', limits: limitsOf(propertyLimits.filter((limit) => limit >= minimum.propertyDamage)) },
    ...(minimum.personalInjuryProtection
      ? [{ coverageCd: 'PIP' as const, limits: limitsOf(minimum.personalInjuryProtection) }]
      : []),
  ];
}

function liabilityPlus(minimum: StateMinimum, least: readonly [number, number]): Undescribed[] {
  return [
    ...liability(minimum, least),
    uninsuredMotorists(least),
    ...(minimum.uninsuredPropertyDamage
      ? [{ coverageCd: 'UMPD' as const, limits: limitsOf(minimum.uninsuredPropertyDamage) }]
      : []),
  ];
}

function uninsuredMotorists(least: readonly [number, number]): Undescribed {
  return { coverageCd: 'UM', limits: splitLimitsFrom(least) };
}

function deductibleWaiver(minimum: StateMinimum): Undescribed[] {
  return minimum.hasDeductibleWaiver ? [{ coverageCd: 'CWAIV', limits: limitsOf([0, 1]) }] : [];
}

function splitLimitsFrom([perPerson]: readonly [number, number]): Limit[] {
  return splitLimits.filter(([person]) => person >= perPerson).map(([val1, val2]) => ({ val1, val2 }));
}

function limitsOf(amounts: readonly number[]): Limit[] {
  return amounts.map((val1) => ({ val1 }));
}
