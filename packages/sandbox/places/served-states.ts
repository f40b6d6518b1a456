import type { StateCode } from '#domain/us-state';

/**
 * The states where the sandbox offers quotes. Arkansas is served without coverage packages, for the page's error
 * message (spec 1 §8 "Coverage empty for state code").
 */
export const servedStates: readonly StateCode[] = [
  'AR',
  'AZ',
  'CA',
  'CO',
  'FL',
  'GA',
  'IL',
  'NM',
  'NV',
  'OK',
  'TN',
  'TX',
];

export function isServed(state: string): boolean {
  return (servedStates as readonly string[]).includes(state);
}
