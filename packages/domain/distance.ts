import type { GeoPosition } from './geo-position.ts';

/** The mean radius of the earth. */
const earth = { miles: 3958.8, kilometers: 6371 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The central angle between two positions, by the haversine formula. */
function angleBetween(one: GeoPosition, other: GeoPosition): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2);
  const east = Math.sin(radians(other.longitude - one.longitude) / 2);
  const haversine = north * north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east * east;
  return 2 * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Great-circle distance. */
export function milesBetween(one: GeoPosition, other: GeoPosition): number {
  return earth.miles * angleBetween(one, other);
}

/** Great-circle distance (spec 3 §9). */
export function kilometersBetween(one: GeoPosition, other: GeoPosition): number {
  return earth.kilometers * angleBetween(one, other);
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
