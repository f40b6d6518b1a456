import type { GeoPosition } from './geo-position.ts';
import type { StateCode } from './us-state.ts';

const [eastern, central, mountain, pacific] = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
] as const;

/** The zone of a state, or of most of it. */
const zones: Readonly<Record<StateCode, string>> = {
  AL: central,
  AK: 'America/Anchorage',
  AS: 'Pacific/Pago_Pago',
  AZ: 'America/Phoenix',
  AR: central,
  CA: pacific,
  CO: mountain,
  CT: eastern,
  DE: eastern,
  DC: eastern,
  FL: eastern,
  GA: eastern,
  GU: 'Pacific/Guam',
  HI: 'Pacific/Honolulu',
  ID: 'America/Boise',
  IL: central,
  IN: 'America/Indiana/Indianapolis',
  IA: central,
  KS: central,
  KY: eastern,
  LA: central,
  ME: eastern,
  MD: eastern,
  MA: eastern,
  MI: 'America/Detroit',
  MN: central,
  MS: central,
  MO: central,
  MT: mountain,
  NE: central,
  NV: pacific,
  NH: eastern,
  NJ: eastern,
  NM: mountain,
  NY: eastern,
  NC: eastern,
  ND: central,
  MP: 'Pacific/Saipan',
  OH: eastern,
  OK: central,
  OR: pacific,
  PA: eastern,
  PR: 'America/Puerto_Rico',
  RI: eastern,
  SC: eastern,
  SD: central,
  TN: eastern,
  TX: central,
  UT: mountain,
  VT: eastern,
  VI: 'America/St_Thomas',
  VA: eastern,
  WA: pacific,
  WV: eastern,
  WI: central,
  WY: mountain,
};

/**
 * The second zone of states that have two, with an approximate border: the real one follows counties, within some miles
 * of these numbers. An office close to the border configures its own zone.
 */
const otherZones: Partial<Record<StateCode, { zone: string; has: (at: GeoPosition) => boolean }>> = {
  AK: { zone: 'America/Adak', has: ({ longitude }) => longitude < -169.5 },
  FL: { zone: central, has: ({ longitude }) => longitude < -85.05 },
  ID: { zone: pacific, has: ({ latitude }) => latitude > 45.5 },
  IN: {
    zone: central,
    has: ({ latitude, longitude }) =>
      (latitude > 41.17 && longitude < -86.5) ||
      (latitude > 40.73 && longitude < -86.93) ||
      (latitude < 38.25 && longitude < -86.45) ||
      (latitude < 38.55 && longitude < -87.45),
  },
  KS: { zone: mountain, has: ({ latitude, longitude }) => latitude < 39.57 && longitude < -101.48 },
  KY: { zone: central, has: ({ latitude, longitude }) => longitude < -84.95 - (latitude - 36.7) },
  MI: {
    zone: 'America/Menominee',
    has: ({ latitude, longitude }) =>
      (latitude < 46.3 && longitude < -87.6) || (latitude < 45.98 && longitude < -87.35),
  },
  ND: {
    zone: mountain,
    has: ({ latitude, longitude }) =>
      (latitude < 47.6 && longitude < -101.95) || (latitude < 46.6 && longitude < -101.2),
  },
  NE: { zone: mountain, has: ({ longitude }) => longitude < -101.3 },
  OR: {
    zone: 'America/Boise',
    has: ({ latitude, longitude }) => longitude > -118.2 && latitude > 42.45 && latitude < 44.45,
  },
  SD: { zone: mountain, has: ({ longitude }) => longitude < -100.7 },
  TN: { zone: central, has: ({ latitude, longitude }) => longitude < (latitude < 35.75 ? -85.41 : -84.78) },
  TX: { zone: mountain, has: ({ longitude }) => longitude < -104.92 },
};

/** The time zone of a position in a state. */
export function timeZoneOf(state: StateCode, at: GeoPosition): string {
  const other = otherZones[state];
  return other?.has(at) ? other.zone : zones[state];
}

const validityByName = new Map<string, boolean>();

/**
 * True when a time zone of this name exists. Cached: creating a formatter takes milliseconds, and a configuration is
 * checked several times.
 */
export function isTimeZone(name: string): boolean {
  const answer = validityByName.get(name) ?? canFormatIn(name);
  validityByName.set(name, answer);
  return answer;
}

function canFormatIn(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
