import { defineExamples } from '../contract/define-examples.ts';
import { findAddressCandidates } from './find-address-candidates.contract.ts';

export const findAddressCandidatesExamples = defineExamples(findAddressCandidates, {
  summary: 'Resolve a suggested address or a place name (ArcGIS)',
  request: {
    congress: {
      summary: 'A suggestion',
      query: {
        SingleLine: '100 Congress Ave, Austin, TX, 78701',
        magicKey: 'congress-78701',
        outFields: 'UnitName,StAddr,City,RegionAbbr,Postal',
        maxLocations: '1',
        f: 'json',
      },
    },
    zip: {
      summary: 'A zip code',
      query: {
        SingleLine: '78701',
        category: 'Postal',
        sourceCountry: 'USA',
        outFields: 'City,RegionAbbr,Postal',
        maxLocations: '1',
        f: 'json',
      },
    },
    city: {
      summary: 'A city',
      query: {
        SingleLine: 'Austin, TX',
        category: 'City',
        sourceCountry: 'USA',
        outFields: 'City,RegionAbbr,Postal',
        maxLocations: '1',
        f: 'json',
      },
    },
  },
  response: {
    found: {
      summary: 'Its parts',
      body: {
        candidates: [
          {
            attributes: {
              UnitName: '4B',
              StAddr: '100 Congress Ave',
              City: 'Austin',
              RegionAbbr: 'TX',
              Postal: '78701',
            },
          },
        ],
      },
    },
    austin: {
      summary: 'Where a place is',
      body: {
        candidates: [
          { attributes: { City: 'Austin', RegionAbbr: 'TX', Postal: '78701' }, location: { x: -97.743, y: 30.267 } },
        ],
      },
    },
    notFound: { summary: 'No such address', body: { candidates: [] } },
    refused: { summary: 'The service wants a token', body: { error: { code: 499, message: 'Token Required' } } },
  },
});
