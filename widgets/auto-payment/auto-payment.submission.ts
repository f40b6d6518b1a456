import { agencyTimeZone } from '#domain/agency-time-zone';
import type { BindQuote } from '#domain/bind-quote';
import { dateAt } from '#domain/calendar-date';
import type { CoverageChoice } from '#domain/coverage';
import { annualMileageOf, defaultAnnualMileage } from '#domain/mileage';
import { defaultPolicyTerm } from '#domain/policy-term';
import type { SavedDriver } from '#domain/saved-quote';
import { isIncluded, withAskedAnswers } from '#forms/additional-driver/additional-driver.rules';
import type { AdditionalDriver } from '#forms/additional-driver/additional-driver.types';
import { isQuotedCar, vehicleNamed } from '#forms/driver-information/vins';
import { primaryOf } from '#forms/purchase/primary-driver';
import { isCalifornian, quotedAs } from '#forms/purchase/purchase.context';
import { codeOf, valueOf } from '#forms/questions/questions.rules';
import type { PurchasedVehicle, PurchaseRequest } from '#services/auto-payment/submit-purchase';
import type { RequestedDriver } from '#services/rating/quote-request';
import { allQuestionsOf, purchaseOf } from './auto-payment.context.ts';
import type { AutoPaymentContext } from './auto-payment.types.ts';
import { carrierOf } from './carrier.ts';

/**
 * The request of step 2, without its submission id. `coverage` is undefined if the quote's coverages are unreadable.
 */
export type SubmittedAnswers = Omit<PurchaseRequest, 'transactionId' | 'coverage'> & {
  coverage: CoverageChoice | undefined;
};

/** The request for the carrier to rate: the quote, overridden by the answers on this page. */
export function submittedAnswers(context: AutoPaymentContext): SubmittedAnswers {
  const { saved, quote, answers, payPlan, driver } = context;
  const carrier = carrierOf(context);
  const { address = {}, contact = {} } = quote ?? {};
  return {
    purchase: purchaseOf(context),
    quoteNumber: saved?.quoteNumber,
    payPlan: payPlan || undefined,
    answers: allQuestionsOf(context).flatMap((question) => {
      const answer = answers[codeOf(question)];
      return answer ? [{ code: codeOf(question), value: valueOf(question, answer) }] : [];
    }),
    drivers: driversOf(context),
    contact: { email: contact.email ?? '', phone: contact.phone ?? '', hasConsented: true },
    address: {
      street: address.street ?? '',
      apartment: address.apartment ?? '',
      city: address.city ?? '',
      // Without a state the service refuses the request with a reason.
      state: address.state!,
      zip: address.zip ?? '',
    },
    vehicles: vehiclesOf(context),
    coverage: saved?.coverage,
    term: saved?.term ?? defaultPolicyTerm,
    wantsHomeInsurance: saved?.wantsHomeInsurance ?? false,
    foreignLicenseType: saved?.foreignLicenseType,
    effectiveDate: effectiveDateOf(context),
    ...(carrier.enablePaperlessConsent && { isPaperless: driver?.hasPaperlessConsent ?? false }),
  };
}

/** No policy starts in the past: a quote with a past effective date is submitted without one. */
function effectiveDateOf({ saved, now }: AutoPaymentContext): string | undefined {
  const { effectiveDate = '' } = saved ?? {};
  return effectiveDate >= dateAt(now(), agencyTimeZone) ? effectiveDate : undefined;
}

function driversOf(context: AutoPaymentContext): [RequestedDriver, ...RequestedDriver[]] {
  const { quote, drivers = [] } = context;
  const quoted = quote?.drivers[0];
  const { firstName, lastName, birthDate, licenseNumber } = primaryOf(context);
  const primary: RequestedDriver = {
    id: 'primary',
    ...quoted,
    firstName,
    lastName,
    birthDate,
    relation: 'self',
    license: licenseOf(licenseNumber, quoted, context),
  };
  const carrier = carrierOf(context);
  return [primary, ...drivers.flatMap((driver) => additionalDriver(driver, context, isIncluded(driver, carrier)))];
}

