import * as z from 'zod/mini';
import { described } from '#domain/described';
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
    code: described(optionalText(), { description: 'The code of the link.', examples: ['AFF-WHOLE'] }),
    id: described(optionalText(), { description: 'The lead, if the link names it.', examples: ['58213'] }),
    utm_source: described(optionalText(), {
      description: 'Which partner: qs and eq are affiliates.',
      examples: ['qs'],
    }),
    utm_medium: described(optionalText(), { description: 'As the link has it.', examples: ['email'] }),
    utm_campaign: described(optionalText(), { description: 'As the link has it.', examples: ['spring'] }),
  }),
  response: described(leadData(), { title: 'PartnerLead', description: 'A lead of a partner.' }),
});
