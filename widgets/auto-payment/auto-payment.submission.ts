import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt } from '#domain/calendar-date';
import type { CoverageChoice } from '#domain/coverage';
import { annualMileageOf, defaultAnnualMileage } from '#domain/mileage';
import { defaultPolicyTerm } from '#domain/policy-term';
import type { SavedDriver } from '#domain/saved-quote';
import type { Vehicle } from '#domain/vehicle';
import { isIncluded, withAskedAnswers } from '#forms/additional-driver/additional-driver.rules';
import type { AdditionalDriver } from '#forms/additional-driver/additional-driver.types';
import { vehicleNamed } from '#forms/driver-information/vins';
import { primaryOf } from '#forms/purchase/primary-driver';
import { isCalifornian, quotedAs } from '#forms/purchase/purchase.context';
import { codeOf, valueOf } from '#forms/questions/questions.rules';
import type { PurchaseRequest } from '#services/auto-payment/submit-purchase';
import type { RequestedDriver } from '#services/rating/quote-request';
import { allQuestionsOf, purchaseOf } from './auto-payment.context.ts';
import type { AutoPaymentContext } from './auto-payment.types.ts';
import { carrierOf } from './carrier.ts';

/** The request of step 2, without the id of its submission. A quote whose coverages cannot be read has none. */
export type SubmittedAnswers = Omit<PurchaseRequest, 'transactionId' | 'coverage'> & {
  coverage: CoverageChoice | undefined;
};

/** What the visitor said, for the carrier to rate: the quote, with the answers of this page over it. */
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
      // Without a state the service refuses the request, with words.
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

/** No policy starts in the past: a quote that was made for a day that is over is submitted without one. */
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
    isInsured: false,
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
 * Where the carrier hides the section of drivers, a driver is sent with what the quote says. Somebody whom only the records
 * name is not on the quote then: nobody is asked about them, and no relation is known.
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
      isInsured: quoted?.isInsured ?? false,
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

/** What the quote knows of this license, and the day on which it was issued from the records. */
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

/** A carrier that asks for the action alone: why a driver is excluded, the quote says. */
const exclusionOf = (quoted: SavedDriver | undefined): Pick<RequestedDriver, 'status'> =>
  quoted?.status && quoted.status !== 'insured' ? { status: quoted.status } : {};

function vehiclesOf(context: AutoPaymentContext): [Vehicle, ...Vehicle[]] {
  const { quote, driver } = context;
  const vehicles = (quote?.vehicles ?? []).map((quoted, index): Vehicle => {
    const vin = driver?.vins[index] ?? quoted.vin;
    const typed = annualMileageOf(driver?.mileages?.[index] ?? '');
    const annualMileage = typed ?? quoted.annualMileage ?? (isCalifornian(context) ? defaultAnnualMileage : undefined);
    return {
      id: `car-${index}`,
      ...quoted,
      ...vehicleNamed(context, quoted, vin),
      vin,
      ...(annualMileage !== undefined && { annualMileage }),
    };
  });
  // A quote has a car.
  return vehicles as [Vehicle, ...Vehicle[]];
}
