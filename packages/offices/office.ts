import * as z from 'zod/mini';
import { described } from '#domain/description';
import type { GeoPosition } from '#domain/geo-position';
import { shownPhoneNumber } from '#domain/shown-phone-number';
import { isTimeZone, timeZoneOf } from '#domain/time-zone';
import { type StateCode, stateCodeOf } from '#domain/us-state';
import type { OfficeHours } from './office-hours.ts';

const text = () => z._default(z.string(), '');
/** A CMS may write these as numbers. */
const digits = () => z._default(z.union([z.string(), z.number()]), '');
const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most));

const fields = {
  latitude: described(degrees(90), { description: 'Degrees north.', examples: [30.2672] }),
  longitude: described(degrees(180), { description: 'Degrees east: negative in America.', examples: [-97.7431] }),
  location: described(text(), { description: 'Its name.', examples: ['Austin Downtown'] }),
  title: described(text(), { description: 'Its name, when `location` is empty.', examples: ['Austin Downtown'] }),
  address: described(text(), { description: 'Street and number.', examples: ['100 Congress Ave'] }),
  city: described(text(), { description: 'City.', examples: ['Austin'] }),
  state: described(
    z._default(
      z
        .string()
        .check(z.refine((state) => state === '' || stateCodeOf(state) !== undefined, 'the two letters of a state')),
      '',
    ),
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
      'Address of directions to it, on Google’s maps or a trusted origin; every visitor gets it. Without it, directions are to the address of the office.',
    examples: ['https://maps.google.com/?daddr=100+Congress+Ave'],
  }),
  hoursMonFri: described(text(), {
    description: 'When it is open from Monday to Friday.',
    examples: ['9:00 AM - 6:00 PM'],
  }),
  hoursSaturday: described(text(), { description: 'When it is open on Saturday.', examples: ['10:00 AM - 2:00 PM'] }),
  hoursSunday: described(text(), { description: 'When it is open on Sunday.', examples: ['Closed'] }),
  timeZone: described(
    z._default(
      z.string().check(z.refine((zone) => zone === '' || isTimeZone(zone), 'a time zone such as America/Chicago')),
      '',
    ),
    {
      description: 'Its time zone, when state and position give a wrong one: close to the line between two zones.',
      examples: ['America/Denver'],
    },
  ),
  minRating: described(z.optional(z.unknown()), {
    description: 'The lowest rating of a review that `cover-reviews` shows of those from a places service.',
    examples: [4],
  }),
  distance: described(z.optional(z.unknown()), {
    description: 'Worked out for each visitor; what stands here is not read.',
    examples: [0],
  }),
};

/** An office as page data describes it (spec 3 §3 "Office record"). */
export const officeRecord = described(
  z.object(fields).check(
    z.refine(({ location, title }) => location.trim() !== '' || title.trim() !== '', {
      path: ['location'],
      error: 'a name, here or in title',
    }),
  ),
  { description: 'An office. It needs a name: `location` or `title`.', requiresOneOf: ['location', 'title'] },
);
export type OfficeRecord = z.output<typeof officeRecord>;

/** An office of the agency. Unknown texts are empty. */
export interface Office {
  /** Unique within one list of offices. */
  id: string;
  name: string;
  position: GeoPosition;
  street: string;
  city: string;
  state: StateCode | undefined;
  zip: string;
  /** Formatted for display. */
  phone: string;
  email: string;
  /** Unchecked: test it with `host.isTrusted` before linking to it. */
  url: string;
  directions: string;
  hours: OfficeHours;
  /** Undefined when the state is unknown. */
  timeZone: string | undefined;
}

/** Normalizes a valid record: trims texts, formats the phone number, pads the zip code, derives the time zone. */
export function officeFromRecord(record: OfficeRecord, id: string): Office {
  const position = { latitude: record.latitude, longitude: record.longitude };
  const state = stateCodeOf(record.state);
  const phoneText = String(record.phone).trim();
  // A phone field without digits ('call us') cannot be dialed.
  const phone = /\d/.test(phoneText) ? phoneText : '';
  return {
    id,
    name: record.location.trim() || record.title.trim(),
    position,
    street: record.address.trim(),
    city: record.city.trim(),
    state,
    zip: typeof record.zipcode === 'number' ? String(record.zipcode).padStart(5, '0') : record.zipcode.trim(),
    phone: shownPhoneNumber(phone),
    email: record.email.trim(),
    url: record.url.trim(),
    directions: record.google.trim(),
    hours: {
      mondayToFriday: record.hoursMonFri.trim(),
      saturday: record.hoursSaturday.trim(),
      sunday: record.hoursSunday.trim(),
    },
    timeZone: record.timeZone || (state && timeZoneOf(state, position)),
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
