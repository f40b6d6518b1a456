import { updateVerification } from '#services/verification/update-verification.contract';
import { changeVerification } from '../../store/verifications.ts';
import { implementCall } from '../implement-call.ts';

export const answerUpdateVerification = implementCall(
  updateVerification,
  async ({ params, body, database, deskEvents, now }) => {
    const updated = await changeVerification(database, { transactionId: params.transactionId!, cells: body.data, now });
    deskEvents.emit('change');
    return { updated };
  },
);
