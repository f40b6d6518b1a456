/** Services use 0 for a driver with current car insurance, and 1 for a driver without. */
export function insuredCode(isInsured: boolean): 0 | 1 {
  return isInsured ? 0 : 1;
}

/** Undefined for any other code. */
export function isInsuredOf(code: unknown): boolean | undefined {
  const text = String(code);
  return text === '0' ? true : text === '1' ? false : undefined;
}
