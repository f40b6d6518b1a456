/** Names that are not in title case. The data has every make in capitals. */
const exceptions: Record<string, string> = {
  BMW: 'BMW',
  GMC: 'GMC',
  VINFAST: 'VinFast',
  SMART: 'smart',
  MINI: 'MINI',
  FIAT: 'FIAT',
};

/** A make in its usual spelling: `HONDA` is Honda, `MERCEDES-BENZ` is Mercedes-Benz, `BMW` stays. */
export function makeName(make: string): string {
  return exceptions[make] ?? make.toLowerCase().replace(/(^|[ -])[a-z]/g, (letter) => letter.toUpperCase());
}
