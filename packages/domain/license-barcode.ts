import { calendarDate, type CalendarDate } from './calendar-date.ts';
import { type DriverLicense, nameFromCapitals } from './driver-license.ts';
import type { Gender } from './driver.ts';
import { stateCodeOf } from './us-state.ts';
import { zipDigits } from './zip-code.ts';

/** No license says as much. */
const longest = 8_000;

/**
 * Reads the PDF417 barcode on the back of a license of the United States or Canada (AAMVA DL/ID card design standard,
 * all versions from 2000 on). Undefined when the text is of another kind, or names nobody.
 *
 * @param text What a barcode reader gives, control characters included.
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
 * Each data element by its three letters. They stand one a line; the first of a subfile has the subfile's type before
 * it, and the very first the file's header. An element that is said twice counts as it was said first.
 */
function elementsOf(text: string): ReadonlyMap<string, string> {
  const elements = new Map<string, string>();
  for (const line of text.split(/\p{Cc}+/u)) {
    const [, id, value = ''] = /^\s*(?:.*?(?:ANSI\s?|AAMVA)\d{6}.*?)?(?:DL|ID|EN)?(D[A-D][A-Z])(.*)$/.exec(line) ?? [];
    const said = value.trim();
    // Nothing to say, or cut off, or not known.
    if (!id || elements.has(id) || /^(?:|none|unavl|unavail)$/i.test(said)) continue;
    elements.set(id, said);
  }
  return elements;
}

/**
 * Family name and given names stand apart since the second version (`DCS`; `DAC`, or `DCT` with all given names). The
 * first has them whole in `DAA`: last, first, middle, with commas, or with blanks where a state left them out.
 */
function nameOf(first: First): { firstName: string; lastName: string } {
  const given = first('DAC', 'DCT');
  const family = first('DCS', 'DAB');
  const whole = first('DAA').split(/\s*[,$@]\s*/);
  const [wholeLast = '', wholeFirst = ''] = whole.length > 1 ? whole : (whole[0] ?? '').split(/\s+/);
  // `DCT` holds the middle names as well, which are no part of what a driver is asked for.
  const firstName = first('DAC') || (given.split(/\s*,\s*|\s+/)[0] ?? '');
  return { firstName: firstName || wholeFirst, lastName: family || wholeLast };
}

/**
 * Eight digits: month, day, year on licenses of the United States since the second version; year, month, day in
 * Canada and in the first. No date of a person can be read both ways, so nothing need be known of where it is from.
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

/** Where the license is mailed to, else where its holder lives, which the first version tells apart. */
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
