/** The months of a term in one of the services' formats: `6`, `"6"`, `P6M`, `6 months`. */
export function monthsOf(term: number | string): number {
  return Number.parseInt(String(term).replace(/^P/i, ''), 10);
}
