import { isIncluded, withAskedAnswers } from '#forms/additional-driver/additional-driver.rules';
import type { AdditionalDriver } from '#forms/additional-driver/additional-driver.types';
import { questionsOf } from '#forms/purchase/carrier';
import { primaryOf } from '#forms/purchase/primary-driver';
import { codeOf, valueOf } from '#forms/questions/questions.rules';
import type { AdditionalDriverDetails, VerificationDetails } from '#services/verification/verification-row';
import { carrierOf } from './carrier.ts';
import type { PseudoBindContext } from './pseudo-bind.types.ts';

// Texts for agents, in the sheet's language.
const languageNames = { en: 'English', es: 'Spanish' } as const;
const methodNames = { email: 'Email', text: 'Text message', '': '' } as const;

/** All confirmed answers, in the format of the agent's sheet. */
export function detailsOf(context: PseudoBindContext): VerificationDetails {
  const { quote, driver, contact, drivers, areDriversConfirmed, answers, isSubmitted, config } = context;
  const { firstName, lastName, birthDate, licenseNumber } = primaryOf(context);
  const { email, phone } = quote?.contact ?? {};
  const carrier = carrierOf(context);
  const isDriverSectionShown = !carrier.hideAdditionalDriverSection;
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(driver && { birthDate, licenseNumber, vins: driver.vins }),
    ...(contact && {
      ...(contact.textMessages && { wantsTextMessages: contact.textMessages === 'yes' }),
      languagePreference: languageNames[contact.language],
      isPaperless: contact.paperless === 'yes',
      paperlessOptInMethod: methodNames[contact.optInMethod],
    }),
    ...(areDriversConfirmed &&
      isDriverSectionShown && {
        additionalDrivers: (drivers ?? []).map((additional) =>
          driverDetails(withAskedAnswers(additional, carrier), isIncluded(additional, carrier)),
        ),
      }),
    ...(isSubmitted && {
      answers: questionsOf(config, carrier).flatMap((question) => {
        const answer = answers[codeOf(question)];
        return answer ? [{ question: codeOf(question), value: valueOf(question, answer) }] : [];
      }),
    }),
  };
}

function driverDetails(driver: AdditionalDriver, isOnPolicy: boolean): AdditionalDriverDetails {
  const { firstName, lastName, birthDate, gender, maritalStatus, relation, licenseNumber, action, status, residence } =
    driver;
  return {
    firstName,
    lastName,
    // A driver without a relation is only in the records: the visitor has not answered for them.
    ...(relation && { action: action || (isOnPolicy ? 'include' : 'exclude') }),
    ...(gender && { gender }),
    ...(maritalStatus && { maritalStatus }),
    ...(birthDate && { birthDate }),
    ...(relation && { relation }),
    ...(licenseNumber && { licenseNumber }),
    ...(status && { status }),
    ...(residence && { residence }),
  };
}
