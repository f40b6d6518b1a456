import { loadConsent } from '#services/consent/load-consent.contract';
import { findConsent } from '../../store/consents.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

export const answerLoadConsent = implementCall(loadConsent, async ({ query, database }) => {
  const consent = await findConsent(database, query.id);
  if (!consent) throw new Refusal('Contact not found', 404);
  return {
    ...success,
    first_name: consent.firstName,
    last_name: consent.lastName,
    email: consent.email,
    mobile_number: consent.phone,
    cf_customer_consent_form_completed: consent.givenAt !== null,
  };
});
