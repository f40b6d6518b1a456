import { createGuestToken } from '#services/contract/session/create-guest-token';
import { issueGuestToken } from '../../store/guest-tokens.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerCreateGuestToken = implementCall(createGuestToken, async ({ database, now, newId, variant }) => {
  const token = `guest-${newId()}`;
  const expiresAt = await issueGuestToken(database, { token, variant, now });
  return { ...success, token, expiration: expiresAt.toISOString() };
});
