/** The wire's `coverageCd`. Limits: BI PD PIP UM UMPD RREIM; deductibles: COMP COLL; waiver: CWAIV. */
export const coverageCodes = ['BI', 'PD', 'PIP', 'UM', 'UMPD', 'COMP', 'COLL', 'RREIM', 'CWAIV'] as const;
export type CoverageCode = (typeof coverageCodes)[number];

/** One amount a visitor can pick: one to three figures in whole dollars (per person / per accident / …). */
export interface CoverageOption {
  /** The value sent back to the service, for example `30000/60000` or `500`. */
  value: string;
  amounts: readonly number[];
}

export interface Coverage {
  code: CoverageCode;
  description: string;
  kind: 'limit' | 'deductible' | 'waiver';
  options: readonly CoverageOption[];
}

/** A coverage package. The order of the service is kept; the first is the state minimum. */
export interface CoverageProduct {
  /** `SML`, `LUU`, `LUUCC` or `LCCUU`. */
  code: string;
  name: string;
  description: string;
  isStateMinimum: boolean;
  coverages: readonly Coverage[];
}

/** `SML`, and the `0` that older quotes and partners’ leads say in its place. */
export function isStateMinimum(productCode: string): boolean {
  return productCode === 'SML' || productCode === '0';
}

/** What the visitor picked: the package, and the codes that they changed. */
export interface CoverageChoice {
  productCode: string;
  /** Picked value per code; an empty object means the package as it is. */
  custom: Partial<Record<CoverageCode, string>>;
}
