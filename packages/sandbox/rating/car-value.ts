import type { RatedCar } from './quote-request.ts';

/** Price of a new car by make, in thousands of dollars; 32 for any other make. */
const newPrices: Record<string, number> = {
  ACURA: 44,
  AUDI: 56,
  BENTLEY: 240,
  BMW: 58,
  CADILLAC: 60,
  FERRARI: 330,
  GENESIS: 55,
  GMC: 55,
  INFINITI: 50,
  JAGUAR: 65,
  LAMBORGHINI: 300,
  'LAND ROVER': 80,
  LEXUS: 54,
  LINCOLN: 58,
  LUCID: 85,
  MASERATI: 110,
  'MERCEDES-BENZ': 66,
  PORSCHE: 105,
  RAM: 52,
  RIVIAN: 80,
  'ROLLS-ROYCE': 400,
  TESLA: 48,
  VOLVO: 53,
};

/** A car loses 13 percent of its value every year, down to 1,500 dollars. */
export function carValue({ year, maker }: RatedCar, currentYear: number): number {
  const newPrice = 1000 * (newPrices[maker.trim().toUpperCase()] ?? 32);
  const age = Math.min(40, Math.max(0, currentYear - year));
  return Math.max(1500, newPrice * 0.87 ** age);
}
