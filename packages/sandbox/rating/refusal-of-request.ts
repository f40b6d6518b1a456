import type { ServiceVariant } from '#domain/service-variant';
import { isServed } from '../places/served-states.ts';
import { chosenCoverages } from './chosen-coverages.ts';
import type { QuoteRequest, RatedCar } from './quote-request.ts';

/** Why a request is refused, with its HTTP status; undefined for an accepted request. */
export function refusalOfRequest(
  request: Omit<QuoteRequest, 'cars'> & { cars: readonly Pick<RatedCar, 'annualMilesAge'>[] },
  variant: ServiceVariant,
): { message: string; status: 200 | 400 } | undefined {
  const { state } = request.customer.address;
  if (!isServed(state)) return { message: `Quotes are not offered in ${state}`, status: 200 };
  if (state === 'CA' && variant !== 'ca') return { message: 'California is quoted by its own service', status: 200 };
  if (variant === 'ca' && request.cars.some((car) => car.annualMilesAge === undefined)) {
    return { message: 'cars: annualMilesAge is required in California', status: 400 };
  }
  if (request.drivers.filter((driver) => driver.primaryDriver).length !== 1) {
    return { message: 'drivers: exactly one is the primary driver', status: 400 };
  }
  if (!chosenCoverages(request)) {
    return { message: `coverages: ${state} has no package ${request.coverages.productCd}`, status: 400 };
  }
  return undefined;
}
