import { defineExamples } from '../contract/define-examples.ts';
import { unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { loadOffers } from './load-offers.contract.ts';

const success = { isSuccess: true, message: '' };

export const loadOffersExamples = defineExamples(loadOffers, {
  summary: 'Content that a test-and-target service has for places of a page',
  request: {
    example: {
      summary: 'Two places of a page',
      query: { ...exampleHeaderQuery, placements: 'hero,banner', page: '/auto' },
    },
  },
  response: {
    some: {
      summary: 'Content for one of them',
      body: {
        ...success,
        offers: [{ placement: 'hero', content: '<p>Bundle <b>renters and auto</b> for less.</p>' }],
      },
    },
    none: { summary: 'The page’s own content stays', body: { ...success, offers: [] } },
    unavailable,
  },
});
