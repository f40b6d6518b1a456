import { defineExamples } from '../contract/define-examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { affiliateLead } from './affiliate-lead.contract.ts';
import { leadDataExamples } from './lead-data.examples.ts';

export const affiliateLeadExamples = defineExamples(affiliateLead, {
  summary: 'The lead of an affiliate’s link',
  request: {
    link: {
      summary: 'From a partner’s link',
      query: {
        ...exampleHeaderQuery,
        code: 'AFF-WHOLE',
        utm_source: 'qs',
        utm_medium: 'email',
        utm_campaign: 'spring',
      },
    },
  },
  response: leadDataExamples,
});