/**
 * Where the carrier hides the section of additional drivers, drivers are submitted with their quoted data. A driver who
 * is only in the records has no relation then and is not submitted.
 */
function additionalDriver(
  driver: AdditionalDriver,
  context: AutoPaymentContext,
  isOnPolicy: boolean,
): RequestedDriver[] {
  const { id, firstName, lastName, birthDate, maritalStatus, relation, foundRecord } = driver;
  const { licenseNumber, gender, status, residence } = withAskedAnswers(driver, carrierOf(context));
  if (!relation || !birthDate) return [];
  const quoted = quotedAs(driver, context.quote);
  return [
    {
      id,
      ...(quoted?.isInsured !== undefined && { isInsured: quoted.isInsured }),
      ...(quoted?.hadPriorInsurance !== undefined && { hadPriorInsurance: quoted.hadPriorInsurance }),
      firstName,
      lastName,
      birthDate,
      ...(gender && { gender }),
      ...(maritalStatus && { maritalStatus }),
      relation,
      license: licenseOf(licenseNumber, quoted, context),
      ...(!isOnPolicy && { isExcluded: true }),
      ...(status && { status }),
      ...(!status && !isOnPolicy && exclusionOf(quoted)),
      ...(residence && { residence }),
      ...(foundRecord && { foundRecord }),
      ...(quoted?.address && { address: quoted.address }),
    },
  ];
}

/** The quoted data of this license, with the issue date from the records. */
function licenseOf(
  number: string,
  quoted: SavedDriver | undefined,
  { issueDates }: Pick<AutoPaymentContext, 'issueDates'>,
): RequestedDriver['license'] {
  const issueDate = issueDates[number.trim()];
  const { license } = quoted ?? {};
  const isQuoted = license?.number === number;
  return {
    type: license?.type ?? 'unitedStates',
    ...(issueDate && { issueDate }),
    ...(isQuoted && license),
    number,
  };
}

/** For a carrier that asks only for the action, the quote has the reason for excluding a driver. */
const exclusionOf = (quoted: SavedDriver | undefined): Pick<RequestedDriver, 'status'> =>
  quoted?.status && quoted.status !== 'insured' ? { status: quoted.status } : {};

function vehiclesOf(context: AutoPaymentContext): [PurchasedVehicle, ...PurchasedVehicle[]] {
  const { quote, saved, driver } = context;
  const vehicles = (quote?.vehicles ?? []).map((quoted, index): PurchasedVehicle => {
    const vin = driver?.vins[index] ?? quoted.vin;
    const typed = annualMileageOf(driver?.mileages?.[index] ?? '');
    const knownCommute = saved?.knownCommutes?.[index];
    const annualMileage = typed ?? quoted.annualMileage ?? (isCalifornian(context) ? defaultAnnualMileage : undefined);
    return {
      id: `car-${index}`,
      ...factsOf(quoted, { isQuotedCar: isQuotedCar(context, quoted, vin) }),
      ...vehicleNamed(context, quoted, vin),
      vin,
      ...(knownCommute && { knownCommute }),
      ...(annualMileage !== undefined && { annualMileage }),
    };
  });
  // A quote has at least one vehicle.
  return vehicles as [PurchasedVehicle, ...PurchasedVehicle[]];
}

/**
 * What the quote says of a car besides its name. The record and the odometer reading are those of the quoted car. Use,
 * garaging address and coverage are the visitor's with any car.
 */
function factsOf(quoted: BindQuote['vehicles'][number], options: { isQuotedCar: boolean }) {
  const { year: _year, make: _make, model: _model, ...facts } = quoted;
  if (options.isQuotedCar) return facts;
  const { foundRecord: _record, isExisting: _isExisting, odometer: _odometer, ...use } = facts;
  return use;
}
