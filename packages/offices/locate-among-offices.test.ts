import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { PlaceQuery } from '#domain/place-query';
import { locateAmongOffices } from './locate-among-offices.ts';
import { officeFromRecord, officeRecord } from './office.ts';

const offices = [
  { location: 'Downtown', city: 'Austin', state: 'TX', zipcode: '78701-1234', latitude: 30.2, longitude: -97.8 },
  { location: 'North', city: 'AUSTIN', state: 'TX', zipcode: 78757, latitude: 30.4, longitude: -97.6 },
  { location: 'Minnesota', city: 'Austin', state: 'MN', zipcode: '55912', latitude: 43.6, longitude: -92.9 },
  { location: 'Bayamón', city: 'Bayamón', state: 'PR', zipcode: 956, latitude: 18.4, longitude: -66.1 },
  { location: 'Fort', city: 'Fort Washington', state: 'PA', zipcode: '19034', latitude: 40.1, longitude: -75.2 },
  { location: 'Capital', city: 'Washington', state: 'DC', zipcode: '20001', latitude: 38.9, longitude: -77 },
].map((record, index) => officeFromRecord(z.parse(officeRecord, record), `office-${index}`));

it.each<[string, PlaceQuery, [latitude: number, longitude: number] | undefined]>([
  ['the zip code of an office', { zip: '78701' }, [30.2, -97.8]],
  ['a zip code written as a number', { zip: '00956' }, [18.4, -66.1]],
  ['a zip code near those of offices', { zip: '78799' }, [30.3, -97.7]],
  ['a city with offices', { city: 'austin', state: 'TX' }, [30.3, -97.7]],
  ['a city of the same name in another state', { city: 'Austin', state: 'MN' }, [43.6, -92.9]],
  ['a city and the name of its state', { city: 'Austin', state: 'Texas' }, [30.3, -97.7]],
  ['a city and the name of another state', { city: 'Austin', state: 'minnesota' }, [43.6, -92.9]],
  ['a city and the name of its state without a comma', { city: 'austin texas', state: '' }, [30.3, -97.7]],
  ['a city and a long name of a state', { city: 'Washington District of Columbia', state: '' }, [38.9, -77]],
  ['a city that ends in the name of a state', { city: 'Fort Washington', state: '' }, [40.1, -75.2]],
  ['a city and an unknown state', { city: 'Austin', state: 'Nowhere' }, undefined],
  ['only the name of a state', { city: 'Texas', state: '' }, undefined],
  ['a zip code far from all offices', { zip: '10001' }, undefined],
  ['a city without offices', { city: 'Nowhere', state: '' }, undefined],
])('locates %s among the offices', (_what, query, expected) => {
  const found = locateAmongOffices(offices, query);
  expect(found && [found.latitude, found.longitude].map((degrees) => Number(degrees.toFixed(6)))).toEqual(expected);
});
