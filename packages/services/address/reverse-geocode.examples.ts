import { defineExamples } from '../contract/define-examples.ts';
import { reverseGeocode } from './reverse-geocode.contract.ts';

export const reverseGeocodeExamples = defineExamples(reverseGeocode, {
  summary: 'The place at a position (ArcGIS)',
  request: {
    austin: { summary: 'Downtown Austin', query: { location: '-97.743,30.267', f: 'json' } },
  },
  response: {
    austin: {
      summary: 'An address in a zip code',
      body: { address: { City: 'Austin', RegionAbbr: 'TX', Postal: '78701', CountryCode: 'USA' } },
    },
    countryside: {
      summary: 'No zip code here',
      body: { address: { City: 'Terlingua', RegionAbbr: 'TX', Postal: '', CountryCode: 'USA' } },
    },
    atSea: {
      summary: 'No address here',
      body: { error: { code: 400, message: 'Cannot perform query. Invalid query parameters.' } },
    },
    refused: { summary: 'The service wants a token', body: { error: { code: 499, message: 'Token Required' } } },
  },
});
