import { defineExamples } from '../contract/define-examples.ts';
import { leadExample } from './create-lead.examples.ts';
import { updateLead } from './update-lead.contract.ts';

export const updateLeadExamples = defineExamples(updateLead, {
  summary: 'Update a lead (SheetDB)',
  request: {
    quoted: {
      summary: 'The lead has been quoted',
      params: { timestamp: leadExample.Timestamp },
      body: { data: { ...leadExample, 'Quote Status': 'Quoted', 'Carrier 1': 'Prairie Mutual' }, mode: 'RAW' },
    },
  },
  response: {
    updated: { summary: 'One row written', body: { updated: 1 } },
    nothing: { summary: 'No row has this Timestamp', body: { updated: 0 } },
  },
});
