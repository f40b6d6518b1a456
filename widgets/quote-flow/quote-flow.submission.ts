import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt } from '#domain/calendar-date';
import type { Address, Driver } from '#domain/driver';
import { isForeignLicense, type LicenseType } from '#domain/license-type';
import type { QuoteRequest } from '#services/rating/prepare-transaction';
import { publicRecord } from './household/household-records.ts';
import type { FlowContext } from './quote-flow.types.ts';
import type { DetailsAnswers } from './steps/details/details.answers.ts';
import type { DriverAnswers } from './steps/driver/driver.answers.ts';
import type { AdditionalDriver } from './steps/drivers/additional-driver.answers.ts';

type QuoteRequestInput = Pick<
  FlowContext,
  'answers' | 'foundRecord' | 'primaryFacts' | 'customerId' | 'previousReference' | 'transaction' | 'now'
>;

/** Maps the answers to a quote request. Throws when a step has no answers. */
export function quoteRequest(input: QuoteRequestInput): QuoteRequest {
  const { driver, contact, details, additionalDrivers, vehicles, policy } = input.answers;
  const { transaction, previousReference } = input;
  const [first, ...others] = vehicles;
  if (!driver || !contact || !details || !first || !policy || !transaction) {
    throw new Error('A quote was to be submitted before every step was answered.');
  }
  const { street, city, state, zip } = details;
  // The garaging address is not asked: it is the home address, unless a previous quote names another.
  const car = (vehicle: typeof first) => ({ garagingAddress: { street, city, state, zip }, ...vehicle });
  const today = dateAt(input.now(), agencyTimeZone);
  return {
    transactionId: transaction.id,
    transactionDate: dateAt(transaction.askedAt ?? input.now(), agencyTimeZone),
    ...(input.customerId && { customerId: input.customerId }),
    ...(previousReference.transactionId && { firstTransactionId: previousReference.transactionId }),
    ...(previousReference.quoteNumber && { previousQuoteNumber: previousReference.quoteNumber }),
    // No policy starts in the past.
    ...(previousReference.effectiveDate >= today && { effectiveDate: previousReference.effectiveDate }),
    drivers: [
      primaryDriver(driver, details, input),
      ...additionalDrivers.map((additional) => additionalDriver(additional, details)),
    ],
    contact,
    address: addressOf(details),
    vehicles: [car(first), ...others.map(car)],
    coverage: policy.coverage,
    term: policy.term,
    wantsHomeInsurance: details.wantsHomeInsurance,
    ...(details.licenseType === 'foreign' && { foreignLicenseType: details.foreignLicenseType }),
  };
}

/** The license ID of a foreign license is its number; any other license has both. */
export function primaryDriver(
  driver: DriverAnswers,
  details: DetailsAnswers,
  { foundRecord = '', primaryFacts = {} }: Partial<Pick<FlowContext, 'foundRecord' | 'primaryFacts'>> = {},
): Driver {
  const { license, ...facts } = primaryFacts;
  const { licenseType, licenseId } = details;
  const isForeign = isForeignLicense(licenseType);
  const number = isForeign ? licenseId : driver.licenseNumber;
  return {
    ...facts,
    id: 'primary',
    firstName: driver.firstName,
    lastName: driver.lastName,
    birthDate: driver.birthDate,
    gender: details.gender,
    maritalStatus: details.maritalStatus,
    relation: 'self',
    isInsured: details.isInsured === 'yes',
    license: {
      type: licenseType,
      number,
      ...(!isForeign && licenseId && { id: licenseId }),
      ...(license?.issueDate && license.number === number && { issueDate: license.issueDate }),
    },
    ...(foundRecord && { foundRecord }),
  };
}

const usualLicense: LicenseType = 'unitedStates';

/** Additional drivers answer six questions; other values are those of a record, a previous quote or the household. */
function additionalDriver(driver: AdditionalDriver, details: DetailsAnswers): QuoteRequest['drivers'][number] {
  const { foundRecord, facts, ...answers } = driver;
  const record = publicRecord(foundRecord);
  return {
    ...answers,
    isInsured: details.isInsured === 'yes',
    license: { type: usualLicense, number: '' },
    ...facts,
    ...(record && { foundRecord: record }),
  };
}

export function addressOf({ street, apartment, city, state, zip }: DetailsAnswers): Address {
  return { street, apartment, city, state, zip };
}
