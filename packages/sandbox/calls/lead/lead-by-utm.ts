import { leadByUtm } from '#services/lead/lead-by-utm.contract';
import { implementCall } from '../implement-call.ts';
import { findLead } from './find-lead.ts';

export const answerLeadByUtm = implementCall(leadByUtm, ({ query, database }) =>
  findLead(database, { by: 'customer', value: query.customerid ?? '' }),
);
