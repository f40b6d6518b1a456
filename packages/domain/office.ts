import * as z from 'zod/mini';
import { described } from './described.ts';
import type { GeoPosition } from './geo-position.ts';
import type { OfficeHours } from './office-hours.ts';
import { formatPhoneNumber, phoneDigits } from './phone-number.ts';
import { isTimeZone, timeZoneOf } from './time-zone.ts';
import { type StateCode, stateCodeOf } from './us-state.ts';

const text = () => z._default(z.string(), '');
/** What a CMS writes as a number, now and then. */
const digits = () => z._default(z.union([z.string(), z.number()]), '');
const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most));

const fields = {
  latitude: described(degrees(90), { description: 'Degrees north.', examples: [30.2672] }),
  longitude: described(degrees(180), { description: 'Degrees east: negative in America.', examples: [-97.7431] }),
  location: described(text(), { description: 'Its name.', examples: ['Austin Downtown'] }),
  title: described(text(), { description: 'Its name, where `location` is empty.', examples: ['Austin Downtown'] }),
  address: described(text(), { description: 'Street and number.', examples: ['100 Congress Ave'] }),
  city: described(text(), { description: 'City.', examples: ['Austin'] }),
  state: described(
    z._default(z.string().check(z.refine((state) => state === '' || stateCodeOf(state) !== undefined)), ''),
    {
      description: 'Two letters. With it the office’s time zone is known, and so whether it is open.',
      examples: ['TX'],
    },
  ),
  zipcode: described(digits(), { description: 'Zip code.', examples: ['78701'] }),
  phone: described(digits(), { description: 'Phone number.', examples: ['512-555-0142'] }),
  email: described(text(), { description: 'Email address.', examples: ['downtown@agency.example'] }),
  url: described(text(), {
    description: 'Address of its own page: on the page’s origin, or on one of `services.trustedOrigins`.',
    examples: ['/offices/austin-downtown'],
  }),
  google: described(text(), {
    description:
      'Address of directions to it, on Google’s maps or a trusted origin. Without it they lead to its address.',
    examples: ['https://maps.google.com/?daddr=100+Congress+Ave'],
  }),
  hoursMonFri: described(text(), {
    description: 'When it is open from Monday to Friday.',
    examples: ['9:00 AM - 6:00 PM'],
  }),
  hoursSaturday: described(text(), { description: 'When it is open on Saturday.', examples: ['10:00 AM - 2:00 PM'] }),
  hoursSunday: described(text(), { description: 'When it is open on Sunday.', examples: ['Closed'] }),
  timeZone: described(z._default(z.string().check(z.refine((zone) => zone === '' || isTimeZone(zone))), ''), {
    description: 'Its time zone, where state and position do not say it right: close to the line between two zones.',
    examples: ['America/Denver'],
  }),
  minRating: described(z.optional(z.number()), {
    description: 'Reviews with fewer stars are not shown; for the reviews widget.',
    examples: [4],
  }),
  distance: described(z.optional(z.unknown()), {
    description: 'Worked out for each visitor; what stands here is not read.',
    examples: [0],
  }),
};

/** An office as page data has it (spec 3 §3 "Office record"). What is wrong and not needed is left out; the row is, where it is needed. */
export const officeRecord = z
  .object(fields)
  .check(z.refine(({ location, title }) => location.trim() !== '' || title.trim() !== '', { path: ['location'] }));
export type OfficeRecord = z.output<typeof officeRecord>;

/** An office of the agency. A text is empty where it is not known. */
export interface Office {
  /** Tells the offices of a page apart. */
  id: string;
  name: string;
  position: GeoPosition;
  street: string;
  city: string;
  state: StateCode | undefined;
  zip: string;
  /** As it is shown. */
  phone: string;
  email: string;
  /** Not judged: whether it may be followed is for the page to say. */
  url: string;
  directions: string;
  hours: OfficeHours;
  /** Undefined where the state is not known. */
  timeZone: string | undefined;
  minRating: number | undefined;
}

