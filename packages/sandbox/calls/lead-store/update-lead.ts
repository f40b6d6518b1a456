import { updateLead } from '#services/lead-store/update-lead.contract';
import { updateRows } from '../../store/sheets.ts';
import { implementCall } from '../implement-call.ts';

export const answerUpdateLead = implementCall(updateLead, async ({ params, body, database }) => ({
  updated: await updateRows(database, 'leads', { key: 'Timestamp', value: params.timestamp!, cells: body.data }),
}));
