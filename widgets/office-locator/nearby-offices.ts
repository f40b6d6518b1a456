import { milesBetween } from '#domain/distance';
import type { GeoPosition } from '#domain/geo-position';
import type { Bounds } from '#maps/map-provider';
import type { Office } from '#offices/office';
import type { OfficeIndex } from '#offices/office-index';

/** An office of the list, and its distance. */
export interface NearbyOffice {
  office: Office;
  miles: number;
}

/** The length of the list (spec 3 §9). */
const maxCount = 8;
/** Around a searched place, offices within this distance are listed even if the map is too small to show them. */
const milesAround = 50;

/** What the map shows. Without a map there are no bounds. */
export interface MapPart {
  center: GeoPosition;
  bounds?: Bounds | undefined;
}

export interface NearbyOffices {
  /** Sorted by distance. */
  nearby: readonly NearbyOffice[];
  /** The number of offices in the area of the list. */
  total: number;
  /** The area of the list: around the searched place, on the visible part of the map, or everywhere. */
  from: 'place' | 'map' | 'everywhere';
  /** The nearest office of all; only when the list is empty. */
  nearest?: NearbyOffice | undefined;
}

/** The tolerance for a map's center, in degrees. */
const tolerance = 0.01;

/** Whether a map with this center shows the place in its middle. */
export const isAt = (place: GeoPosition, center: GeoPosition): boolean =>
  Math.abs(center.latitude - place.latitude) < tolerance && Math.abs(center.longitude - place.longitude) < tolerance;

/**
 * The offices of the list: the eight nearest to the center of the map among those that it shows. While the map shows a
 * searched place in its middle, offices around that place are included, so that the list does not depend on the size of
 * the screen. Without a map, the eight nearest of all.
 *
 * @param place the searched place
 * @param origin where distances are measured from; the center of the map by default
 */
export function nearbyOffices(
  index: OfficeIndex<Office>,
  { center, bounds }: MapPart,
  place?: GeoPosition,
  origin: GeoPosition = center,
): NearbyOffices {
  const byDistance = (offices: readonly Office[], from: GeoPosition): NearbyOffice[] =>
    offices
      .map((office) => ({ office, miles: milesBetween(from, office.position) }))
      .toSorted((a, b) => a.miles - b.miles);
  const isAroundPlace = place !== undefined && isAt(place, center);
  const found = bounds
    ? new Set([...index.within(bounds), ...(isAroundPlace ? index.nearest(place, Infinity, milesAround) : [])])
    : new Set(index.nearest(center, Infinity));
  const listed = byDistance([...found], center)
    .slice(0, maxCount)
    .map(({ office }) => office);
  return {
    nearby: byDistance(listed, origin),
    total: found.size,
    from: bounds ? (isAroundPlace ? 'place' : 'map') : 'everywhere',
    ...(found.size === 0 && { nearest: byDistance(index.nearest(center, 1), origin)[0] }),
  };
}
