import type { Address } from '#domain/driver';
import { readState } from '#domain/us-state-name';
import { isZipCode } from '#domain/zip-code';
import type { ServiceClient } from '../http.ts';
import { findAddressCandidates as contract } from './find-address-candidates.contract.ts';
import { throwGeocoderError } from './geocoder-refusal.ts';
import type { AddressSuggestion } from './suggest-address.ts';

/** The parts of a suggested address; undefined when it has no street, zip code or state. */
export async function findAddress(
  client: ServiceClient,
  { text, magicKey }: AddressSuggestion,
  signal?: AbortSignal,
): Promise<Address | undefined> {
  if (!client.services.addressSearch.base) return undefined;
  const query = {
    SingleLine: text,
    ...(magicKey && { magicKey }),
    outFields: 'UnitName,StAddr,City,RegionAbbr,Postal',
    maxLocations: '1',
    f: 'json',
  } as const;
  return client.call(contract, { query, signal }, ({ candidates, error }) => {
    throwGeocoderError(contract.id, error);
    const { UnitName, StAddr, City, RegionAbbr, Postal } = candidates?.[0]?.attributes ?? {};
    const state = readState(RegionAbbr ?? '');
    // A zip code may include its four-digit extension.
    const zip = Postal?.slice(0, 5) ?? '';
    if (!StAddr || !state || !isZipCode(zip)) return undefined;
    return { street: StAddr, apartment: UnitName ?? '', city: City ?? '', state, zip };
  });
}
