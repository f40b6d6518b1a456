import { affiliateLead } from '#services/contract/lead/affiliate-lead';
import { implementCall } from '../implement-call.ts';
import { leadOf } from './lead-of.ts';

export const answerAffiliateLead = implementCall(affiliateLead, ({ query, database }) =>
  leadOf(database, { by: 'code', value: query.code || query.id || '' }),
);
