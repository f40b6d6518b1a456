import { describe, expect, it } from 'vitest';
import { isTimeZone, timeZoneOf } from './time-zone.ts';
import { type StateCode, stateCodes } from './us-state.ts';

const zoneOf = (state: StateCode, latitude: number, longitude: number) => timeZoneOf(state, { latitude, longitude });

describe('timeZoneOf', () => {
  it.each([
    ['Austin', 'TX', 30.27, -97.74, 'America/Chicago'],
    ['El Paso', 'TX', 31.76, -106.49, 'America/Denver'],
    ['Van Horn', 'TX', 31.04, -104.83, 'America/Chicago'],
    ['Miami', 'FL', 25.76, -80.19, 'America/New_York'],
    ['Pensacola', 'FL', 30.42, -87.22, 'America/Chicago'],
    ['Tallahassee', 'FL', 30.44, -84.28, 'America/New_York'],
    ['Nashville', 'TN', 36.16, -86.78, 'America/Chicago'],
    ['Chattanooga', 'TN', 35.05, -85.31, 'America/New_York'],
    ['Knoxville', 'TN', 35.96, -83.92, 'America/New_York'],
    ['Louisville', 'KY', 38.25, -85.76, 'America/New_York'],
    ['Bowling Green', 'KY', 36.99, -86.44, 'America/Chicago'],
    ['Gary', 'IN', 41.6, -87.35, 'America/Chicago'],
    ['Evansville', 'IN', 37.97, -87.57, 'America/Chicago'],
    ['South Bend', 'IN', 41.68, -86.25, 'America/Indiana/Indianapolis'],
    ['Boise', 'ID', 43.62, -116.2, 'America/Boise'],
    ['Coeur d’Alene', 'ID', 47.68, -116.78, 'America/Los_Angeles'],
    ['Rapid City', 'SD', 44.08, -103.23, 'America/Denver'],
    ['Pierre', 'SD', 44.37, -100.35, 'America/Chicago'],
    ['Scottsbluff', 'NE', 41.87, -103.66, 'America/Denver'],
    ['Bismarck', 'ND', 46.81, -100.78, 'America/Chicago'],
    ['Dickinson', 'ND', 46.88, -102.79, 'America/Denver'],
    ['Goodland', 'KS', 39.35, -101.71, 'America/Denver'],
    ['Iron Mountain', 'MI', 45.82, -88.07, 'America/Menominee'],
    ['Marquette', 'MI', 46.54, -87.4, 'America/Detroit'],
    ['Ontario', 'OR', 44.03, -116.96, 'America/Boise'],
    ['Portland', 'OR', 45.52, -122.68, 'America/Los_Angeles'],
    ['Phoenix', 'AZ', 33.45, -112.07, 'America/Phoenix'],
    ['Honolulu', 'HI', 21.31, -157.86, 'Pacific/Honolulu'],
  ] as const)('returns the time zone of %s, %s', (_city, state, latitude, longitude, zone) => {
    expect(zoneOf(state, latitude, longitude)).toBe(zone);
  });

  it.each(stateCodes)('returns an existing time zone for the state %s', (state) => {
    expect(isTimeZone(zoneOf(state, 0, 0))).toBe(true);
    expect(isTimeZone(zoneOf(state, 0, -200))).toBe(true);
    expect(isTimeZone(zoneOf(state, 60, 0))).toBe(true);
  });
});

it.each(['', 'Texas', 'America/Atlantis'])('rejects %j as a time zone', (name) => {
  expect(isTimeZone(name)).toBe(false);
});
