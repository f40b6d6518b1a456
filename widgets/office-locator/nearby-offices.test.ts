import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { officeOf, officeRecord } from '#domain/office';
import { createOfficeIndex } from '#maps/office-index';
import { nearbyOffices } from './nearby-offices.ts';

const office = (longitude: number, latitude = 30) =>
  officeOf(z.parse(officeRecord, { latitude, longitude, location: `At ${longitude}` }), `office-${longitude}`);
/** One on each degree from -110 to -90. */
const offices = Array.from({ length: 21 }, (_, place) => office(place - 110));
const index = createOfficeIndex(offices, ({ position }) => position);
const at = (longitude: number) => ({ latitude: 30, longitude });
const around = (longitude: number, degrees: number) => ({
  center: at(longitude),
  bounds: { north: 31, south: 29, west: longitude - degrees, east: longitude + degrees },
});
const places = (found: ReturnType<typeof nearbyOffices>) => found.map(({ office: { position } }) => position.longitude);

describe('the list', () => {
  it('has those that the map shows, the nearest first', () => {
    expect(places(nearbyOffices(index, around(-100.2, 1.9)))).toEqual([-100, -101, -99, -102]);
  });

  it('has eight at most', () => {
    expect(places(nearbyOffices(index, around(-100.2, 9)))).toEqual([-100, -101, -99, -102, -98, -103, -97, -104]);
  });

  it('has them by their distance from where the visitor looks', () => {
    const found = nearbyOffices(index, around(-100.2, 1.9), at(-103));
    expect(places(found)).toEqual([-102, -101, -100, -99]);
    expect(found[0]?.miles).toBeCloseTo(59.9, 0);
  });

  it('has none where the map shows none', () => {
    expect(nearbyOffices(index, around(-80, 2))).toEqual([]);
  });

  it('has the nearest of all where there is no map', () => {
    expect(places(nearbyOffices(index, { center: at(-80) }))).toEqual([-90, -91, -92, -93, -94, -95, -96, -97]);
  });
});
