import { affiliateLead } from '#services/lead/affiliate-lead.contract';
import { implementCall } from '../implement-call.ts';
import { leadOf } from './lead-of.ts';

export const answerAffiliateLead = implementCall(affiliateLead, ({ query, database }) =>
  leadOf(database, { by: 'code', value: query.code || query.id || '' }),
);
