import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { cityByZip } from './city-by-zip.contract.ts';

export const cityByZipExamples = defineExamples(cityByZip, {
  summary: 'Cities of a zip code, and whether quotes are offered there',
  request: {
    austin: { summary: 'A zip code in Texas', query: { ...exampleHeaderQuery, zip: '78701' } },
  },
  response: {
    served: {
      summary: 'Quotes are offered here',
      body: {
        isSuccess: true,
        message: '',
        isQuoteAvaliable: true,
        addresses: [{ zip: '78701', state: 'TX', city: 'Austin' }],
      },
    },
    servedInCalifornia: {
      summary: 'Quotes are offered here, by the California variant',
      body: {
        isSuccess: true,
        message: '',
        isQuoteAvaliable: true,
        addresses: [{ zip: '90001', state: 'CA', city: 'Los Angeles' }],
      },
    },
    notServed: {
      summary: 'A real zip code where quotes are not offered',
      body: {
        isSuccess: true,
        message: '',
        isQuoteAvaliable: false,
        addresses: [{ zip: '99501', state: 'AK', city: 'Anchorage' }],
      },
    },
    unknown: {
      summary: 'No such zip code',
      body: { isSuccess: true, message: '', isQuoteAvaliable: false, addresses: [] },
    },
    tokenExpired,
    unavailable,
  },
});
