/** A point of the world map, from 0 in the north-west to `size` in the south-east. */
export type Point = [x: number, y: number];

/** Web Mercator, as map tiles are cut. */
export function project(longitude: number, latitude: number, size: number): Point {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [(longitude / 360 + 0.5) * size, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size];
}
