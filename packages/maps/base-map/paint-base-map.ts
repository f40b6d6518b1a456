import type { NamedPoint, Road } from './base-map-data.ts';
import { detailZoom, type BaseMapSources } from './base-map-sources.ts';
import { createLabelRoom, type LabelRoom } from './label-room.ts';
import type { MapPaint } from './map-colors.ts';
import { paintRoads, roadShields } from './paint-roads.ts';
import { traceLines, traceRings, type View } from './paint-view.ts';
import { detailSize } from './world-size.ts';

interface LabelStyle {
  size: number;
  weight: number;
  color: 'text' | 'text-soft' | 'text-quiet';
  /** In pixels between letters. */
  spacing?: number;
  isUpperCase?: boolean;
  /** The name stands beside a dot of this radius. */
  dot?: number;
}

/** So many names, with room for them or not, between two pauses. */
const namesAtOnce = 10;
/** So many lines, of those that are many, between two pauses. */
const linesAtOnce = 600;

/** Paints names until the room is full; those that come first are the most important. */
function* paintNames(
  context: CanvasRenderingContext2D,
  view: View,
  paint: MapPaint,
  room: LabelRoom,
  size: number,
  points: readonly NamedPoint[],
  style: LabelStyle,
): Generator<void> {
  const scale = view.size / size;
  const { dot = 0, spacing = 0 } = style;
  const prepare = () => {
    context.font = `${style.weight} ${style.size}px ${paint.fontFamily}`;
    context.letterSpacing = `${spacing}px`;
    context.textBaseline = 'middle';
    context.textAlign = 'center';
    context.lineJoin = 'round';
    context.lineWidth = 3;
    context.strokeStyle = paint.colors.halo;
  };
  prepare();
  let measured = 0;
  for (const { name, x, y } of points) {
    const left = x * scale - view.left;
    const top = y * scale - view.top;
    if (left < 0 || top < 0 || left > view.width || top > view.height) continue;
    measured += 1;
    if (measured % namesAtOnce === 0) {
      yield;
      prepare();
    }
    const text = style.isUpperCase ? name.toUpperCase() : name;
    const half = context.measureText(text).width / 2;
    const height = style.size / 2 + 2;
    // Under its dot a name hides less of the road to the next town than beside it.
    const middle = dot > 0 ? top + dot + height + 1 : top;
    if (!room.take(left - half - 4, dot > 0 ? top - dot - 2 : middle - height, left + half + 4, middle + height))
      continue;
    context.strokeText(text, left, middle);
    context.fillStyle = paint.colors[style.color];
    context.fillText(text, left, middle);
    if (dot > 0) {
      context.beginPath();
      context.arc(left, top, dot, 0, 7);
      context.fillStyle = paint.colors.halo;
      context.fill();
      context.beginPath();
      context.arc(left, top, dot - 0.9, 0, 7);
      context.fillStyle = paint.colors[style.color];
      context.fill();
    }
  }
  context.letterSpacing = '0px';
  yield;
}

function fill(context: CanvasRenderingContext2D, color: string): void {
  context.fillStyle = color;
  context.fill('evenodd');
}

function stroke(context: CanvasRenderingContext2D, color: string, width: number, dash: readonly number[] = []): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.setLineDash([...dash]);
  context.stroke();
  context.setLineDash([]);
}

/** By how much a width grows from one zoom to another, no further on either side. */
function between(
  zoom: number,
  from: readonly [zoom: number, width: number],
  to: readonly [zoom: number, width: number],
): number {
  const share = Math.min(1, Math.max(0, (zoom - from[0]) / (to[0] - from[0])));
  return from[1] + (to[1] - from[1]) * share;
}

/**
 * Paints what there is of a view, from the ground up, and yields every so often so that nothing that the visitor does has to
 * wait for the whole. The context's unit is a CSS pixel.
 */
