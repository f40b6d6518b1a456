/** Months. */
export const defaultPolicyTerm = 6;
export const defaultPolicyTerms: readonly number[] = [defaultPolicyTerm];

/** The term that stands at first: the default where it is offered, else the first on offer. */
export function initialPolicyTerm(terms: readonly number[]): number {
  return terms.includes(defaultPolicyTerm) ? defaultPolicyTerm : (terms[0] ?? defaultPolicyTerm);
}
