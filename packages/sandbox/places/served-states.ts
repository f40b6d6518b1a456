import type { StateCode } from '#domain/us-state';

/**
 * Where the sandbox offers quotes. Arkansas is served and has no coverage packages on file,
 * so that a page can show what it does then (spec 1 §8 "Coverage empty for state code").
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
