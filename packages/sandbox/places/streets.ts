/** Streets that the geocoder knows in every zip code. None is looked up anywhere: they are made up. */
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

/** Whether a word is the ending of some street, and not the beginning of a city. */
export function isEnding(word: string): boolean {
  return Object.entries(endings).some((forms) => forms.includes(word));
}

/** Whether a word that is being typed may be this word of a street, short or in full. */
export function mayBecome(typed: string, word: string): boolean {
  const short = word.toLowerCase();
  return short.startsWith(typed) || (endings[short]?.startsWith(typed) ?? false);
}
