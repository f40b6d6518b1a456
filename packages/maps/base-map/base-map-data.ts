import { spanOf, unpackLines, unpackNumbers, type Line } from './packed-numbers.ts';
import { nextTurn } from './paint-in-turns.ts';
import { smooth } from './smooth.ts';
import { detailSize, overviewSize } from './world-size.ts';

/** A name at a point of the world map of its file. */
export interface NamedPoint {
  name: string;
  x: number;
  y: number;
}

/** The shapes of the country, on a world map of `size`. */
export interface Shapes {
  size: number;
  land: readonly Line[];
  borders: readonly Line[];
  lakes: readonly Line[];
}

export interface Overview extends Shapes {
  neighbors: readonly Line[];
  states: readonly (NamedPoint & { code: string; left: number; top: number; right: number; bottom: number })[];
  /** The most widely known first. */
  cities: readonly NamedPoint[];
}

export interface Detail extends Shapes {
  counties: readonly Line[];
  countyNames: readonly NamedPoint[];
  rivers: readonly Line[];
  /** The largest first. */
  towns: readonly NamedPoint[];
}

export interface Road extends Line {
  /** 'I-35', 'US-290', 'TX-71', 'Loop 1' */
  name: string;
  isInterstate: boolean;
}

/** What is drawn of one state when the map is near. */
export interface StateDetail {
  towns: readonly NamedPoint[];
  /** Named by their five digits. */
  zips: readonly NamedPoint[];
}

function pointsOf(text: string): [number, number][] {
  const numbers = unpackNumbers(text);
  let [x, y] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, place) => {
    x += numbers[place * 2]!;
    y += numbers[place * 2 + 1]!;
    return [x, y];
  });
}

function namedPoints({ names, points }: { names: string; points: string }): NamedPoint[] {
  const at = pointsOf(points);
  return names.split('|').map((name, place) => ({ name, x: at[place]![0], y: at[place]![1] }));
}

/** Each file is asked for once, and again only after it failed. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= load().catch((error: unknown) => {
      value = undefined;
      throw error;
    });
    return value;
  };
}

/** Lines, unpacked in a turn of their own: all of a file at once keep a phone busy for too long. */
async function linesOf(text: string): Promise<Line[]> {
  await nextTurn();
  return unpackLines(text);
}

export const loadOverview = once(async (): Promise<Overview> => {
  const file = await import('./data/overview.json');
  const corners = pointsOf(file.states.corners);
  return {
    size: overviewSize,
    land: await linesOf(file.land),
    borders: await linesOf(file.borders),
    lakes: await linesOf(file.lakes),
    neighbors: await linesOf(file.neighbors),
    states: namedPoints(file.states).map(({ name, x, y }, place) => {
      const [[left, top], [right, bottom]] = [corners[place * 2]!, corners[place * 2 + 1]!];
      return { code: name.slice(0, 2), name: name.slice(3), x, y, left, top, right, bottom };
    }),
    cities: namedPoints(file.cities),
  };
});

export const loadDetail = once(async (): Promise<Detail> => {
  const file = await import('./data/detail.json');
  return {
    size: detailSize,
    land: await linesOf(file.land),
    borders: await linesOf(file.borders),
    lakes: await linesOf(file.lakes),
    rivers: await linesOf(file.rivers),
    counties: await linesOf(file.counties.lines),
    countyNames: namedPoints(file.counties),
    towns: namedPoints(file.towns),
  };
});

/** Curves bend no finer than this: about half a mile. */
const roadStep = 5;

export const loadRoads = once(async (): Promise<readonly Road[]> => {
  const file = await import('./data/roads.json');
  const names = file.names.split('|');
  const lines = await linesOf(file.lines);
  await nextTurn();
  return lines.map(({ points }, place) => {
    const name = names[place]!;
    const curve = smooth(points, roadStep);
    return { name, isInterstate: name.startsWith('I-'), points: curve, ...spanOf(curve) };
  });
});

interface StateFile {
  zips: string;
  points: string;
  towns: string;
}

const stateFiles = import.meta.glob<StateFile>('./data/state-*.json', { import: 'default' });
const states = new Map<string, () => Promise<StateDetail>>();

async function readState(code: string): Promise<StateDetail> {
  const file = await stateFiles[`./data/state-${code.toLowerCase()}.json`]?.();
  if (!file) return { towns: [], zips: [] };
  const names = file.towns.split('|');
  const points = pointsOf(file.points);
  const towns: NamedPoint[] = [];
  let zip = 0;
  const zips = unpackNumbers(file.zips).map((step, place) => {
    const [x, y] = points[place]!;
    zip += Math.floor(step / 2);
    if (step % 2 === 1) towns.push({ name: names[towns.length]!, x, y });
    return { name: String(zip).padStart(5, '0'), x, y };
  });
  return { towns, zips };
}

/** @param code of the state, two letters */
export function loadState(code: string): Promise<StateDetail> {
  let load = states.get(code);
  if (!load) states.set(code, (load = once(() => readState(code))));
  return load();
}
