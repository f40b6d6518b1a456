import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { headerQuery } from '../contract/header.ts';
import { leadData } from './lead-data.contract.ts';

const optionalText = () => z.optional(z.string());

/** The lead that an affiliate link refers to. */
export const affiliateLead = defineCall({
  id: 'affiliateLead',
  method: 'GET',
  path: '/api/lead/get',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: {},
  query: z.object({
    ...headerQuery,
    code: described(optionalText(), { description: 'Code in the link.', examples: ['AFF-WHOLE'] }),
    id: described(optionalText(), { description: 'Id of the lead, if the link has it.', examples: ['58213'] }),
    utm_source: described(optionalText(), {
      description: 'Partner; qs and eq are affiliates.',
      examples: ['qs'],
    }),
    utm_medium: described(optionalText(), { description: 'Value in the link.', examples: ['email'] }),
    utm_campaign: described(optionalText(), { description: 'Value in the link.', examples: ['spring'] }),
  }),
  response: described(leadData(), { title: 'PartnerLead', description: 'A lead of a partner.' }),
});
