import { createGuestToken } from '#services/session/create-guest-token.contract';
import { issueGuestToken } from '../../store/guest-tokens.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerCreateGuestToken = implementCall(
  createGuestToken,
  async ({ body, database, now, newId, variant }) => {
    const token = `guest-${newId()}`;
    const { phone, dob } = body;
    const visitor = phone && dob ? { phone, birthDate: dob.slice(0, 10) } : undefined;
    const expiresAt = await issueGuestToken(database, { token, variant, now, visitor });
    return { ...success, token, expiration: expiresAt.toISOString() };
  },
);
