import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { RefusedError } from '../errors.ts';
import { servicesConfig } from '../services-config.ts';
import { stubClient } from '../testing/stub-client.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { findAddressCandidatesExamples } from './find-address-candidates.examples.ts';
import { findAddress } from './find-address.ts';
import { locatePlace } from './locate-place.ts';
import { suggestAddressExamples } from './suggest-address.examples.ts';
import { suggestAddress } from './suggest-address.ts';

const stub = stubbedCalls();
const { respondsWith, query } = stub;
const suggestion = { text: '100 Congress Ave, Austin, TX, 78701', magicKey: 'congress-78701' };

describe('suggestAddress', () => {
  const suggest = (text = ' 100 congress av ') => suggestAddress(stub.client, { text });

  it('suggests the addresses that begin with the typed text', async () => {
    respondsWith(suggestAddressExamples.response.congress.body);
    expect(await suggest()).toEqual([
      suggestion,
      { text: '100 Congress Ave, Austin, TX, 78704', magicKey: 'congress-78704' },
    ]);
    expect(query()).toEqual({
      path: '/geocode/suggest',
      text: '100 congress av',
      countryCode: 'USA',
      maxSuggestions: '5',
      f: 'json',
    });
  });

  it('drops collections, and suggestions without a key', async () => {
    const row = { text: 'Congress', magicKey: 'k' };
    respondsWith({
      suggestions: [{ ...row, isCollection: true }, { text: 'Congress' }, null, { ...row, isCollection: 'no' }],
    });
    expect(await suggest()).toEqual([row]);
  });

  it.each([{}, { suggestions: [] }, { suggestions: 'none' }])(
    'returns no suggestions for the response %j',
    async (given) => {
      respondsWith(given);
      expect(await suggest()).toEqual([]);
    },
  );

  it('sends no request for an empty text', async () => {
    expect(await suggest('  ')).toEqual([]);
    expect(stub.received()).toBeUndefined();
  });

  it('throws a refusal when the geocoder denies access to suggestions', async () => {
    respondsWith(suggestAddressExamples.response.refused.body);
    await expect(suggest()).rejects.toMatchObject({ kind: 'refused', reason: 'Token Required' });
  });
});

describe('findAddress', () => {
  const find = () => findAddress(stub.client, suggestion);

  it('splits a suggested address into its parts', async () => {
    respondsWith(findAddressCandidatesExamples.response.found.body);
    expect(await find()).toEqual({
      street: '100 Congress Ave',
      apartment: '4B',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
    });
    expect(query()).toEqual({
      path: '/geocode/findAddressCandidates',
      SingleLine: suggestion.text,
      magicKey: suggestion.magicKey,
      outFields: 'UnitName,StAddr,City,RegionAbbr,Postal',
      maxLocations: '1',
      f: 'json',
    });
  });

  const whole = { StAddr: '100 Congress Ave', City: 'Austin', RegionAbbr: 'tx', Postal: '78701-2345' };

  it('reads an address without an apartment and a zip code with extra digits', async () => {
    respondsWith({ candidates: [{ attributes: whole }] });
    expect(await find()).toEqual({
      street: '100 Congress Ave',
      apartment: '',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
    });
  });

  it('reads a position as text', async () => {
    respondsWith({ candidates: [{ attributes: {}, location: { x: '-97.743', y: '30.267' } }] });
    expect(await locatePlace(stub.client, { zip: '78701' })).toEqual({ latitude: 30.267, longitude: -97.743 });
  });

  it.each([
    {},
    { candidates: [] },
    { candidates: [null] },
    ...['StAddr', 'RegionAbbr', 'Postal'].map((key) => ({ candidates: [{ attributes: { ...whole, [key]: '' } }] })),
    { candidates: [{ attributes: { ...whole, RegionAbbr: 'ON' } }] },
  ])('returns no address for the response %j', async (given) => {
    respondsWith(given);
    expect(await find()).toBeUndefined();
  });

  it('throws a refusal when the geocoder denies access to an address', async () => {
    respondsWith(findAddressCandidatesExamples.response.refused.body);
    await expect(find()).rejects.toBeInstanceOf(RefusedError);
  });
});

describe('locatePlace', () => {
  it.each([
    [{ zip: '78701' }, '78701', 'Postal'],
    [{ city: 'Austin', state: 'TX' }, 'Austin, TX', 'City'],
    [{ city: 'San Antonio', state: '' }, 'San Antonio', 'City'],
  ])('locates the place %o', async (place, line, category) => {
    respondsWith(findAddressCandidatesExamples.response.austin.body);
    expect(await locatePlace(stub.client, place)).toEqual({ latitude: 30.267, longitude: -97.743 });
    expect(query()).toEqual({
      path: '/geocode/findAddressCandidates',
      SingleLine: line,
      category,
      sourceCountry: 'USA',
      outFields: 'City,RegionAbbr,Postal',
      maxLocations: '1',
      f: 'json',
    });
  });

  it.each([
    { x: '-97.743', y: '30.267' },
    { lng: '-97.743', lat: '30.267' },
    { Longitude: -97.743, Latitude: 30.267 },
  ])('reads the position %j', async (location) => {
    respondsWith({ candidates: [{ location }] });
    expect(await locatePlace(stub.client, { zip: '78701' })).toEqual({ latitude: 30.267, longitude: -97.743 });
    expect(stub.reported).toEqual([]);
  });

  it.each([
    {},
    { candidates: [] },
    { candidates: [{ attributes: {} }] },
    { candidates: [{ attributes: {}, location: { x: 'west' } }] },
  ])('returns no position for the response %j', async (given) => {
    respondsWith(given);
    expect(await locatePlace(stub.client, { zip: '00000' })).toBeUndefined();
  });

  it('throws a refusal when the geocoder denies access to a place', async () => {
    respondsWith(findAddressCandidatesExamples.response.refused.body);
    await expect(locatePlace(stub.client, { zip: '78701' })).rejects.toBeInstanceOf(RefusedError);
  });
});

it('sends no request when no geocoder is configured', async () => {
  const { client } = stubClient('http://127.0.0.1:1', { services: z.parse(servicesConfig, {}) });
  expect(await suggestAddress(client, { text: '100 congress' })).toEqual([]);
  expect(await findAddress(client, suggestion)).toBeUndefined();
  expect(await locatePlace(client, { zip: '78701' })).toBeUndefined();
});
