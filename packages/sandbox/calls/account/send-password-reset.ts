import { sendPasswordReset } from '#services/account/send-password-reset.contract';
import { claimTry } from '../../accounts/claim-try.ts';
import { mailPasswordLink } from '../../accounts/mail-password-link.ts';
import { inSameTime } from '../../accounts/same-time.ts';
import { implementCall, success } from '../implement-call.ts';
import { returnUrlOf } from '../return-url.ts';

export const answerSendPasswordReset = implementCall(sendPasswordReset, async (request) => {
  await claimTry(request, 'reset');
  const { body, database, now, newId, variant, siteOrigin, shortestAnswer } = request;
  const link = {
    kind: 'reset',
    variant,
    email: body.email,
    resetPage: returnUrlOf(body.resetPage, siteOrigin),
    language: body.header.lang,
    now,
    newId,
  } as const;
  await inSameTime(shortestAnswer, () => mailPasswordLink(database, link));
  return success;
});
