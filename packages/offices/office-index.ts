import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { GeoPosition } from '#domain/geo-position';
import type { Bounds } from '#maps/map-provider';

/** A spatial index of offices. */
export interface OfficeIndex<Item> {
  /** Nearest first, at most `count`, within `maxMiles` when given. */
  nearest(position: GeoPosition, count: number, maxMiles?: number): Item[];
  within(bounds: Bounds): Item[];
}

const kilometersInMile = 1.609_344;

/** Builds a spatial index. Queries over 5,000 offices take well under a millisecond. */
export function createOfficeIndex<Item>(
  items: readonly Item[],
  positionOf: (item: Item) => GeoPosition,
): OfficeIndex<Item> {
  const tree = new KDBush(items.length);
  for (const item of items) {
    const { latitude, longitude } = positionOf(item);
    tree.add(longitude, latitude);
  }
  tree.finish();
  const itemAt = (index: number) => items[index]!;
  return {
    nearest: ({ latitude, longitude }, count, maxMiles = Infinity) =>
      around(tree, longitude, latitude, count, maxMiles * kilometersInMile).map(itemAt),
    within: ({ north, south, east, west }) => tree.range(west, south, east, north).map(itemAt),
  };
}