export function officeOf(record: OfficeRecord, id: string): Office {
  const position = { latitude: record.latitude, longitude: record.longitude };
  const state = stateCodeOf(record.state);
  const written = String(record.phone).trim();
  // Words cannot be dialed.
  const phone = /\d/.test(written) ? written : '';
  return {
    id,
    name: record.location.trim() || record.title.trim(),
    position,
    street: record.address.trim(),
    city: record.city.trim(),
    state,
    zip: typeof record.zipcode === 'number' ? String(record.zipcode).padStart(5, '0') : record.zipcode.trim(),
    phone: phoneDigits(phone).length === 10 ? formatPhoneNumber(phone) : phone,
    email: record.email.trim(),
    url: record.url.trim(),
    directions: record.google.trim(),
    hours: {
      mondayToFriday: record.hoursMonFri.trim(),
      saturday: record.hoursSaturday.trim(),
      sunday: record.hoursSunday.trim(),
    },
    timeZone: record.timeZone || (state && timeZoneOf(state, position)),
    minRating: record.minRating,
  };
}

/** `100 Congress Ave`, `Austin, TX 78701`. */
export function addressLines({
  street,
  city,
  state,
  zip,
}: Pick<Office, 'street' | 'city' | 'state' | 'zip'>): string[] {
  const region = [state, zip].filter(Boolean).join(' ');
  return [street, [city, region].filter(Boolean).join(', ')].filter(Boolean);
}

/** Offices, and what is wrong with the rows that they were read from: a line each. */
export interface ReadOffices {
  offices: Office[];
  problems: string[];
}

const shown = (value: unknown): string => {
  const written = value === undefined ? 'missing' : (JSON.stringify(value) ?? String(value));
  return written.length > 60 ? `${written.slice(0, 57)}…` : written;
};

const isBag = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const accepted: Partial<Record<keyof OfficeRecord, string>> = {
  latitude: 'a number from -90 to 90',
  longitude: 'a number from -180 to 180',
  location: 'a name here or in title',
  state: 'the two letters of a state',
  timeZone: 'the name of a time zone, like America/Chicago',
};

/** Numbers that a CMS wrote as text. */
function withNumbers(row: Record<string, unknown>): Record<string, unknown> {
  const read = { ...row };
  for (const key of ['latitude', 'longitude', 'minRating']) {
    const value = row[key];
    if (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))) read[key] = Number(value);
  }
  for (const [key, value] of Object.entries(read)) if (value === null) delete read[key];
  return read;
}

/** How many rows are read at a stretch. */
const stretch = 250;

/**
 * Reads a list of office records, or an object with one in `offices`. A row that lacks its name or its place is left out; of
 * others, what cannot be read is. Each is named.
 *
 * @param pause Gives way to the visitor between stretches of rows.
 */
export async function readOffices(
  given: unknown,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<ReadOffices> {
  const list = isBag(given) ? given.offices : given;
  const read: ReadOffices = { offices: [], problems: [] };
  if (!Array.isArray(list)) return { ...read, problems: ['There is no list of offices.'] };
  for (const [index, row] of (list as unknown[]).entries()) {
    if (index > 0 && index % stretch === 0) await pause();
    readRow(row, index, read);
  }
  return read;
}

function readRow(row: unknown, index: number, { offices, problems }: ReadOffices): void {
  const place = `[${index}]`;
  if (!isBag(row)) {
    problems.push(`${place} is ${shown(row)}; accepted is an object { … }. The row is left out.`);
    return;
  }
  const given = withNumbers(row);
  let result = z.safeParse(officeRecord, given);
  const said = new Set<string>();
  // What is left out may leave something else wanting.
  for (let round = 0; !result.success && round < 3; round += 1) {
    for (const {
      path: [key],
    } of result.error.issues) {
      const name = String(key ?? '');
      if (said.has(name)) continue;
      said.add(name);
      const isNeeded = ['latitude', 'longitude', 'location'].includes(name);
      problems.push(
        `${place}${nameOf(row)}: ${name} is ${shown(row[name])}; accepted is ${accepted[name as keyof OfficeRecord] ?? 'text'}. ${isNeeded ? 'The row' : 'It'} is left out.`,
      );
      if (isNeeded && name !== 'location') return;
      delete given[name];
    }
    result = z.safeParse(officeRecord, given);
  }
  if (result.success) offices.push(officeOf(result.data, `office-${index}`));
}

function nameOf({ location, title }: Record<string, unknown>): string {
  const name = [location, title].find((one) => typeof one === 'string' && one.trim() !== '');
  return name === undefined ? '' : ` ${shown(name)}`;
}
