import { updateLead } from '#services/lead-store/update-lead.contract';
import { replaceRows } from '../../store/sheets.ts';
import { writtenCells } from '../../store/written-cells.ts';
import { implementCall } from '../implement-call.ts';

export const answerUpdateLead = implementCall(updateLead, async ({ params, body, database }) => ({
  updated: await replaceRows(database, 'leads', {
    key: 'Timestamp',
    value: params.timestamp!,
    row: writtenCells(body.data, body.mode),
  }),
}));
