import { createVerification } from '#services/verification/create-verification.contract';
import { addVerifications } from '../../store/verifications.ts';
import { implementCall } from '../implement-call.ts';

export const answerCreateVerification = implementCall(
  createVerification,
  async ({ body, database, bell, now }) => {
    const created = await addVerifications(database, body.data, now);
    bell.ring();
    return { created };
  },
  { status: 201 },
);
