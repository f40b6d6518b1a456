import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { headerQuery } from '../contract/header.ts';
import { leadData } from './lead-data.contract.ts';

const optionalText = () => z.optional(z.string());

/** The lead of the customer in a campaign link. */
export const leadByUtm = defineCall({
  id: 'leadByUtm',
  method: 'GET',
  path: '/api/lead/get-by-utm',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: {},
  query: z.object({
    ...headerQuery,
    customerid: described(optionalText(), { description: 'Id of the customer in the link.', examples: ['C-WHOLE'] }),
    utm_source: described(optionalText(), {
      description: 'Partner; qs and eq are affiliates.',
      examples: ['qs'],
    }),
    utm_medium: described(optionalText(), { description: 'Value in the link.', examples: ['email'] }),
    utm_campaign: described(optionalText(), { description: 'Value in the link.', examples: ['spring'] }),
    gclid: described(optionalText(), { description: 'Click id, if any.', examples: ['example-click'] }),
  }),
  response: described(leadData(), { title: 'PartnerLead', description: 'A lead of a partner.' }),
});
