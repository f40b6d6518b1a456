import type { BindDriver } from '#domain/bind-quote';
import type { CoverageChoice } from '#domain/coverage';
import { annualMileageOf, defaultAnnualMileage } from '#domain/mileage';
import { defaultPolicyTerm } from '#domain/policy-term';
import type { Vehicle } from '#domain/vehicle';
import { isIncluded, withAskedAnswers } from '#forms/additional-driver/additional-driver.rules';
import type { AdditionalDriver } from '#forms/additional-driver/additional-driver.types';
import { vehicleNamed } from '#forms/driver-information/vins';
import { primaryOf } from '#forms/purchase/primary-driver';
import { isCalifornian } from '#forms/purchase/purchase.context';
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
    effectiveDate: saved?.effectiveDate,
    ...(carrier.enablePaperlessConsent && { isPaperless: driver?.hasPaperlessConsent ?? false }),
  };
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
 * Where the carrier hides the section of drivers, nobody can be asked: a driver is sent with what the quote says. One of
 * whom not even the relation or the date of birth is known cannot be sent, and is left to the quote.
 */
function additionalDriver(
  driver: AdditionalDriver,
  context: AutoPaymentContext,
  isOnPolicy: boolean,
): RequestedDriver[] {
  const { id, firstName, lastName, birthDate, maritalStatus, relation, foundRecord } = driver;
  const { licenseNumber, gender, status, residence } = withAskedAnswers(driver, carrierOf(context));
  if (!relation || !birthDate) return [];
  const quoted = quotedDriverOf(driver, context);
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
      ...(residence && { residence }),
      ...(foundRecord && { foundRecord }),
    },
  ];
}

/** What the quote knows of this license, and the day on which it was issued from the records. */
function licenseOf(
  number: string,
  quoted: BindDriver | undefined,
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

const quotedDriverOf = ({ firstName, lastName, birthDate }: AdditionalDriver, { quote }: AutoPaymentContext) =>
  quote?.drivers.find(
    (quoted) =>
      quoted.firstName === firstName && quoted.lastName === lastName && (quoted.birthDate ?? '') === birthDate,
  );

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
