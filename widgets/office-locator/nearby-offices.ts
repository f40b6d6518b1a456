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

/** What the map shows. Without a map there are no bounds. */
export interface MapPart {
  center: GeoPosition;
  bounds?: Bounds | undefined;
}

/** Whether a position is strictly within bounds. */
export const contains = ({ north, south, east, west }: Bounds, { latitude, longitude }: GeoPosition): boolean =>
  latitude < north && latitude > south && longitude < east && longitude > west;

/**
 * The offices of the list: the eight nearest to the center of the map among those that it shows, sorted by distance from `origin`.
 * Without bounds, the eight nearest of all.
 *
 * @param origin where distances are measured from; the center of the map by default
 */
export function nearbyOffices(
  index: OfficeIndex<Office>,
  { center, bounds }: MapPart,
  origin: GeoPosition = center,
): NearbyOffice[] {
  const byDistance = (offices: readonly Office[], from: GeoPosition): NearbyOffice[] =>
    offices
      .map((office) => ({ office, miles: milesBetween(from, office.position) }))
      .toSorted((a, b) => a.miles - b.miles);
  const nearest = bounds
    ? byDistance(index.within(bounds), center)
        .slice(0, maxCount)
        .map(({ office }) => office)
    : index.nearest(center, maxCount);
  return byDistance(nearest, origin);
}
