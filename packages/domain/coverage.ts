/** The wire's `coverageCd`. Limits: BI PD PIP UM UMPD RREIM; deductibles: COMP COLL; waiver: CWAIV. */
export const coverageCodes = ['BI', 'PD', 'PIP', 'UM', 'UMPD', 'COMP', 'COLL', 'RREIM', 'CWAIV'] as const;
export type CoverageCode = (typeof coverageCodes)[number];

/** One option: one to three amounts in whole dollars (per person / per accident / …). */
export interface CoverageOption {
  /** The value that is sent to the service, for example `30000/60000` or `500`. */
  value: string;
  amounts: readonly number[];
}

export interface Coverage {
  code: CoverageCode;
  description: string;
  kind: 'limit' | 'deductible' | 'waiver';
  options: readonly CoverageOption[];
}

/** A coverage package. The service's order is kept; the first is the state minimum. */
export interface CoverageProduct {
  /** `SML`, `LUU`, `LUUCC` or `LCCUU`. */
  code: string;
  name: string;
  description: string;
  isStateMinimum: boolean;
  coverages: readonly Coverage[];
}

/** `SML`, or the `0` of older quotes and partners’ leads. */
export function isStateMinimum(productCode: string): boolean {
  return productCode === 'SML' || productCode === '0';
}

/** The visitor's selection: the package, and the changed codes. */
export interface CoverageChoice {
  productCode: string;
  /** Selected value by code; an empty object means the unchanged package. */
  custom: Partial<Record<CoverageCode, string>>;
}
