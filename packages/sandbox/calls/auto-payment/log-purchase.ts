import { logPurchase } from '#services/auto-payment/log-purchase.contract';
import { addRows } from '../../store/sheets.ts';
import { writtenCells } from '../../store/written-cells.ts';
import { implementCall } from '../implement-call.ts';

export const answerLogPurchase = implementCall(
  logPurchase,
  async ({ body, database }) => ({
    created: await addRows(
      database,
      'purchase-log',
      body.data.map((cells) => writtenCells(cells, body.mode)),
    ),
  }),
  { status: 201 },
);
