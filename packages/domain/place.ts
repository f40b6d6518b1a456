import type { StateCode } from './us-state.ts';

/** The city and state of a zip code. */
export interface Place {
  zip: string;
  city: string;
  state: StateCode;
}
