import { milesBetween } from '#domain/distance';
import type { GeoPosition } from '#domain/geo-position';
import type { Office } from '#domain/office';
import type { Bounds } from '#maps/map-provider';
import type { OfficeIndex } from '#maps/office-index';

/** An office in the list, and how far it is. */
export interface NearbyOffice {
  office: Office;
  miles: number;
}

/** As many as the list shows (spec 3 §9). */
export const most = 8;

/** What the map shows. Without bounds there is no map. */
export interface MapPart {
  center: GeoPosition;
  bounds?: Bounds | undefined;
}

/**
 * The offices of the list: of those in the part of the map, the nearest to its middle; by their distance from where the visitor
 * looks, or from the middle, the shortest first.
 */
export function nearbyOffices(
  index: OfficeIndex<Office>,
  { center, bounds }: MapPart,
  from: GeoPosition = center,
): NearbyOffice[] {
  const byDistance = (offices: readonly Office[], to: GeoPosition): NearbyOffice[] =>
    offices
      .map((office) => ({ office, miles: milesBetween(to, office.position) }))
      .toSorted((one, other) => one.miles - other.miles);
  const near = bounds
    ? byDistance(index.within(bounds), center)
        .slice(0, most)
        .map(({ office }) => office)
    : index.nearest(center, most);
  return byDistance(near, from);
}
