import { extendSession } from '#services/account/extend-session.contract';
import { customerTexts } from '../../accounts/customer-texts.ts';
import { issueCustomerToken } from '../../store/customer-sessions.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

/** Milliseconds after which a customer signs in again, however often the session was extended. */
const longestSession = 12 * 60 * 60 * 1000;

/** The replaced token stays valid until its own end, for calls that are pending with it. */
export const answerExtendSession = implementCall(
  extendSession,
  async ({ body, database, now, newId, customer, sessionCookie }) => {
    const { customerId, sessionId, signedInAt } = customer!;
    if (now - signedInAt.getTime() >= longestSession) throw new Refusal(customerTexts.signInAgain[body.header.lang]);
    const token = `customer-${newId()}`;
    const expiresAt = await issueCustomerToken(database, { token, customerId, sessionId, signedInAt, now });
    sessionCookie?.set(token, expiresAt);
    return {
      ...success,
      ...(!sessionCookie && { token }),
      creation: new Date(now).toISOString(),
      expiration: expiresAt.toISOString(),
    };
  },
);
