import { createCustomer } from '#services/account/create-customer.contract';
import { claimTry } from '../../accounts/claim-try.ts';
import { customerTexts } from '../../accounts/customer-texts.ts';
import { mailPasswordLink } from '../../accounts/mail-password-link.ts';
import { findZipCode } from '../../places/zip-codes.ts';
import { addCustomer } from '../../store/customers.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

/** The page of the demo site that sets a password. An agency's services know their own. */
const passwordPage = '/set-password.html';

/** Creates the person who was authenticated, once for each email address, and mails the link that sets the password. */
export const answerCreateCustomer = implementCall(createCustomer, async (request) => {
  await claimTry(request, 'create');
  const { body, database, now, newId, variant, person, siteOrigin, work } = request;
  const { header, email, phone, city, state, zipcode: zip, loyaltyEnrollmentStatus } = body;
  const language = header.lang;
  const birthDate = body.dob.slice(0, 10);
  if (body.name !== body.firstname || body.zipCode !== zip || header.state !== state)
    throw new Refusal('The body violates the contract. Two names of a field have different values', 400);
  if (email.toLowerCase() !== person?.email || phone !== person.phone || birthDate !== person.birthDate)
    throw new Refusal('The token is of another person', 403);
  if (findZipCode(zip)?.state !== state) throw new Refusal(customerTexts.zipElsewhere[language], 400);
  await work();
  const added = await addCustomer(database, {
    customerId: newId(),
    variant,
    email,
    profile: {
      firstName: body.firstname,
      lastName: body.lastname,
      phone,
      birthDate,
      street: '',
      city,
      state,
      zip,
      licenseNumber: '',
      customerCode: `C-${newId().slice(0, 8).toUpperCase()}`,
      getsTextMessages: false,
      loyaltyEnrollmentStatus,
    },
    now,
  });
  if (!added) throw new Refusal(customerTexts.exists[language], 400);
  const resetPage = new URL(`${passwordPage}?language=${language}`, siteOrigin).href;
  await mailPasswordLink(database, { kind: 'welcome', variant, email, resetPage, language, now, newId });
  return success;
});
