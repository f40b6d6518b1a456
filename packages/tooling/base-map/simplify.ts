/** Longitude and latitude. */
export type Point = [longitude: number, latitude: number];

function triangleArea(a: Point, b: Point, c: Point): number {
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
}

/**
 * Drops the points that change a line least, until each remaining point spans a triangle of `minArea` with its
 * neighbors (Visvalingam-Whyatt). Keeps both ends, so that lines that meet still meet.
 */
export function simplify(line: readonly Point[], minArea: number): Point[] {
  const points = [...line];
  while (points.length > 2) {
    let smallest = minArea;
    let smallestIndex = -1;
    for (let index = 1; index < points.length - 1; index += 1) {
      const area = triangleArea(points[index - 1]!, points[index]!, points[index + 1]!);
      if (area < smallest) {
        smallest = area;
        smallestIndex = index;
      }
    }
    if (smallestIndex < 0) return points;
    points.splice(smallestIndex, 1);
  }
  return points;
}
