/** Services say 0 for a driver who has car insurance now, and 1 for one who has none. */
export function insuredCode(isInsured: boolean): 0 | 1 {
  return isInsured ? 0 : 1;
}

/** Undefined for a code that is neither. */
export function isInsuredOf(code: unknown): boolean | undefined {
  const text = String(code);
  return text === '0' ? true : text === '1' ? false : undefined;
}