export function* paintBaseMap(
  context: CanvasRenderingContext2D,
  view: View,
  sources: BaseMapSources,
  paint: MapPaint,
): Generator<void> {
  const { colors } = paint;
  const { overview, detail, roads, states } = sources;
  const { zoom } = view;
  const isDetailed = zoom >= detailZoom && detail !== undefined;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.fillStyle = colors.water;
  context.fillRect(0, 0, view.width, view.height);
  if (!overview) return;

  context.beginPath();
  traceRings(context, view, overview.size, overview.neighbors);
  fill(context, colors.neighbor);
  yield;
  context.lineJoin = 'bevel';
  // The neighbors' side of the border is drawn more coarsely: no water between the two.
  stroke(context, colors.neighbor, Math.min(60, between(zoom, [5, 2], [10, 28]) * (zoom > 10 ? 2 ** (zoom - 10) : 1)));
  context.lineJoin = 'round';
  yield;

  const shapes = isDetailed ? detail : overview;
  context.beginPath();
  traceRings(context, view, shapes.size, shapes.land);
  fill(context, colors.land);
  yield;
  stroke(context, colors.coast, between(zoom, [4, 0.7], [9, 1.4]));
  yield;
  context.beginPath();
  traceRings(context, view, shapes.size, shapes.lakes);
  fill(context, colors.water);
  stroke(context, colors.coast, 0.7);
  yield;

  if (isDetailed) {
    // Rivers are drawn for a map of a state; nearer they would run through the wrong streets.
    if (zoom <= 10) {
      context.beginPath();
      traceLines(context, view, detail.size, detail.rivers);
      stroke(context, colors.river, between(zoom, [7, 1], [10, 2]));
      yield;
    }
    for (let first = 0; first < detail.counties.length; first += linesAtOnce) {
      context.beginPath();
      if (traceLines(context, view, detail.size, detail.counties.slice(first, first + linesAtOnce)) === 0) continue;
      stroke(context, colors.county, between(zoom, [7, 0.6], [11, 1.4]), zoom >= 9 ? [1, 3.5] : []);
      yield;
    }
  }
  context.beginPath();
  traceLines(context, view, shapes.size, shapes.borders);
  stroke(context, colors.border, between(zoom, [4, 0.8], [9, 1.6]), zoom >= 7 ? [6, 3] : []);
  yield;

  const shown: readonly Road[] = (roads ?? []).filter(({ isInterstate }) => isInterstate || zoom >= 7);
  yield* paintRoads(context, view, shown, colors);

  const room = createLabelRoom();
  const names = (size: number, points: readonly NamedPoint[], style: LabelStyle) =>
    paintNames(context, view, paint, room, size, points, style);
  const { cities } = overview;

  if (zoom <= 6) {
    const state: LabelStyle = {
      size: zoom <= 4 ? 9.5 : 11,
      weight: 600,
      color: 'text-quiet',
      spacing: zoom <= 4 ? 0.6 : 1.8,
      isUpperCase: true,
    };
    const first = zoom <= 4 ? 24 : zoom === 5 ? 58 : 110;
    yield* names(overview.size, cities.slice(0, first), {
      size: zoom <= 4 ? 11 : 12,
      weight: 600,
      color: 'text',
      dot: 2.6,
    });
    if (zoom >= 4) yield* names(overview.size, overview.states, state);
    else {
      const short = overview.states.map(({ code, x, y }) => ({ name: code, x, y }));
      yield* names(overview.size, short, { ...state, size: 9 });
    }
    if (zoom === 6) {
      yield* names(overview.size, cities.slice(first), { size: 11, weight: 500, color: 'text-soft', dot: 2.2 });
      yield* roadShields(context, view, shown, paint, room);
    }
    return;
  }
  const isNear = zoom >= 10;
  yield* names(overview.size, cities, {
    size: between(zoom, [7, 13], [12, 17]),
    weight: 650,
    color: 'text',
    ...(zoom < 12 && { dot: 3 }),
  });
  yield* roadShields(context, view, shown, paint, room);
  if (detail) {
    const town: LabelStyle = {
      size: between(zoom, [7, 11], [12, 14]),
      weight: 550,
      color: isNear ? 'text' : 'text-soft',
      ...(zoom < 12 && { dot: 2.3 }),
    };
    yield* names(detail.size, detail.towns, town);
  }
  for (const { towns } of states) {
    yield* names(detailSize, towns, {
      size: between(zoom, [9, 10.5], [13, 13]),
      weight: 500,
      color: 'text-soft',
      ...(zoom < 12 && { dot: 2 }),
    });
  }
  if (zoom >= 12) {
    for (const { zips } of states)
      yield* names(detailSize, zips, { size: 11, weight: 500, color: 'text-quiet', spacing: 0.8 });
  }
  if (detail && zoom >= 8) {
    yield* names(detail.size, detail.countyNames, {
      size: zoom >= 9 ? 10.5 : 9.5,
      weight: 500,
      color: 'text-quiet',
      spacing: 1.4,
      isUpperCase: true,
    });
  }
  if (zoom === 7) {
    yield* names(overview.size, overview.states, {
      size: 12,
      weight: 600,
      color: 'text-quiet',
      spacing: 2.4,
      isUpperCase: true,
    });
  }
}
