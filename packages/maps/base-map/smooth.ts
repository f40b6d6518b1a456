type Point = readonly [x: number, y: number];

/** A curve through the points x, y, x, y … (Catmull-Rom), with points about `step` apart: a highway has no corners. */
export function smooth(points: Int32Array | Float64Array, step: number): Float64Array {
  const count = points.length / 2;
  const at = (place: number): Point => [points[place * 2]!, points[place * 2 + 1]!];
  const curve: number[] = [...at(0)];
  for (let place = 0; place < count - 1; place += 1) {
    const from = at(place);
    const to = at(place + 1);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    // A far neighbor must not bend a short piece.
    const within = (near: Point, far: Point): Point => {
      const distance = Math.hypot(far[0] - near[0], far[1] - near[1]);
      const share = distance > length ? length / distance : 1;
      return [near[0] + (far[0] - near[0]) * share, near[1] + (far[1] - near[1]) * share];
    };
    const before = within(from, at(Math.max(0, place - 1)));
    const after = within(to, at(Math.min(count - 1, place + 2)));
    const pieces = Math.max(1, Math.min(20, Math.round(length / step)));
    for (let piece = 1; piece <= pieces; piece += 1) {
      const t = piece / pieces;
      const on = (axis: 0 | 1) =>
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t * t * t) /
        2;
      curve.push(on(0), on(1));
    }
  }
  // Whole numbers would make steps of it when the map is near.
  return Float64Array.from(curve);
}
