import { calendarDate, type CalendarDate } from './calendar-date.ts';
import { type DriverLicense, nameFromCapitals } from './driver-license.ts';
import type { Gender } from './driver.ts';
import { stateCodeOf } from './us-state.ts';
import { zipDigits } from './zip-code.ts';

/** Longer than the text of any license. */
const longest = 8_000;

/**
 * Parses the PDF417 barcode on the back of a license of the United States or Canada (AAMVA DL/ID card design standard,
 * all versions from 2000 on). Undefined when the text has another format or no name.
 *
 * @param text The output of a barcode reader, control characters included.
 */
export function readLicenseBarcode(text: string): DriverLicense | undefined {
  if (text.length > longest || !/(?:ANSI\s?|AAMVA)\d{6}/.test(text)) return undefined;
  const elements = elementsOf(text);
  const first = (...ids: readonly string[]) => ids.map((id) => elements.get(id)).find(Boolean) ?? '';

  const { firstName, lastName } = nameOf(first);
  const license: DriverLicense = {
    ...(firstName && { firstName: nameFromCapitals(firstName) }),
    ...(lastName && { lastName: nameFromCapitals(lastName) }),
    ...known('birthDate', dateOf(first('DBB'))),
    ...known('number', first('DAQ').replace(/\s+/g, '') || undefined),
    ...known('gender', genders[first('DBC').toUpperCase()]),
    ...known('issueDate', dateOf(first('DBD'))),
    ...known('expiryDate', dateOf(first('DBA'))),
    ...known('address', addressOf(first)),
  };
  return license.lastName || license.number ? license : undefined;
}

/** `M` and `F` in the first version; 9 is not specified. */
const genders: Readonly<Record<string, Gender>> = { 1: 'male', 2: 'female', M: 'male', F: 'female' };

type First = (...ids: readonly string[]) => string;

/**
 * Each data element by its three letters, one per line. The first of a subfile follows the subfile's type, and the very
 * first follows the file header. The first of repeated elements counts.
 */
function elementsOf(text: string): ReadonlyMap<string, string> {
  const elements = new Map<string, string>();
  for (const line of text.split(/\p{Cc}+/u)) {
    const [, id, value = ''] = /^\s*(?:.*?(?:ANSI\s?|AAMVA)\d{6}.*?)?(?:DL|ID|EN)?(D[A-D][A-Z])(.*)$/.exec(line) ?? [];
    const content = value.trim();
    // None, truncated, or unknown.
    if (!id || elements.has(id) || /^(?:|none|unavl|unavail)$/i.test(content)) continue;
    elements.set(id, content);
  }
  return elements;
}

/**
 * Since version 2, family name and given names are separate (`DCS`; `DAC`, or `DCT` with all given names). Version 1
 * has the whole name in `DAA`: last, first, middle, with commas, or with blanks where a state omitted them.
 */
function nameOf(first: First): { firstName: string; lastName: string } {
  const givenNames = first('DAC', 'DCT');
  const family = first('DCS', 'DAB');
  const whole = first('DAA').split(/\s*[,$@]\s*/);
  const [wholeLast = '', wholeFirst = ''] = whole.length > 1 ? whole : (whole[0] ?? '').split(/\s+/);
  // `DCT` also holds the middle names, which the quote does not ask for.
  const firstName = first('DAC') || (givenNames.split(/\s*,\s*|\s+/)[0] ?? '');
  return { firstName: firstName || wholeFirst, lastName: family || wholeLast };
}

/**
 * Eight digits: month, day, year on licenses of the United States since version 2; year, month, day in Canada and in
 * version 1. No plausible date is valid in both orders, so the issuer need not be known.
 */
function dateOf(text: string): CalendarDate | undefined {
  const digits = text.replace(/\D/g, '');
  if (digits.length !== 8) return undefined;
  const isYearFirst = /^(?:19|20|21)/.test(digits);
  const [, year, month, day] = isYearFirst
    ? digits.match(/^(....)(..)(..)$/)!
    : digits.match(/^(?=....(....))(..)(..)/)!;
  return calendarDate({ year: Number(year), month: Number(month), day: Number(day) });
}

/** The mailing address, otherwise the residence, which version 1 keeps separate. */
function addressOf(first: First): DriverLicense['address'] {
  const state = stateCodeOf(first('DAJ', 'DAO'));
  if (!state) return undefined;
  const [street, city, zip] = [first('DAG', 'DAL'), first('DAI', 'DAN'), zipDigits(first('DAK', 'DAP'))];
  return {
    state,
    ...(street && { street: nameFromCapitals(street) }),
    ...(city && { city: nameFromCapitals(city) }),
    ...(zip.length === 5 && { zip }),
  };
}

function known<Key extends string, Value>(key: Key, value: Value | undefined): { [Name in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [Name in Key]?: Value });
}
