import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { officeFromRecord, officeRecord } from '#offices/office';
import { createOfficeIndex } from '#offices/office-index';
import { nearbyOffices } from './nearby-offices.ts';

const office = (longitude: number, latitude = 30) =>
  officeFromRecord(z.parse(officeRecord, { latitude, longitude, location: `At ${longitude}` }), `office-${longitude}`);
/** One office on each degree of longitude from -110 to -90. */
const offices = Array.from({ length: 21 }, (_, index) => office(index - 110));
const index = createOfficeIndex(offices, ({ position }) => position);
const at = (longitude: number) => ({ latitude: 30, longitude });
const around = (longitude: number, degrees: number) => ({
  center: at(longitude),
  bounds: { north: 31, south: 29, west: longitude - degrees, east: longitude + degrees },
});
const longitudes = ({ nearby }: ReturnType<typeof nearbyOffices>) =>
  nearby.map(({ office: { position } }) => position.longitude);

describe('nearbyOffices', () => {
  it('lists the offices that the map shows, nearest first', () => {
    expect(longitudes(nearbyOffices(index, around(-100.2, 1.9)))).toEqual([-100, -101, -99, -102]);
  });

  it('lists at most eight offices', () => {
    expect(longitudes(nearbyOffices(index, around(-100.2, 9)))).toEqual([-100, -101, -99, -102, -98, -103, -97, -104]);
  });

  it('sorts by distance from the origin of a search', () => {
    const found = nearbyOffices(index, around(-100.2, 1.9), at(-103), at(-103));
    expect(longitudes(found)).toEqual([-102, -101, -100, -99]);
    expect(found.nearby[0]?.miles).toBeCloseTo(59.9, 0);
  });

  it('returns an empty list, and the nearest office of all, when the map shows no office', () => {
    const { nearby, total, nearest } = nearbyOffices(index, around(-80, 2), at(-80), at(-80));
    expect([nearby, total, nearest?.office.name]).toEqual([[], 0, 'At -90']);
    expect(nearest?.miles).toBeCloseTo(598, 0);
  });

  it.each([0.1, 0.4, 0.9])(
    'lists the same offices around a searched place on a screen of any size: %d degrees',
    (degrees) => {
      const close = [-100.6, -100.3, -100, -99.7, -99.4].map((longitude) => office(longitude));
      const dense = createOfficeIndex(close, ({ position }) => position);
      const { from, total, nearby } = nearbyOffices(dense, around(-100, degrees), at(-100), at(-100));
      expect([from, total, nearby[0]?.miles]).toEqual(['place', 5, 0]);
    },
  );

  it('counts all offices that the map shows, without those around a place that the map has left', () => {
    expect(nearbyOffices(index, around(-100.2, 9), at(-103))).toMatchObject({ from: 'map', total: 18 });
    expect(nearbyOffices(index, around(-100.2, 0.1), at(-100))).toMatchObject({ from: 'map', total: 0 });
  });

  it('lists the nearest of all offices without a map', () => {
    expect(nearbyOffices(index, { center: at(-80) })).toMatchObject({ from: 'everywhere', total: 21 });
    expect(longitudes(nearbyOffices(index, { center: at(-80) }))).toEqual([-90, -91, -92, -93, -94, -95, -96, -97]);
  });
});
