import type { Cents } from '#domain/money';
import { seeded } from '../seeded.ts';
import { carValue } from './car-value.ts';
import type { Carrier } from './carriers.ts';
import type { ChosenCoverage } from './chosen-coverages.ts';
import { driversFactor } from './driver-factor.ts';
import type { QuoteRequest, RatedCar } from './quote-request.ts';

/** Six months of the state minimum for one ordinary car and driver, in dollars; 390 for any other state. */
const stateLevels: Record<string, number> = { CA: 470, CO: 430, FL: 590, GA: 450, NV: 480, TX: 430 };

/** The premium of a whole term with this carrier, before fees. Deterministic for a request and day. */
export function premium(
  carrier: Carrier,
  { request, coverages, today }: { request: QuoteRequest; coverages: readonly ChosenCoverage[]; today: string },
): Cents {
  const { zipCode, state } = request.customer.address;
  const drivers = driversFactor(request, today, carrier.ageCaution);
  const territory = 0.88 + 0.28 * seeded(`territory ${zipCode.slice(0, 3)}`);
  const liability = (stateLevels[state] ?? 390) * liabilityShare(coverages);
  const cars = request.cars.map((car) => {
    const damage = damageCost(carValue(car, Number(today.slice(0, 4))), coverages);
    return (liability * drivers + damage * Math.sqrt(drivers)) * mileageFactor(car);
  });
  const sixMonths =
    cars.reduce((sum, cost) => sum + cost, 0) *
    territory *
    (cars.length > 1 ? 0.92 : 1) *
    (request.customer.rentersAndHome ? 0.97 : 1) *
    carrier.level *
    (0.95 + 0.1 * seeded(`taste ${carrier.id} ${zipCode} ${request.cars[0]?.maker ?? ''}`));
  return Math.round(100 * sixMonths * termFactor(request.term));
}

/** A longer term is slightly cheaper per month. */
function termFactor(months: number): number {
  return (months / 6) * (months >= 12 ? 0.97 : months < 6 ? 1.06 : 1);
}

function mileageFactor({ annualMilesAge = 10_000 }: RatedCar): number {
  return Math.min(1.25, Math.max(0.85, 0.85 + (0.15 * annualMilesAge) / 10_000));
}

/** Factor for third-party, injury and uninsured coverages, relative to the state minimum. */
function liabilityShare(coverages: readonly ChosenCoverage[]): number {
  return coverages.reduce((share, { coverageCd, limit }) => {
    const amount = limit?.val1 ?? 0;
    switch (coverageCd) {
      case 'BI':
        return share + 0.55 * Math.sqrt(amount / 30_000);
      case 'PD':
        return share + 0.35 * (amount / 25_000) ** 0.25;
      case 'PIP':
        return share + 0.12 * Math.sqrt(amount / 2_500);
      case 'UM':
        return share + 0.14 * Math.sqrt(amount / 30_000);
      case 'UMPD':
        return share + 0.06 * Math.sqrt(amount / 25_000);
      default:
        return share;
    }
  }, 0);
}

/** Six months of damage to the car itself, in dollars. A deductible of 0 declines the coverage. */
function damageCost(value: number, coverages: readonly ChosenCoverage[]): number {
  return coverages.reduce((cost, { coverageCd, deductible, limit }) => {
    switch (coverageCd) {
      case 'COMP':
        return cost + (deductible ? 0.0045 * value * deductibleFactor(deductible) : 0);
      case 'COLL':
        return cost + (deductible ? 0.011 * value * deductibleFactor(deductible) : 0);
      case 'RREIM':
        return cost + 0.55 * (limit?.val1 ?? 0);
      case 'CWAIV':
        return cost + (limit?.val1 ? 9 : 0);
      default:
        return cost;
    }
  }, 0);
}

function deductibleFactor(deductible: number): number {
  return (500 / deductible) ** 0.22;
}
