import type { Address } from './driver.ts';

/** An address of which no part but the apartment is missing; else undefined. */
export function wholeAddress({ street, apartment = '', city, state, zip }: Partial<Address>): Address | undefined {
  return street && city && state && zip ? { street, apartment, city, state, zip } : undefined;
}
