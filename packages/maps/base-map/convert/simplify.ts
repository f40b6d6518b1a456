import type { Point } from '../mercator.ts';

function triangle(one: Point, two: Point, three: Point): number {
  return Math.abs((two[0] - one[0]) * (three[1] - one[1]) - (three[0] - one[0]) * (two[1] - one[1])) / 2;
}

/**
 * Leaves out the points that change a line least, until each that is left spans a triangle of `area` with its neighbors
 * (Visvalingam and Whyatt). Ends stay, so that lines that meet still meet.
 */
export function simplify(line: readonly Point[], area: number): Point[] {
  const kept = [...line];
  while (kept.length > 2) {
    let smallest = area;
    let place = -1;
    for (let index = 1; index < kept.length - 1; index += 1) {
      const size = triangle(kept[index - 1]!, kept[index]!, kept[index + 1]!);
      if (size < smallest) {
        smallest = size;
        place = index;
      }
    }
    if (place < 0) return kept;
    kept.splice(place, 1);
  }
  return kept;
}
