import type * as z from 'zod/mini';
import type { BindQuote } from '#domain/bind-quote';
import { dateFromWire } from '#domain/calendar-date';
import { genderCodes } from '#domain/gender';
import { maritalStatusCodes } from '#domain/marital-status';
import { phoneDigits } from '#domain/phone-number';
import { relationCodes } from '#domain/relation';
import type { SavedDriver } from '#domain/saved-quote';
import { isVin, vinText } from '#domain/vin';
import type { ServiceClient } from '../http.ts';
import { orNotFound } from '../nothing-found.ts';
import { readPersonAddress } from '../quotes/person-address.ts';
import { loadBindQuote as contract } from './load-bind-quote.contract.ts';

type Wire = z.output<typeof contract.response>['transaction'];
type WireDriver = Wire['drivers'][0];

/**
 * Loads the quote that the visitor buys.
 *
 * @throws {RefusedError} when the quote does not exist or belongs to another transaction; `reason` has the message.
 */
export function loadBindQuote(
  client: ServiceClient,
  { rateQuoteId, transactionId }: { rateQuoteId: string; transactionId: string },
  signal?: AbortSignal,
): Promise<BindQuote> {
  const query = transactionId ? { transactionId } : {};
  return orNotFound(
    client.call(contract, { params: { rateQuoteId }, query, signal, rateQuoteId }, ({ companyId, transaction }) => {
      const { customer, drivers, cars, questionAnswers } = transaction;
      const phone = phoneDigits(customer?.phoneNumber ?? '');
      return {
        rateQuoteId,
        transactionId: transaction.transactionId || transactionId,
        carrierId: String(companyId ?? ''),
        contact: { ...(customer?.email && { email: customer.email }), ...(phone.length === 10 && { phone }) },
        address: readPersonAddress(customer ?? {}),
        drivers: primaryFirst(drivers as unknown as readonly WireDriver[]),
        vehicles: (cars ?? []).map(({ vin, year, maker, model, annualMilesAge }) => {
          const normalizedVin = vinText(vin ?? '');
          const mileage = Number(annualMilesAge ?? 0);
          return {
            vin: isVin(normalizedVin) ? normalizedVin : '',
            year: Number(year),
            make: maker,
            model,
            ...(mileage > 0 && { annualMileage: mileage }),
          };
        }),
        answers: (questionAnswers ?? []).map(({ questionCd, answer }) => ({ code: questionCd, answer })),
      };
    }),
  );
}

/** The primary driver is the one with the relation `self`, otherwise the first. */
function primaryFirst(rows: readonly WireDriver[]): BindQuote['drivers'] {
  const drivers = rows.map(readDriver);
  const index = Math.max(
    0,
    drivers.findIndex(({ relation }) => relation === 'self'),
  );
  return [{ ...drivers[index]!, relation: 'self' }, ...drivers.toSpliced(index, 1)];
}

function readDriver(wire: WireDriver): SavedDriver {
  const { firstName, lastName, priorInsurance, isExcluded, driverLicenseNumber, rec } = wire;
  const birthDate = dateFromWire(wire.dob);
  const issueDate = dateFromWire(wire.issueDate);
  const gender = genderCodes.nameOf(wire.gender);
  const maritalStatus = maritalStatusCodes.nameOf(wire.maritalStatus);
  const relation = relationCodes.nameOf(wire.relation);
  const address = readPersonAddress(wire);
  return {
    firstName,
    lastName,
    ...(birthDate && { birthDate }),
    ...(gender && { gender }),
    ...(maritalStatus && { maritalStatus }),
    ...(relation && { relation }),
    ...(priorInsurance !== undefined && { hadPriorInsurance: priorInsurance }),
    ...(isExcluded !== undefined && { isExcluded }),
    ...(driverLicenseNumber && {
      license: { type: 'unitedStates', number: driverLicenseNumber, ...(issueDate && { issueDate }) },
    }),
    ...(Object.keys(address).length > 0 && { address }),
    ...(rec && { foundRecord: String(rec) }),
  };
}
