/** Months. */
export const defaultPolicyTerm = 6;
export const defaultPolicyTerms: readonly number[] = [defaultPolicyTerm];

/** The initially selected term: the default if it is offered, otherwise the first. */
export function initialPolicyTerm(terms: readonly number[]): number {
  return terms.includes(defaultPolicyTerm) ? defaultPolicyTerm : (terms[0] ?? defaultPolicyTerm);
}
