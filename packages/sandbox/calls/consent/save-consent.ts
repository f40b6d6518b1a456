import { saveConsent } from '#services/consent/save-consent.contract';
import { digest } from '../../seeded.ts';
import { findConsent, storeConsent } from '../../store/consents.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

/** A consent that is given twice keeps its first day. One without a link is kept by the email address. */
export const answerSaveConsent = implementCall(saveConsent, async ({ body, database, now }) => {
  const email = body.email.toLowerCase();
  const id = body.id ?? `email-${digest(email)}`;
  const existing = await findConsent(database, id);
  if (body.id && !existing) throw new Refusal('Contact not found', 404);
  await storeConsent(database, {
    id,
    firstName: body.name,
    lastName: body.surname,
    email,
    phone: body.phone,
    givenAt: existing?.givenAt ?? new Date(now),
  });
  return success;
});
