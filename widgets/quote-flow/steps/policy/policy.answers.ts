import {
  type Coverage,
  type CoverageChoice,
  type CoverageCode,
  type CoverageProduct,
  isStateMinimum,
} from '#domain/coverage';
import { initialPolicyTerm } from '#domain/policy-term';
import type { Draft } from '../drafts.ts';

export interface PolicyAnswers {
  /** Months. */
  term: number;
  coverage: CoverageChoice;
  /** The name of the package, as it was shown. */
  coverageName: string;
}

/** The form holds the term, the package, and a value for each coverage that the visitor changed, by its code. */
export type PolicyValues = { term: string; productCode: string } & Partial<Record<CoverageCode, string>>;

export function policyDraft(policy: PolicyAnswers | undefined): Draft {
  return policy
    ? { term: String(policy.term), productCode: policy.coverage.productCode, ...policy.coverage.custom }
    : {};
}

/** A term that is no longer offered becomes the one that stands at first. */
export function offeredTerm(term: string, terms: readonly number[]): string {
  return terms.map(String).includes(term) ? term : String(initialPolicyTerm(terms));
}

/** The package that a saved code means: `0` is the state's minimum. One package need not be chosen. */
export function offeredPackage(code: string, products: readonly CoverageProduct[]): string {
  const meant =
    products.find((product) => product.code === code) ??
    (isStateMinimum(code) ? products.find((product) => product.isStateMinimum) : undefined) ??
    (products.length === 1 ? products[0] : undefined);
  return meant?.code ?? '';
}

/** A coverage's picked value; what the package includes, its first option, unless the visitor picked another. */
export function pickedOption({ code, options }: Coverage, values: PolicyValues): string {
  const picked = values[code];
  return options.some(({ value }) => value === picked) ? (picked ?? '') : (options[0]?.value ?? '');
}

/** Only what differs from the package is sent. */
export function policyAnswers(values: PolicyValues, product: CoverageProduct): PolicyAnswers {
  const changed = product.coverages
    .map((coverage) => [coverage.code, pickedOption(coverage, values), coverage.options[0]?.value] as const)
    .filter(([, picked, included]) => picked !== included)
    .map(([code, picked]) => [code, picked]);
  return {
    term: Number(values.term),
    coverage: { productCode: product.code, custom: Object.fromEntries(changed) },
    coverageName: product.name,
  };
}
