import type { Driver } from '#domain/driver';
import { annualMileageOf, defaultAnnualMileage, odometerOf } from '#domain/mileage';
import { randomId } from '#domain/random-id';
import type { Vehicle } from '#domain/vehicle';
import { isIncluded, withAskedAnswers } from '#forms/additional-driver/additional-driver.rules';
import type { AdditionalDriver } from '#forms/additional-driver/additional-driver.types';
import { vehicleNamed } from '#forms/driver-information/vins';
import { questionsOf } from '#forms/purchase/carrier';
import { primaryOf } from '#forms/purchase/primary-driver';
import { completeAddress, isCalifornian } from '#forms/purchase/purchase.context';
import { codeOf, valueOf } from '#forms/questions/questions.rules';
import type { PurchaseRequest } from '#services/auto-payment/submit-purchase';
import type { AutoPaymentContext, Submission, VehicleUse } from './auto-payment.types.ts';
import { carrierOf, vehicleFieldsOf } from './carrier.ts';

/** Months, where the quote does not say. */
const plainTerm = 6;

/** What the carrier rates: the answers of the quote, and those of this page over them. */
export function purchaseRequestOf(context: AutoPaymentContext): PurchaseRequest {
  const { saved, address: addressed, carrierId, config, answers, driver, submission } = context;
  if (!saved) throw new Error('A purchase was submitted before its quote was loaded.');
  const { contact, coverage = { productCode: 'SML', custom: {} }, term = plainTerm } = saved;
  const carrier = carrierOf(context);
  const { quoteNumber, wantsHomeInsurance = false, foreignLicenseType, effectiveDate } = saved;
  return {
    transactionId: submission?.id ?? '',
    purchase: { transactionId: addressed.transactionId, carrierId },
    drivers: [primaryDriver(context), ...additionalDrivers(context)],
    contact: { email: contact.email ?? '', phone: contact.phone ?? '', hasConsented: true },
    address: completeAddress(context) ?? ({ street: '', apartment: '', city: '', zip: '', ...saved.address } as never),
    vehicles: saved.vehicles.map((vehicle, index) =>
      vehicleOf(context, vehicle, index),
    ) as unknown as PurchaseRequest['vehicles'],
    coverage,
    term,
    wantsHomeInsurance,
    foreignLicenseType,
    effectiveDate,
    quoteNumber,
    payPlan: addressed.payPlan || undefined,
    answers: questionsOf(config, carrier).flatMap((question) => {
      const answer = answers[codeOf(question)];
      return answer ? [{ code: codeOf(question), value: valueOf(question, answer) }] : [];
    }),
    isPaperless: carrier.enablePaperlessConsent ? driver?.hasPaperlessConsent : undefined,
  };
}

/** The id of a submission: the same while the answers are, so that a repetition is rated once. */
export function submissionOf(context: AutoPaymentContext): Submission {
  const of = JSON.stringify({ ...purchaseRequestOf(context), transactionId: '' });
  return context.submission?.of === of ? context.submission : { id: randomId(), of };
}

/** What a rated quote knows of every driver. */
const rated = { id: '', gender: 'male', maritalStatus: 'single', isInsured: false } as const;

function primaryDriver(context: AutoPaymentContext): Driver {
  const [quoted] = context.saved!.drivers;
  const { birthDate, licenseNumber } = primaryOf(context);
  const license = quoted?.license ?? { type: 'unitedStates' as const, number: '' };
  return {
    ...rated,
    ...quoted!,
    birthDate,
    relation: 'self',
    license: { ...license, number: licenseNumber },
  };
}

function additionalDrivers(context: AutoPaymentContext): Driver[] {
  const carrier = carrierOf(context);
  return (context.drivers ?? []).map((asked) => {
    const driver = withAskedAnswers(asked, carrier);
    const quoted = quotedDriver(context, asked);
    return {
      ...rated,
      ...quoted,
      firstName: driver.firstName,
      lastName: driver.lastName,
      birthDate: driver.birthDate,
      gender: driver.gender || (quoted?.gender ?? rated.gender),
      maritalStatus: driver.maritalStatus || (quoted?.maritalStatus ?? rated.maritalStatus),
      relation: driver.relation || (quoted?.relation ?? 'otherNonRelated'),
      license: { type: 'unitedStates', ...quoted?.license, number: driver.licenseNumber },
      isExcluded: !isIncluded(driver, carrier),
      ...(driver.status && { status: driver.status }),
      ...(driver.residence && { residence: driver.residence }),
      ...(driver.foundRecord && { foundRecord: driver.foundRecord }),
    };
  });
}

/** The quote's own record of an additional driver: their ids are given in the quote's order. */
function quotedDriver({ saved }: AutoPaymentContext, { id }: AdditionalDriver) {
  const index = /^quoted-(\d+)$/.exec(id)?.[1];
  return index === undefined ? undefined : saved?.drivers[Number(index) + 1];
}

function vehicleOf(context: AutoPaymentContext, quoted: Omit<Vehicle, 'id'>, index: number): Vehicle {
  const vin = context.driver?.vins[index] ?? quoted.vin;
  const { year = quoted.year, make = quoted.make, model = quoted.model } = vehicleNamed(context, quoted, vin);
  const asked = vehicleFieldsOf(context);
  const use = context.vehicleUses?.[index];
  const odometer = use && asked.includes('odometer') ? odometerOf(use.odometer) : quoted.odometer;
  const mileage =
    (use && asked.includes('mileage') ? annualMileageOf(use.mileage) : undefined) ??
    quoted.annualMileage ??
    (isCalifornian(context) ? defaultAnnualMileage : undefined);
  const { commuting: before, odometer: _, annualMileage: __, ...rest } = quoted;
  const commuting = use && asked.includes('commuting') ? commutingOf(use, context) : before;
  return {
    ...rest,
    id: '',
    vin,
    year,
    make,
    model,
    ...(mileage !== undefined && { annualMileage: mileage }),
    ...(mileage !== undefined && asked.includes('mileage') && { selectedMileage: mileage }),
    ...(odometer !== undefined && { odometer }),
    ...(commuting && { commuting }),
  };
}

/** People work in the state that they live in, as far as this page asks. */
function commutingOf(use: VehicleUse, { saved }: AutoPaymentContext): Vehicle['commuting'] {
  if (use.commutes !== 'yes') return undefined;
  const { state = 'TX' } = saved!.address;
  const { commutingStreet: street, commutingCity: city, commutingZip: zip } = use;
  return { daysAWeek: Number(use.commutingDays), address: { street, city, state, zip } };
}
