import { updateVerification } from '#services/verification/update-verification.contract';
import { changeVerification } from '../../store/verifications.ts';
import { writtenCells } from '../../store/written-cells.ts';
import { implementCall } from '../implement-call.ts';

export const answerUpdateVerification = implementCall(
  updateVerification,
  async ({ params, body, database, deskEvents, now }) => {
    const cells = writtenCells(body.data, body.mode);
    const updated = await changeVerification(database, { transactionId: params.transactionId!, cells, now });
    deskEvents.emit('change');
    return { updated };
  },
);
