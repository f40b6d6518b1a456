import { createVerification } from '#services/verification/create-verification.contract';
import { addVerifications } from '../../store/verifications.ts';
import { writtenCells } from '../../store/written-cells.ts';
import { implementCall } from '../implement-call.ts';

export const answerCreateVerification = implementCall(
  createVerification,
  async ({ body, database, deskEvents, now }) => {
    const created = await addVerifications(
      database,
      body.data.map((cells) => writtenCells(cells, body.mode)),
      now,
    );
    deskEvents.emit('change');
    return { created };
  },
  { status: 201 },
);
