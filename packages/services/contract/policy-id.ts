/** Values that services send when there is no policy. */
const noPolicy = /^(?:0+|-|none|null|undefined|n\s*\/?\s*a)$/i;

/**
 * The number or id of a policy as text; empty without one. Services send `0`, `"null"` or `"N/A"` too.
 *
 * @example
 * policyIdOf(' HR-204117 ') // 'HR-204117'
 * policyIdOf(0) // ''
 */
export function policyIdOf(wire: string | number | null | undefined): string {
  const id = String(wire ?? '').trim();
  return noPolicy.test(id) ? '' : id;
}
