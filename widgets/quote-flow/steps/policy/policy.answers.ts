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
  /** The displayed name of the package. */
  coverageName: string;
}

/** The form holds the term, the package, and a value for each coverage that the visitor changed, by its code. */
export type PolicyValues = { term: string; productCode: string } & Partial<Record<CoverageCode, string>>;

export function policyDraft(policy: PolicyAnswers | undefined): Draft {
  return policy
    ? { term: String(policy.term), productCode: policy.coverage.productCode, ...policy.coverage.custom }
    : {};
}

/** A term that is no longer offered becomes the default term. */
export function offeredTerm(term: string, terms: readonly number[]): string {
  return terms.map(String).includes(term) ? term : String(initialPolicyTerm(terms));
}

/** The offered package of a saved code: `0` is the state's minimum. A single package is preselected. */
export function offeredPackage(code: string, products: readonly CoverageProduct[]): string {
  const meant =
    products.find((product) => product.code === code) ??
    (isStateMinimum(code) ? products.find((product) => product.isStateMinimum) : undefined) ??
    (products.length === 1 ? products[0] : undefined);
  return meant?.code ?? '';
}

/** A coverage's value: the visitor's pick, else the package's first option. */
export function pickedOption({ code, options }: Coverage, values: PolicyValues): string {
  const picked = values[code];
  return options.some(({ value }) => value === picked) ? (picked ?? '') : (options[0]?.value ?? '');
}

/** Sends only coverages that differ from the package. */
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
