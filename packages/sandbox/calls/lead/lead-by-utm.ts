import { leadByUtm } from '#services/lead/lead-by-utm.contract';
import { implementCall } from '../implement-call.ts';
import { leadOf } from './lead-of.ts';

export const answerLeadByUtm = implementCall(leadByUtm, ({ query, database }) =>
  leadOf(database, { by: 'customer', value: query.customerid ?? '' }),
);
