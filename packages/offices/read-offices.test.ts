import { describe, expect, it, vi } from 'vitest';
import { readOffices } from './read-offices.ts';

const row = {
  latitude: 30.2672,
  longitude: -97.7431,
  location: 'Austin Downtown',
  state: 'TX',
  email: 'downtown@agency.example',
};

describe('readOffices', () => {
  it.each([[[row]], [{ offices: [row] }]])('reads a list from %o', async (input) => {
    const { offices, problems } = await readOffices(input);
    expect([offices.map(({ name }) => name), problems]).toEqual([['Austin Downtown'], []]);
  });

  it.each([
    [
      'no place',
      { ...row, latitude: undefined },
      '[0] "Austin Downtown": latitude is missing; accepted is a number from -90 to 90. The row is left out.',
    ],
    [
      'a latitude beyond the pole',
      { ...row, latitude: 91 },
      '[0] "Austin Downtown": latitude is 91; accepted is a number from -90 to 90. The row is left out.',
    ],
    [
      'a longitude in words',
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
  ])('drops and reports a row with an invalid required value: %s', async (_what, wrong, problem) => {
    const { offices, problems } = await readOffices([wrong, row]);
    expect(offices.map(({ id }) => id)).toEqual(['office-1']);
    expect(problems).toEqual([problem]);
  });

  it.each([
    ['state', 'Texas', 'the two letters of a state'],
    ['timeZone', 'Texas time', 'the name of a time zone, like America/Chicago'],
    ['email', 7, 'text'],
  ])('drops and reports an invalid optional value: %s', async (key, value, accepts) => {
    const { offices, problems } = await readOffices([{ ...row, [key]: value }]);
    expect(offices).toHaveLength(1);
    expect(problems).toEqual([
      `[0] "Austin Downtown": ${key} is ${JSON.stringify(value)}; accepted is ${accepts}. It is left out.`,
    ]);
  });

  it('accepts coordinates written as text, and nulls', async () => {
    const { offices, problems } = await readOffices([{ ...row, latitude: '30.5', longitude: ' -97.5', email: null }]);
    expect(offices[0]).toMatchObject({ position: { latitude: 30.5, longitude: -97.5 }, email: '' });
    expect(problems).toEqual([]);
  });

  it('reads keys in any case, and prefers the documented spelling', async () => {
    const record = {
      LATITUDE: '30.5',
      Longitude: -97.5,
      Location: 'Austin',
      'time-zone': 'America/Chicago',
      ZIP: '78701',
    };
    const { offices, problems } = await readOffices([record, { ...row, LATITUDE: 'north' }]);
    expect(offices).toMatchObject([{ position: { latitude: 30.5, longitude: -97.5 } }, { name: 'Austin Downtown' }]);
    expect(problems).toEqual([]);
  });

  it.each([undefined, null, 'offices', {}, { offices: {} }])('reports a document without a list: %j', async (input) => {
    expect(await readOffices(input)).toEqual({ offices: [], problems: ['There is no list of offices.'] });
  });

  it('pauses between batches of a long list', async () => {
    const pause = vi.fn(() => Promise.resolve());
    const { offices } = await readOffices(
      Array.from({ length: 1000 }, () => row),
      pause,
    );
    expect(offices).toHaveLength(1000);
    expect(pause).toHaveBeenCalledTimes(3);
  });
});
