import { createLead } from '#services/lead-store/create-lead.contract';
import { addRows } from '../../store/sheets.ts';
import { writtenCells } from '../../store/written-cells.ts';
import { implementCall } from '../implement-call.ts';

export const answerCreateLead = implementCall(
  createLead,
  async ({ body, database }) => ({
    created: await addRows(
      database,
      'leads',
      body.data.map((cells) => writtenCells(cells, body.mode)),
    ),
  }),
  { status: 201 },
);
