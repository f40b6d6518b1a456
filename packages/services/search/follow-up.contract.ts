import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { headerQuery } from '../contract/header.ts';
import { stateCode, text } from '../contract/wire-types.ts';
import { foundRecords } from './found-records.contract.ts';

/** The late results of a record search in a state: drivers and cars found after its response. */
export const followUp = defineCall({
  id: 'followUp',
  method: 'GET',
  path: '/api/search/followup',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: { drivers: [] },
  query: z.object({
    ...headerQuery,
    State: described(stateCode(), { description: 'Two letters.', examples: ['TX'] }),
    CommonId: described(text(), { description: '`commonId` of the search.', examples: ['h-1'] }),
  }),
  response: described(foundRecords(), { title: 'FoundRecords', description: 'Results of the public records.' }),
});
