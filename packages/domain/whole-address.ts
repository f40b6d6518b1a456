import type { Address } from './driver.ts';

/** An address in which only the apartment may be missing; otherwise undefined. */
export function wholeAddress({ street, apartment = '', city, state, zip }: Partial<Address>): Address | undefined {
  return street && city && state && zip ? { street, apartment, city, state, zip } : undefined;
}
