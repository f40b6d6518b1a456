import type { Road } from './base-map-data.ts';
import type { LabelRoom } from './label-room.ts';
import type { MapPaint } from './map-colors.ts';
import { isInView, traceLines, type View } from './paint-view.ts';
import { detailSize } from './world-size.ts';

/** Width of a road's surface at each zoom from 4 on, and of the edge on both sides together. */
const interstateWidths = [0.9, 1.1, 1.5, 2, 2.6, 3.2, 4, 5, 6.5, 8, 9];
const highwayWidths = [0, 0, 0, 0.8, 1.1, 1.6, 2.2, 3, 4.2, 5.5, 6.5];

/** So many roads between two pauses. */
const roadsAtOnce = 12;

const at = (widths: readonly number[], zoom: number) => widths[Math.min(widths.length - 1, Math.max(0, zoom - 4))]!;

/** Each road in its own color over the edges of all, so that they join at crossings. */
export function* paintRoads(
  context: CanvasRenderingContext2D,
  view: View,
  roads: readonly Road[],
  colors: MapPaint['colors'],
): Generator<void> {
  const interstates = roads.filter(({ isInterstate }) => isInterstate);
  const highways = roads.filter(({ isInterstate }) => !isInterstate);
  const paint = function* (some: readonly Road[], color: string, width: number): Generator<void> {
    for (let first = 0; first < some.length; first += roadsAtOnce) {
      context.beginPath();
      if (traceLines(context, view, detailSize, some.slice(first, first + roadsAtOnce)) === 0) continue;
      context.strokeStyle = color;
      context.lineWidth = width;
      context.stroke();
      yield;
    }
  };
  const edge = view.zoom >= 7 ? 1.6 : 0;
  const [wide, narrow] = [at(interstateWidths, view.zoom), at(highwayWidths, view.zoom)];
  yield* paint(highways, colors['road-edge'], narrow + edge);
  if (edge > 0) yield* paint(interstates, colors['interstate-edge'], wide + edge);
  yield* paint(highways, colors.road, narrow);
  yield* paint(interstates, colors.interstate, wide);
}

/** A sign stands so many pixels from the next one of its road. */
const signDistance = 340;

function paintSign(
  context: CanvasRenderingContext2D,
  { colors, fontFamily }: MapPaint,
  road: Road,
  text: string,
  x: number,
  y: number,
  half: number,
): void {
  const height = 8;
  context.beginPath();
  if (road.isInterstate) {
    context.moveTo(x - half, y - height + 1);
    context.quadraticCurveTo(x, y - height - 1.5, x + half, y - height + 1);
    context.quadraticCurveTo(x + half + 1.5, y + 3, x, y + height + 2);
    context.quadraticCurveTo(x - half - 1.5, y + 3, x - half, y - height + 1);
  } else {
    context.roundRect(x - half, y - height + 0.5, half * 2, height * 2 - 1, 4);
  }
  context.fillStyle = road.isInterstate ? colors.shield : colors.sign;
  context.fill();
  context.lineWidth = 1.2;
  context.strokeStyle = road.isInterstate ? colors.halo : colors['road-edge'];
  context.stroke();
  context.font = `700 10px ${fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = road.isInterstate ? colors['shield-text'] : colors['sign-text'];
  context.fillText(text, x, y + 0.5);
}

/** Numbers of the roads, along them. */
export function* roadShields(
  context: CanvasRenderingContext2D,
  view: View,
  roads: readonly Road[],
  paint: MapPaint,
  room: LabelRoom,
): Generator<void> {
  const scale = view.size / detailSize;
  context.letterSpacing = '0px';
  for (const road of roads) {
    if (!isInView(view, detailSize, road)) continue;
    if (!road.isInterstate && view.zoom < 8) continue;
    const text = road.name.replace(/^(I|US|TX|CA)-/, '');
    const half = Math.max(9, text.length * 3.2 + 5);
    const { points } = road;
    // Where a sign stands depends on the road alone, and not on what part of it shows.
    let sinceSign = signDistance / 2;
    for (let place = 2; place < points.length; place += 2) {
      const [fromX, fromY, toX, toY] = [points[place - 2]!, points[place - 1]!, points[place]!, points[place + 1]!];
      const length = Math.hypot(toX - fromX, toY - fromY) * scale;
      const isSeen = isInView(view, detailSize, {
        left: Math.min(fromX, toX),
        right: Math.max(fromX, toX),
        top: Math.min(fromY, toY),
        bottom: Math.max(fromY, toY),
      });
      const end = isSeen ? length : -1;
      for (let along = signDistance - sinceSign; along <= end; along += signDistance) {
        const share = along / length;
        const x = (fromX + (toX - fromX) * share) * scale - view.left;
        const y = (fromY + (toY - fromY) * share) * scale - view.top;
        const isInside = x > 12 && y > 12 && x < view.width - 12 && y < view.height - 12;
        if (isInside && room.take(x - half - 3, y - 12, x + half + 3, y + 13))
          paintSign(context, paint, road, text, x, y, half);
      }
      sinceSign = (sinceSign + length) % signDistance;
    }
  }
  yield;
}
