import { updateLead } from '#services/contract/lead-store/update-lead';
import { updateRows } from '../../store/sheets.ts';
import { implementCall } from '../implement-call.ts';

export const answerUpdateLead = implementCall(updateLead, async ({ params, body, database }) => ({
  updated: await updateRows(database, 'leads', { key: 'Timestamp', value: params.timestamp!, cells: body.data }),
}));
