import { affiliateLead } from '#services/lead/affiliate-lead.contract';
import { implementCall } from '../implement-call.ts';
import { findLead } from './find-lead.ts';

export const answerAffiliateLead = implementCall(affiliateLead, ({ query, database }) =>
  findLead(database, { by: 'code', value: query.code || query.id || '' }),
);
