import { defineExamples } from '../contract/define-examples.ts';
import { createLead } from './create-lead.contract.ts';

/** A row of the lead store. */
export const leadExample = {
  Timestamp: 'alex@example.com-1795194180000',
  'First Name': 'Alex',
  'Last Name': 'Example',
  Email: 'alex@example.com',
  Phone: '5125550142',
  State: 'TX',
  Zipcode: '78701',
  'Quote Status': 'Lead',
};

export const createLeadExamples = defineExamples(createLead, {
  summary: 'Add a lead (SheetDB)',
  request: {
    lead: {
      summary: 'A new lead',
      body: {
        data: [leadExample],
        mode: 'RAW',
      },
    },
  },
  response: {
    created: { summary: 'One row added', status: 201, body: { created: 1 } },
    nothing: { summary: 'No row was added', body: { created: 0 } },
  },
});
