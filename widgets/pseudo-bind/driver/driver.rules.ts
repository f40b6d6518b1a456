import { birthDateSchema } from '#domain/birth-date';
import type { CalendarDate } from '#domain/calendar-date';
import type { AgeLimits } from '#domain/driver-age';
import { type ErrorCode, errorOf } from '#domain/error-code';
import { isVin } from '#domain/vin';
import type { DriverAnswers, KnownVins } from '../pseudo-bind.types.ts';

/** Why the driver's section was not accepted. */
export type SectionError =
  | ErrorCode
  | 'driverRequired'
  | 'dateRequired'
  | 'givenDataNotCorrect'
  | 'vinRequired'
  | 'vinWrong';

export interface SectionErrors {
  licenseNumber?: SectionError | undefined;
  birthDate?: SectionError | undefined;
  /** One a car. */
  vins: readonly (SectionError | undefined)[];
  hasPaperlessConsent?: SectionError | undefined;
}

export interface SectionRules {
  today: CalendarDate;
  limits: AgeLimits;
  /** What has been looked up. */
  vins: KnownVins;
  isConsentAsked: boolean;
  /** The check said that license and date do not fit. */
  isLicenseWrong: boolean;
}

/** License, date and every VIN are empty: that is said in one message (spec 2 §5.1). */
export const isAllEmpty = ({ licenseNumber, birthDate, vins }: DriverAnswers): boolean =>
  !licenseNumber.trim() && !birthDate && vins.every((vin) => !vin.trim());

/** What is wrong with the driver's section. */
export function sectionErrors(answers: DriverAnswers, rules: SectionRules): SectionErrors {
  const { licenseNumber, birthDate, hasPaperlessConsent } = answers;
  const given = rules.isLicenseWrong ? 'givenDataNotCorrect' : undefined;
  return {
    licenseNumber: licenseNumber.trim() ? given : 'driverRequired',
    birthDate: birthDateError(birthDate, rules) ?? given,
    vins: answers.vins.map((vin) => vinError(vin.trim().toUpperCase(), rules.vins)),
    hasPaperlessConsent: rules.isConsentAsked && !hasPaperlessConsent ? 'consentRequired' : undefined,
  };
}

/** A part that is missing is no invalid date: it is not whole yet. */
function birthDateError(birthDate: string, { today, limits }: SectionRules): SectionError | undefined {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  if (!year || !month || !day) return 'dateRequired';
  return errorOf(birthDateSchema({ today, limits }), birthDate);
}

function vinError(vin: string, known: KnownVins): SectionError | undefined {
  if (!vin) return 'vinRequired';
  return !isVin(vin) || known[vin] === null ? 'vinWrong' : undefined;
}
