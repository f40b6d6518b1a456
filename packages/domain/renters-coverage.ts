/** The coverages of a renters policy with a limit, by the services' codes (spec 2 §3.9). */
export const rentersLimitCodes = [
  'CoverageC',
  'CoverageD',
  'CoverageE',
  'CoverageF',
  'ReplacementCost',
  'RentalIncome',
  'PetDamage',
  'WaterBackup',
] as const;
/** The deductibles of a renters policy. */
export const rentersDeductibleCodes = ['AllOtherPeril', 'WindHail'] as const;
export const rentersCoverageCodes = [...rentersLimitCodes, ...rentersDeductibleCodes] as const;

export type RentersCoverageCode = (typeof rentersCoverageCodes)[number];

/** Loss of use: derived from the contents limit, never asked. */
export const lossOfUseCode = 'CoverageD';
export const contentsCode = 'CoverageC';

/** A limit or a deductible that can be chosen. */
export interface RentersOption {
  /** Names the option: whole dollars as digits, or the service's word. */
  value: string;
  /** Dollars; undefined for an option without an amount, such as `Yes`. */
  amount: number | undefined;
  /** The service's own text for the option; empty for an amount. */
  text: string;
}

/** A coverage of a state, with its options. */
export interface RentersCoverage {
  code: RentersCoverageCode;
  options: readonly RentersOption[];
  /** The value of the option that is selected at first. */
  initial: string;
}

/** The selected option values, by coverage. */
export type RentersChoice = Readonly<Partial<Record<RentersCoverageCode, string>>>;

export const isRentersDeductible = (code: RentersCoverageCode): boolean =>
  (rentersDeductibleCodes as readonly string[]).includes(code);

const lossOfUseShare = 0.2;
const leastLossOfUse = 2000;

/** The loss-of-use limit in whole dollars: 20 % of the contents, at least 2,000 (spec 2 §9). */
export const lossOfUse = (contents: number): number => Math.max(Math.round(contents * lossOfUseShare), leastLossOfUse);
