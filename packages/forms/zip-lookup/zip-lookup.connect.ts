import type { LookedUpZip, ZipContext } from './zip-lookup.types.ts';

/** What a form shows of its zip code. */
export interface ZipView {
  places: LookedUpZip | undefined;
  /** `failed`: city and state could not be looked up. */
  lookup: 'none' | 'running' | 'failed';
  /** Why it failed, in the service's words; empty where it gave none. */
  lookupReason: string;
  /** The dialog about a refused zip code is open. */
  isZipMessageShown: boolean;
}

export const noZip: ZipView = { places: undefined, lookup: 'none', lookupReason: '', isZipMessageShown: false };

interface ZipSnapshot {
  context: Pick<ZipContext, 'places' | 'zipReason'>;
  value: { zip: 'idle' | 'lookingUp' | 'failed'; zipMessage: 'none' | 'shown' };
}

const lookups = { idle: 'none', lookingUp: 'running', failed: 'failed' } as const;

/** A view selector, for the connect of a flow with the regions of `zip-lookup.states`. */
export const connectZip = ({ context: { places, zipReason }, value }: ZipSnapshot): ZipView => ({
  places,
  lookup: lookups[value.zip],
  lookupReason: zipReason,
  isZipMessageShown: value.zipMessage === 'shown',
});
