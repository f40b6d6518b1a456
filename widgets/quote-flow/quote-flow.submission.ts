import type { Address, Driver } from '#domain/driver';
import type { LicenseType } from '#domain/license-type';
import type { QuoteRequest } from '#services/rating/prepare-transaction';
import { publicRecord, usedVehicle } from './household/household-records.ts';
import type { FlowContext } from './quote-flow.types.ts';
import type { DetailsAnswers } from './steps/details/details.answers.ts';
import type { DriverAnswers } from './steps/driver/driver.answers.ts';
import type { AdditionalDriver } from './steps/drivers/additional-driver.answers.ts';
import { isMileageOffered } from './steps/step-order.ts';

type QuoteRequestInput = Pick<FlowContext, 'answers' | 'foundRecord' | 'variant' | 'config' | 'transaction'>;

/** Maps the answers to a quote request. Throws when a step has no answers. */
export function quoteRequest(input: QuoteRequestInput): QuoteRequest {
  const { driver, contact, details, additionalDrivers, vehicles, policy } = input.answers;
  const [first, ...others] = vehicles;
  if (!driver || !contact || !details || !first || !policy || !input.transaction) {
    throw new Error('A quote was to be submitted before every step was answered.');
  }
  const isUseAsked = isMileageOffered(input);
  const { street, city, state, zip } = details;
  // The garaging address is not asked: it is the home address.
  const car = (vehicle: typeof first) => ({
    garagingAddress: { street, city, state, zip },
    ...(isUseAsked ? vehicle : usedVehicle(vehicle, {})),
  });
  return {
    transactionId: input.transaction.id,
    drivers: [
      primaryDriver(driver, details, input.foundRecord),
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

/** A foreign license has its id as the number; any other its number, or the id where only that was asked. */
export function primaryDriver(driver: DriverAnswers, details: DetailsAnswers, foundRecord: string): Driver {
  const number = details.licenseType === 'foreign' ? details.licenseId : driver.licenseNumber || details.licenseId;
  return {
    id: 'primary',
    firstName: driver.firstName,
    lastName: driver.lastName,
    birthDate: driver.birthDate,
    gender: details.gender,
    maritalStatus: details.maritalStatus,
    relation: 'self',
    isInsured: details.isInsured === 'yes',
    license: { type: details.licenseType, number },
    ...(foundRecord && { foundRecord }),
  };
}

const usualLicense: LicenseType = 'unitedStates';

/** Additional drivers answer six questions; the other values are the household's. */
function additionalDriver(driver: AdditionalDriver, details: DetailsAnswers): Driver {
  const { foundRecord, ...answers } = driver;
  const record = publicRecord(foundRecord);
  return {
    ...answers,
    isInsured: details.isInsured === 'yes',
    license: { type: usualLicense, number: '' },
    ...(record && { foundRecord: record }),
  };
}

export function addressOf({ street, apartment, city, state, zip }: DetailsAnswers): Address {
  return { street, apartment, city, state, zip };
}
