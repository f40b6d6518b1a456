import { birthDateSchema } from '#domain/birth-date';
import type { CalendarDate } from '#domain/calendar-date';
import type { AgeLimits } from '#domain/driver-age';
import { type ErrorCode, errorOf } from '#domain/error-code';
import { isVin } from '#domain/vin';
import type { DriverAnswers, VehiclesByVin } from '../purchase/purchase.types.ts';

/** An error of the driver information. */
export type SectionError =
  | ErrorCode
  | 'driverRequired'
  | 'dateRequired'
  | 'givenDataNotCorrect'
  | 'vinRequired'
  | 'vinWrong'
  | 'vinUnknown';

export interface SectionErrors {
  licenseNumber?: SectionError | undefined;
  birthDate?: SectionError | undefined;
  /** One per car. */
  vins: readonly (SectionError | undefined)[];
  hasPaperlessConsent?: SectionError | undefined;
}

export interface SectionRules {
  today: CalendarDate;
  limits: AgeLimits;
  /** The VINs that were looked up. */
  vins: VehiclesByVin;
  isConsentAsked: boolean;
  /** The license check failed. */
  isLicenseWrong: boolean;
}

/** License, date of birth and every VIN are empty: one message covers them (spec 2 §5.1). */
export const isAllEmpty = ({ licenseNumber, birthDate, vins }: DriverAnswers): boolean =>
  !licenseNumber.trim() && !birthDate && vins.every((vin) => !vin.trim());

/** The errors of the driver information, by field. */
export function sectionErrors(answers: DriverAnswers, rules: SectionRules): SectionErrors {
  const { licenseNumber, birthDate, hasPaperlessConsent } = answers;
  const licenseError = rules.isLicenseWrong ? 'givenDataNotCorrect' : undefined;
  return {
    licenseNumber: licenseNumber.trim() ? licenseError : 'driverRequired',
    birthDate: birthDateError(birthDate, rules) ?? licenseError,
    vins: answers.vins.map((vin) => vinError(vin.trim().toUpperCase(), rules.vins)),
    hasPaperlessConsent: rules.isConsentAsked && !hasPaperlessConsent ? 'consentRequired' : undefined,
  };
}

/** An incomplete date is missing, not invalid. */
function birthDateError(birthDate: string, { today, limits }: SectionRules): SectionError | undefined {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  if (!year || !month || !day) return 'dateRequired';
  return errorOf(birthDateSchema({ today, limits }), birthDate);
}

function vinError(vin: string, known: VehiclesByVin): SectionError | undefined {
  if (!vin) return 'vinRequired';
  if (!isVin(vin)) return 'vinWrong';
  return known[vin] === null ? 'vinUnknown' : undefined;
}
