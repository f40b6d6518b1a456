import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { directionsMapOf, directionsTo } from './directions.ts';
import { addressLines, type Office, officeOf, officeRecord, readOffices } from './office.ts';

const row = {
  latitude: 30.2672,
  longitude: -97.7431,
  location: 'Austin Downtown',
  address: '100 Congress Ave',
  city: 'Austin',
  state: 'TX',
  zipcode: '78701',
  phone: '5125550142',
  email: 'downtown@agency.example',
  url: '/offices/austin-downtown',
  google: 'https://maps.google.com/?daddr=100+Congress+Ave',
  hoursMonFri: '9:00 AM - 6:00 PM',
  hoursSaturday: '10:00 AM - 2:00 PM',
  hoursSunday: 'Closed',
  minRating: 4,
};

const officeFrom = (given: object): Office => officeOf(z.parse(officeRecord, given), 'office-0');

describe('an office record', () => {
  it('is an office', () => {
    expect(officeFrom(row)).toEqual({
      id: 'office-0',
      name: 'Austin Downtown',
      position: { latitude: 30.2672, longitude: -97.7431 },
      street: '100 Congress Ave',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      phone: '512-555-0142',
      email: 'downtown@agency.example',
      url: '/offices/austin-downtown',
      directions: 'https://maps.google.com/?daddr=100+Congress+Ave',
      hours: { mondayToFriday: '9:00 AM - 6:00 PM', saturday: '10:00 AM - 2:00 PM', sunday: 'Closed' },
      timeZone: 'America/Chicago',
      minRating: 4,
    });
  });

  it('needs a place and a name, and nothing else', () => {
    expect(officeFrom({ latitude: 1, longitude: 2, title: 'By its title' })).toMatchObject({
      name: 'By its title',
      timeZone: undefined,
      phone: '',
    });
  });

  it('has no phone number where there are only words', () => {
    expect(officeFrom({ ...row, phone: 'ask us' })).toMatchObject({ phone: '' });
  });

  it('may have its zip code and phone number as numbers', () => {
    expect(officeFrom({ ...row, zipcode: 2108, phone: 5_125_550_142 })).toMatchObject({
      zip: '02108',
      phone: '512-555-0142',
    });
  });

  it('may say its own time zone', () => {
    expect(officeFrom({ ...row, timeZone: 'America/Denver' }).timeZone).toBe('America/Denver');
  });
});

describe('a list of records', () => {
  it.each([[[row]], [{ offices: [row] }]])('is read from %o', async (given) => {
    const { offices, problems } = await readOffices(given);
    expect([offices.map(({ name }) => name), problems]).toEqual([['Austin Downtown'], []]);
  });

  it.each([
    [
      'no place',
      { ...row, latitude: undefined },
      '[0] "Austin Downtown": latitude is missing; accepted is a number from -90 to 90. The row is left out.',
    ],
    [
      'a place beyond the pole',
      { ...row, latitude: 91 },
      '[0] "Austin Downtown": latitude is 91; accepted is a number from -90 to 90. The row is left out.',
    ],
    [
      'a place in words',
      { ...row, longitude: 'west' },
      '[0] "Austin Downtown": longitude is "west"; accepted is a number from -180 to 180. The row is left out.',
    ],
    [
      'no name',
      { ...row, location: ' ' },
      '[0]: location is " "; accepted is a name here or in title. The row is left out.',
    ],
    ['no row', 'Austin', '[0] is "Austin"; accepted is an object { … }. The row is left out.'],
    ['nothing', null, '[0] is null; accepted is an object { … }. The row is left out.'],
  ])('leaves a row out and names it: %s', async (_what, wrong, problem) => {
    const { offices, problems } = await readOffices([wrong, row]);
    expect(offices.map(({ id }) => id)).toEqual(['office-1']);
    expect(problems).toEqual([problem]);
  });

  it.each([
    ['state', 'Texas', 'the two letters of a state'],
    ['timeZone', 'Texas time', 'the name of a time zone, like America/Chicago'],
    ['email', 7, 'text'],
  ])('leaves out what it can do without, and names it: %s', async (key, value, accepts) => {
    const { offices, problems } = await readOffices([{ ...row, [key]: value }]);
    expect(offices).toHaveLength(1);
    expect(problems).toEqual([
      `[0] "Austin Downtown": ${key} is ${JSON.stringify(value)}; accepted is ${accepts}. It is left out.`,
    ]);
  });

  it('has numbers written as text, and nulls', async () => {
    const { offices, problems } = await readOffices([{ ...row, latitude: '30.5', longitude: ' -97.5', email: null }]);
    expect(offices[0]).toMatchObject({ position: { latitude: 30.5, longitude: -97.5 }, email: '' });
    expect(problems).toEqual([]);
  });

  it.each([undefined, null, 'offices', {}, { offices: {} }])('is none: %j', async (given) => {
    expect(await readOffices(given)).toEqual({ offices: [], problems: ['There is no list of offices.'] });
  });

  it('gives way between stretches of a long one', async () => {
    const pause = vi.fn(() => Promise.resolve());
    const { offices } = await readOffices(
      Array.from({ length: 1000 }, () => row),
      pause,
    );
    expect(offices).toHaveLength(1000);
    expect(pause).toHaveBeenCalledTimes(3);
  });
});

it.each([
  [{}, ['100 Congress Ave', 'Austin, TX 78701']],
  [{ address: '' }, ['Austin, TX 78701']],
  [{ state: '', zipcode: '' }, ['100 Congress Ave', 'Austin']],
])('the lines of its address, given %j', (given, lines) => {
  expect(addressLines(officeFrom({ ...row, ...given }))).toEqual(lines);
});

describe('directions', () => {
  const office = officeFrom(row);
  const none = () => false;

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'apple'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'apple'],
    ['Mozilla/5.0 (Linux; Android 16)', 'google'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'google'],
  ])('of %s are on the maps of %s', (userAgent, map) => {
    expect(directionsMapOf(userAgent)).toBe(map);
  });

  it('on Apple’s maps lead to the address', () => {
    expect(directionsTo(office, 'apple', none)).toBe(
      'https://maps.apple.com/?daddr=100+Congress+Ave%2C+Austin%2C+TX+78701&dirflg=d',
    );
  });

  it('elsewhere are the page’s own', () => {
    expect(directionsTo(office, 'google', none)).toBe(row.google);
  });

  it.each([
    '',
    'javascript:alert(1)',
    'https://evil.example/google.com/maps',
    'https://www.google.com.evil.example/maps',
    'http://maps.google.com/?q=1',
  ])('lead to the address where the page’s are no good: %s', (google) => {
    expect(directionsTo(officeFrom({ ...row, google }), 'google', none)).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=100+Congress+Ave%2C+Austin%2C+TX+78701',
    );
  });

  it('may be of another origin that the page trusts', () => {
    const url = 'https://way.agency.example/austin';
    expect(directionsTo(officeFrom({ ...row, google: url }), 'google', (asked) => asked === url)).toBe(url);
  });

  it('lead to the place where there is no street', () => {
    expect(directionsTo(officeFrom({ ...row, address: '', google: '' }), 'google', none)).toContain(
      'destination=30.2672%2C-97.7431',
    );
  });
});
