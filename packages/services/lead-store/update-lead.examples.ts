import { defineExamples } from '../contract/define-examples.ts';
import { updateLead } from './update-lead.contract.ts';

export const updateLeadExamples = defineExamples(updateLead, {
  summary: 'Update a lead (SheetDB)',
  request: {
    quoted: {
      summary: 'The lead has been quoted',
      params: { timestamp: 'alex@example.com-1795194180000' },
      body: { data: { 'Quote Status': 'Quoted', 'Carrier 1': 'Prairie Mutual' } },
    },
  },
  response: {
    updated: { summary: 'One row written', body: { updated: 1 } },
    nothing: { summary: 'No row has this Timestamp', body: { updated: 0 } },
  },
});
