import type { StateCode } from './us-state.ts';

/** Where a zip code is. */
export interface Place {
  zip: string;
  city: string;
  state: StateCode;
}
