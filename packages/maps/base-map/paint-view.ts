import type { Line } from './packed-numbers.ts';

/** What a canvas shows: a part of the world map that is `size` pixels wide, from `left` and `top` on. */
export interface View {
  zoom: number;
  size: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

export const viewSize = (zoom: number) => 256 * 2 ** zoom;

/** Whether a part of a world map of `size` is in the view, or within `margin` pixels of it. */
export function isInView(
  view: View,
  size: number,
  { left, top, right, bottom }: Omit<Line, 'points'>,
  margin = 0,
): boolean {
  const scale = view.size / size;
  return (
    right * scale >= view.left - margin &&
    left * scale <= view.left + view.width + margin &&
    bottom * scale >= view.top - margin &&
    top * scale <= view.top + view.height + margin
  );
}

/** Closer together than this, points make no difference. */
const finest = 0.6;

/** Adds lines to the path of the context. @returns how many of them are in the view */
export function traceLines(
  context: CanvasRenderingContext2D,
  view: View,
  size: number,
  lines: readonly Line[],
  margin = 8,
): number {
  const scale = view.size / size;
  let traced = 0;
  for (const line of lines) {
    if (!isInView(view, size, line, margin)) continue;
    traced += 1;
    const { points } = line;
    let [lastX, lastY] = [Infinity, Infinity];
    for (let place = 0; place < points.length; place += 2) {
      const x = points[place]! * scale - view.left;
      const y = points[place + 1]! * scale - view.top;
      if (place === 0) context.moveTo(x, y);
      else if (place === points.length - 2 || Math.abs(x - lastX) + Math.abs(y - lastY) > finest) context.lineTo(x, y);
      else continue;
      lastX = x;
      lastY = y;
    }
  }
  return traced;
}

/**
 * Adds rings to the path. Of a long coast that is mostly elsewhere only the corners outside are kept: a run of points beyond the
 * same edge fills the view as its two ends do.
 */
export function traceRings(context: CanvasRenderingContext2D, view: View, size: number, rings: readonly Line[]): void {
  const scale = view.size / size;
  const margin = 12;
  const sideOf = (x: number, y: number) =>
    (x < -margin ? 1 : x > view.width + margin ? 2 : 0) + (y < -margin ? 4 : y > view.height + margin ? 8 : 0);
  for (const ring of rings) {
    if (!isInView(view, size, ring, margin)) continue;
    const { points } = ring;
    // No ring is worth drawing that is smaller than a pixel.
    if (Math.max(ring.right - ring.left, ring.bottom - ring.top) * scale < 1) continue;
    let isStart = true;
    let [lastX, lastY, lastSide] = [Infinity, Infinity, 0];
    let pending = false;
    for (let place = 0; place < points.length; place += 2) {
      const x = points[place]! * scale - view.left;
      const y = points[place + 1]! * scale - view.top;
      const side = sideOf(x, y);
      if (isStart) context.moveTo(x, y);
      else if ((side & lastSide) !== 0) {
        // Wait for the point that comes back.
        pending = true;
        [lastX, lastY] = [x, y];
        lastSide &= side;
        continue;
      } else if (pending) context.lineTo(lastX, lastY);
      else if (Math.abs(x - lastX) + Math.abs(y - lastY) <= finest) continue;
      if (!isStart) context.lineTo(x, y);
      isStart = false;
      pending = false;
      [lastX, lastY, lastSide] = [x, y, side];
    }
    if (pending) context.lineTo(lastX, lastY);
    context.closePath();
  }
}
