import { defineExamples } from '../contract/define-examples.ts';
import { searchLeads } from './search-leads.contract.ts';

export const searchLeadsExamples = defineExamples(searchLeads, {
  summary: 'Find leads (SheetDB)',
  request: { byTimestamp: { summary: 'One lead', query: { Timestamp: 'alex@example.com-1795194180000' } } },
  response: {
    found: { summary: 'One row', body: [{ Timestamp: 'alex@example.com-1795194180000', 'Quote Status': 'Lead' }] },
    none: { summary: 'No row', body: [] },
  },
});
