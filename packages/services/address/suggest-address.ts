import type { ServiceClient } from '../http.ts';
import { throwGeocoderError } from './geocoder-refusal.ts';
import { suggestAddress as contract } from './suggest-address.contract.ts';

export interface AddressSuggestion {
  /** The whole address, for display. */
  text: string;
  /** Identifies this address in `findAddress`. */
  magicKey: string;
}

const most = '5';

/** Addresses in the United States that begin with a text; empty when no geocoder is configured. */
export async function suggestAddress(
  client: ServiceClient,
  { text }: { text: string },
  signal?: AbortSignal,
): Promise<readonly AddressSuggestion[]> {
  if (!client.services.addressSearch.base || !text.trim()) return [];
  const query = { text: text.trim(), countryCode: 'USA', maxSuggestions: most, f: 'json' } as const;
  return client.call(contract, { query, signal }, ({ suggestions, error }) => {
    throwGeocoderError(contract.id, error);
    return (suggestions ?? [])
      .filter(({ isCollection }) => !isCollection)
      .map((suggestion) => ({ text: suggestion.text, magicKey: suggestion.magicKey }));
  });
}
