import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { Bounds, Position } from './map-provider.ts';

/** Finds the nearest of many, and those within bounds. */
export interface OfficeIndex<Item> {
  /** Nearest first, at most `count`, within `maxMiles` when given. */
  nearest(position: Position, count: number, maxMiles?: number): Item[];
  within(bounds: Bounds): Item[];
}

const kilometersInMile = 1.609_344;

/** Indexes things by their positions, once; asking is fast then. */
export function createOfficeIndex<Item>(
  items: readonly Item[],
  positionOf: (item: Item) => Position,
): OfficeIndex<Item> {
  const index = new KDBush(items.length);
  for (const item of items) {
    const { latitude, longitude } = positionOf(item);
    index.add(longitude, latitude);
  }
  index.finish();
  const at = (place: number) => items[place]!;
  return {
    nearest: ({ latitude, longitude }, count, maxMiles = Infinity) =>
      around(index, longitude, latitude, count, maxMiles * kilometersInMile).map(at),
    within: ({ north, south, east, west }) => index.range(west, south, east, north).map(at),
  };
}
