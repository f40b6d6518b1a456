import { expect, it } from 'vitest';
import { placeProblem, withPlaceOfZip, type ZipPlaces } from './zip-places.ts';

const austin: ZipPlaces = { zip: '78701', places: [{ zip: '78701', city: 'Austin', state: 'TX' }] };
/** A zip code on a border. */
const texarkana: ZipPlaces = {
  zip: '75501',
  places: [
    { zip: '75501', city: 'Texarkana', state: 'TX' },
    { zip: '75501', city: 'Texarkana', state: 'AR' },
  ],
};

it.each([
  [{ zip: '78701', state: 'TX' }, austin, undefined],
  [{ zip: '78701', state: 'OK' }, austin, 'stateOfZip'],
  [{ zip: '78701', state: '' }, austin, undefined],
  [{ zip: '00000', state: '' }, { zip: '00000', places: [] }, 'zipUnknown'],
  [{ zip: '10001', state: 'TX' }, austin, undefined],
  [{ zip: '78701', state: 'OK' }, undefined, undefined],
  [{ zip: '75501', state: 'AR' }, texarkana, undefined],
])('compares zip code and state %j', (typed, places, problem) => {
  expect(placeProblem(typed, places)).toBe(problem);
});

it.each([
  ['fills in empty fields', { zip: '78701', city: '', state: '' }, austin, ['Austin', 'TX']],
  ['fills in the preferred place of a zip code', { zip: '75501', city: '', state: '' }, texarkana, ['Texarkana', 'TX']],
  ['keeps a corrected city', { zip: '78701', city: 'West Lake Hills', state: 'TX' }, austin, ['West Lake Hills', 'TX']],
  [
    'keeps another state of the zip code',
    { zip: '75501', city: 'Texarkana', state: 'AR' },
    texarkana,
    ['Texarkana', 'AR'],
  ],
  ['replaces a place in another state', { zip: '78701', city: 'Tulsa', state: 'OK' }, austin, ['Austin', 'TX']],
  [
    'keeps the place of an unknown zip code',
    { zip: '00000', city: 'Austin', state: 'TX' },
    { zip: '00000', places: [] },
    ['Austin', 'TX'],
  ],
  ['ignores the places of another zip code', { zip: '78704', city: '', state: '' }, austin, ['', '']],
] as const)('%s', (_what, form, places, [city, state]) => {
  expect(withPlaceOfZip(form, places)).toEqual({ ...form, city, state });
});
