import type { Bounds } from '../map-provider.ts';

/** The detailed data of the map is split into files by squares of this size, in degrees. */
export const regionDegrees = 8;

/** The keys of the regions within bounds: the latitude and longitude of their south-west corners. */
export function regionKeys({ north, south, east, west }: Bounds): string[] {
  const corners = (from: number, to: number): number[] => {
    const first = Math.floor(from / regionDegrees);
    const count = Math.floor(to / regionDegrees) - first + 1;
    return Array.from({ length: count }, (_, index) => (first + index) * regionDegrees);
  };
  return corners(south, north).flatMap((latitude) =>
    corners(west, east).map((longitude) => `${latitude}_${longitude}`),
  );
}
