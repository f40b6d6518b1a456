import type { GeoPosition } from './geo-position.ts';

/** The mean radius of the earth. */
const earth = { miles: 3958.8, kilometers: 6371 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The central angle between two positions, by the haversine formula. */
function angleBetween(a: GeoPosition, b: GeoPosition): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2);
  const east = Math.sin(radians(b.longitude - a.longitude) / 2);
  const haversine = north * north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east * east;
  return 2 * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Great-circle distance. */
export function milesBetween(a: GeoPosition, b: GeoPosition): number {
  return earth.miles * angleBetween(a, b);
}

/** Great-circle distance (spec 3 §9). */
export function kilometersBetween(a: GeoPosition, b: GeoPosition): number {
  return earth.kilometers * angleBetween(a, b);
}

/** The nearest of these positions, and its distance (spec 3 §9). */
export function nearestOf<Place extends { position: GeoPosition }>(
  from: GeoPosition,
  places: readonly Place[],
): { place: Place; kilometers: number } | undefined {
  let nearest: { place: Place; kilometers: number } | undefined;
  for (const place of places) {
    const kilometers = kilometersBetween(from, place.position);
    if (!nearest || kilometers < nearest.kilometers) nearest = { place, kilometers };
  }
  return nearest;
}

/** A distance rounded for display: one decimal. */
export function toOneDecimal(distance: number): number {
  return Math.round(distance * 10) / 10;
}
