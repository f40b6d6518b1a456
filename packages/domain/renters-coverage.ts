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
/** Its deductibles. */
export const rentersDeductibleCodes = ['AllOtherPeril', 'WindHail'] as const;
export const rentersCoverageCodes = [...rentersLimitCodes, ...rentersDeductibleCodes] as const;

export type RentersCoverageCode = (typeof rentersCoverageCodes)[number];

/** The coverage that follows the contents, and is never asked. */
export const lossOfUseCode = 'CoverageD';
export const contentsCode = 'CoverageC';

/** A limit or a deductible that can be chosen. */
export interface RentersOption {
  /** Names the option: whole dollars as digits, or the service's word. */
  value: string;
  /** Dollars; undefined for an option that is no amount, such as `Yes`. */
  amount: number | undefined;
  /** The service's own text for it; empty for an amount. */
  text: string;
}

/** A coverage of a state, with what can be chosen. */
export interface RentersCoverage {
  code: RentersCoverageCode;
  options: readonly RentersOption[];
  /** The value of the option that is chosen at first. */
  initial: string;
}

/** What was chosen, by coverage: values of options. */
export type RentersChoice = Readonly<Partial<Record<RentersCoverageCode, string>>>;

export const isRentersDeductible = (code: RentersCoverageCode): boolean =>
  (rentersDeductibleCodes as readonly string[]).includes(code);

const lossOfUseShare = 0.2;
const leastLossOfUse = 2000;

/** The limit of the loss of use in whole dollars: 20 % of the contents, at least 2,000 (spec 2 §9). */
export const lossOfUse = (contents: number): number => Math.max(Math.round(contents * lossOfUseShare), leastLossOfUse);
