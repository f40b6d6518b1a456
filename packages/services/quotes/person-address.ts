import type * as z from 'zod/mini';
import type { Address } from '#domain/driver';
import { readState } from '#domain/us-state-name';
import { isZipCode } from '#domain/zip-code';
import type { personAddress } from './person-address.contract.ts';

type Wire = z.output<z.ZodMiniObject<ReturnType<typeof personAddress>>>;

/** The address of a person, as far as it is known. */
export function readPersonAddress({ address, apt, city, state, zipCode }: Wire): Partial<Address> {
  const wire = typeof address === 'object' ? address : { address1: address, apt, city, state, zipCode };
  const code = readState(wire.state ?? '');
  const zip = wire.zipCode ?? '';
  return {
    ...(wire.address1 && { street: wire.address1 }),
    ...(wire.apt && { apartment: wire.apt }),
    ...(wire.city && { city: wire.city }),
    ...(code && { state: code }),
    ...(isZipCode(zip) && { zip }),
  };
}
