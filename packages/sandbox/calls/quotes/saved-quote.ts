import type { Language } from '#domain/language';
import { coverageProducts } from '../../rating/coverage-products.ts';
import type { QuoteRequest, RatedCar, RatedDriver } from '../../rating/quote-request.ts';
import type { Rate } from '../../rating/rate-request.ts';
import type { StoredTransaction } from '../../store/transactions.ts';
import { success } from '../implement-call.ts';
import { agencyDay } from './previous-quote.ts';

/** A transaction with one of its rates, in wire format. */
export function savedQuote({ transactionId, request, createdAt }: StoredTransaction, rate: Rate, language: Language) {
  const { customer, foreignLicenseType, foreignLicenseId } = request;
  const { address1, apt, city, state, zipCode } = customer.address;
  return {
    ...success,
    rateQuoteId: rate.rateQuoteId,
    transactionId,
    quoteNumber: rate.quoteNumber,
    quoteDate: agencyDay(createdAt.getTime()),
    effectiveDate: rate.effectiveDate,
    name: customer.name,
    surname: customer.surname,
    birthDate: customer.birthDate.slice(0, 10),
    email: customer.email,
    phoneNumber: customer.phoneNumber,
    address: address1,
    city,
    state,
    zipCode,
    drivers: request.drivers.map(savedDriver),
    vehicles: request.cars.map(savedCar),
    coverages: savedCoverages(request, language),
    term: request.term,
    ...definedOf({ apt, foreignLicenseType, foreignLicenseId, rentersAndHome: customer.rentersAndHome }),
  };
}

function savedDriver(driver: RatedDriver) {
  const { firstName, lastName, dob, gender, marital, insured, relation, primaryDriver } = driver;
  const { license, licenseType, licenseId, issueDate, priorInsurance, isExcluded, driverstatus, ...others } = driver;
  const { residencestatus, rec } = others;
  return {
    firstName,
    lastName,
    dob: dob.slice(0, 10),
    gender,
    marital,
    insured,
    relation,
    primaryDriver,
    ...definedOf({ license, licenseType, licenseId, issueDate, priorInsurance, isExcluded, driverstatus }),
    ...definedOf({ residencestatus, rec }),
  };
}

function savedCar({ vin, year, maker, model, annualMilesAge, odometerReading, commutingDays, ...others }: RatedCar) {
  const { selectedAnnualMileage, commutingVehicle, commutingAddress, garagingAddress, liab, ...found } = others;
  const { isExistingVehicle, rec } = found;
  const commute = { commutingVehicle, commutingDays, commutingAddress };
  const use = { annualMilesAge, selectedAnnualMileage, odometerReading, ...commute };
  return { year, maker, model, ...definedOf({ vin, ...use, garagingAddress, liab, isExistingVehicle, rec }) };
}

function savedCoverages({ coverages, customer }: QuoteRequest, language: Language) {
  const { productCd } = coverages;
  const name = coverageProducts(customer.address.state, language).find(
    (product) => product.productCd === productCd,
  )?.name;
  return { productCd, ...definedOf({ name }), coverages: coverages.coverages };
}

function definedOf<Keys extends object>(keys: Keys): { [Key in keyof Keys]?: Exclude<Keys[Key], undefined> } {
  return Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined)) as never;
}
