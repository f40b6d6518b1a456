import { defineExamples } from '../contract/define-examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { leadByUtm } from './lead-by-utm.contract.ts';
import { leadDataExamples } from './lead-data.examples.ts';

export const leadByUtmExamples = defineExamples(leadByUtm, {
  summary: 'The lead of a campaign’s link',
  request: {
    link: {
      summary: 'From a partner’s link',
      query: {
        ...exampleHeaderQuery,
        customerid: 'C-WHOLE',
        utm_source: 'qs',
        utm_medium: 'email',
        utm_campaign: 'spring',
      },
    },
  },
  response: leadDataExamples,
});
