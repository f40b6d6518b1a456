import { dateFromWire } from '#domain/calendar-date';
import { type DriverLicense, nameFromCapitals } from '#domain/driver-license';
import { stateCodeOf } from '#domain/us-state';

/** Fields by their labels, or by the numbers of the card design standard. */
const fields = {
  lastName: /^(?:1|LN|LAST NAME)[:. ]+(\D+)$/i,
  firstName: /^(?:2|FN|FIRST NAME)[:. ]+(\D+)$/i,
  birthDate: /(?:\b3|DOB|DATE OF BIRTH)[:. ]+(\d\d?[/-]\d\d?[/-]\d{4})/i,
  number: /(?:\b4d|\bDLN?|LIC(?:ENSE)?)\b(?:[:.# ]|\b(?:DLN?|NO)\b)*([A-Z]?\d[A-Z\d-]{4,})/i,
  sex: /(?:\b15|SEX)[:. ]+([MF])\b/i,
  issueDate: /(?:\b4a|ISS)[:. ]+(?:ISS[:. ]+)?(\d\d?[/-]\d\d?[/-]\d{4})/i,
  expiryDate: /(?:\b4b|EXP)[:. ]+(?:EXP[:. ]+)?(\d\d?[/-]\d\d?[/-]\d{4})/i,
} as const;

const street = /^(?:8[:. ]+)?(\d+ +[A-Z\d .#-]*[A-Z][A-Z\d .#-]*)$/i;
const cityLine = /^([A-Z .'-]+?),? +([A-Z]{2}),? +(\d{5})(?:-\d{4})?$/i;

/** Parses the text on the front of a license; undefined when it names nobody. */
export function readPrintedLicense(text: string): DriverLicense | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const printed = (field: keyof typeof fields) =>
    lines.map((line) => fields[field].exec(line)?.[1]?.trim()).find(Boolean);
  const lastName = printed('lastName');
  // Middle names are on the same line.
  const firstName = printed('firstName')?.split(/\s+/)[0];
  if (!lastName || !firstName) return undefined;

  const number = printed('number')?.replaceAll('-', '').toUpperCase();
  const sex = printed('sex')?.toUpperCase();
  const [birthDate, issueDate, expiryDate] = [
    dateFromWire(printed('birthDate')),
    dateFromWire(printed('issueDate')),
    dateFromWire(printed('expiryDate')),
  ];
  const address = addressOf(lines);
  return {
    lastName: nameFromCapitals(lastName),
    firstName: nameFromCapitals(firstName),
    ...(birthDate && { birthDate }),
    ...(number && { number }),
    ...(sex && { gender: sex === 'F' ? ('female' as const) : ('male' as const) }),
    ...(issueDate && { issueDate }),
    ...(expiryDate && { expiryDate }),
    ...(address && { address }),
  };
}

/** A line that ends in state and zip code, and the street on the line above. */
function addressOf(lines: readonly string[]): DriverLicense['address'] {
  for (const [index, line] of lines.entries()) {
    const [, city = '', code = '', zip = ''] = cityLine.exec(line) ?? [];
    const state = stateCodeOf(code);
    if (!state) continue;
    const over = street.exec(lines[index - 1] ?? '')?.[1];
    return { city: nameFromCapitals(city), state, zip, ...(over && { street: nameFromCapitals(over) }) };
  }
  return undefined;
}
