/** Fictional streets that exist in every zip code. */
export const streets: readonly string[] = [
  'Congress Ave',
  'Example St',
  'Sample Ave',
  'Sample St',
  'Placeholder Dr',
  'Placeholder Ln',
  'Specimen Blvd',
  'Main St',
  'Maple Ave',
  'Oak St',
  'Elm St',
  'Cedar Ln',
  'Park Ave',
  'Lake Dr',
  'River Rd',
  'Lamar Blvd',
];

const endings: Readonly<Record<string, string>> = {
  ave: 'avenue',
  st: 'street',
  dr: 'drive',
  ln: 'lane',
  blvd: 'boulevard',
  rd: 'road',
};

/** True for a street suffix, as opposed to the start of a city. */
export function isStreetSuffix(word: string): boolean {
  return Object.entries(endings).some((forms) => forms.includes(word));
}

/** True when a typed word is a prefix of this word of a street, in full or abbreviated. */
export function isPrefixOfStreetWord(typed: string, word: string): boolean {
  const short = word.toLowerCase();
  return short.startsWith(typed) || (endings[short]?.startsWith(typed) ?? false);
}
