import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { feature, mesh, meshArcs, quantize } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { type StateCode, stateCodeOf } from '#domain/us-state';
import { stateNames } from '#domain/us-state-name';
import { regionDegrees } from '#maps/base-map/region-key';
import { majorCities } from './major-cities.ts';
import { type Point, simplify } from './simplify.ts';

// Usage: npx tsx packages/tooling/base-map/convert.ts
// Writes packages/maps/base-map/data from us-atlas and zipcodes; README.md names the sources and their terms.

type Shapes = GeometryCollection<{ name: string }>;
type Atlas = Topology<{ states: Shapes; counties: Shapes }>;

const require = createRequire(import.meta.url);
const data = new URL('../../maps/base-map/data/', import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('us-atlas/counties-10m.json'), 'utf8')) as Atlas;

/**
 * The same shapes with fewer points. @param minArea the smallest area of the triangle that a point spans with its
 * neighbors, in square degrees
 */
function simplified(objects: Record<string, GeometryCollection>, minArea: number, steps: number): Topology {
  const { scale, translate } = atlas.transform!;
  const used = new Map<number, number>();
  const arcs: Point[][] = [];
  const reindex = (arc: number): number => {
    const index = arc < 0 ? ~arc : arc;
    let next = used.get(index);
    if (next === undefined) {
      used.set(index, (next = arcs.length));
      let [x, y] = [0, 0];
      const line = atlas.arcs[index]!.map(([dx = 0, dy = 0]): Point => {
        x += dx;
        y += dy;
        return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
      });
      arcs.push(simplify(line, minArea));
    }
    return arc < 0 ? ~next : next;
  };
  const reindexAll = (value: unknown): unknown =>
    typeof value === 'number' ? reindex(value) : (value as unknown[]).map(reindexAll);
  const reindexedObjects = Object.fromEntries(
    Object.entries(objects).map(([name, shapes]) => [
      name,
      {
        ...shapes,
        geometries: shapes.geometries.map((geometry) => ({
          ...geometry,
          ...('arcs' in geometry && { arcs: reindexAll(geometry.arcs) as never }),
        })),
      },
    ]),
  );
  const { bbox } = atlas;
  return quantize({ type: 'Topology', ...(bbox && { bbox }), objects: reindexedObjects, arcs }, steps);
}

/** The borders between the counties of each state, one geometry a state. */
function countyBorders(counties: Shapes): GeometryCollection {
  const byState = new Map<string, GeometryObject[]>();
  for (const county of counties.geometries) {
    const state = String(county.id).slice(0, 2);
    byState.set(state, [...(byState.get(state) ?? []), county]);
  }
  const geometries = [...byState.values()].map(
    (ofState) =>
      meshArcs(atlas, { type: 'GeometryCollection', geometries: ofState }, (a, b) => a !== b) as GeometryObject,
  );
  return { type: 'GeometryCollection', geometries };
}

/** Label positions where the center of a state's bounds is outside it or off its bulk, as longitude and latitude. */
const stateLabels: Partial<Record<StateCode, Point>> = {
  AK: [-152.5, 64.6],
  CA: [-119.8, 37.2],
  FL: [-81.6, 28.2],
  HI: [-155.5, 19.6],
  ID: [-114.3, 43.6],
  LA: [-92.5, 30.9],
  MD: [-76.8, 39.1],
  MI: [-84.8, 43.6],
  TX: [-99.2, 31.3],
  VA: [-78.5, 37.5],
  WV: [-80.7, 38.7],
};

function statesWithLabels() {
  return feature(atlas, atlas.objects.states).features.flatMap(({ properties: { name }, geometry }) => {
    const code = stateCodes.get(name);
    if (!code || !('coordinates' in geometry)) return [];
    const points = (geometry.coordinates as unknown[]).flat(geometry.type === 'Polygon' ? 1 : 2) as Point[];
    const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
    const [longitude, latitude] = stateLabels[code] ?? [
      middle(points.map(([x]) => x)),
      middle(points.map(([, y]) => y)),
    ];
    return [[name, code, rounded(longitude), rounded(latitude)]];
  });
}

const stateCodes = new Map(Object.entries(stateNames).map(([code, name]) => [name, code as StateCode]));
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

interface ZipRow {
  zip: string;
  city: string;
  state: string;
  country: string;
  latitude: number;
  longitude: number;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

const { codes } = require('zipcodes/lib/codes.js') as { codes: Record<string, ZipRow> };
const zipRows = Object.values(codes).filter(({ country, state }) => country === 'US' && stateCodeOf(state));
const townsByName = groupBy(zipRows, ({ city, state }) => `${city}, ${state}`);
const major = new Set(majorCities.map(({ name, state }) => `${name}, ${state}`));
/** Words that maps abbreviate and the post office spells out. */
const abbreviated = (name: string) => name.replace(/^Saint(e?)\b/, 'St$1.');

/** Major cities by fame, then towns by their number of zip codes. */
function citiesByRank() {
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
  const ranked = [...townsByName]
    .filter(([key, zips]) => zips.length >= 2 && !major.has(key))
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([, zips]) => ({
      name: zips[0]!.city,
      latitude: median(zips.map(({ latitude }) => latitude)),
      longitude: median(zips.map(({ longitude }) => longitude)),
    }));
  return [...majorCities, ...ranked].map(({ name, latitude, longitude }) => [
    abbreviated(name),
    rounded(longitude),
    rounded(latitude),
  ]);
}

const positionOf = ({ longitude, latitude }: ZipRow) => `${longitude.toFixed(2)} ${latitude.toFixed(2)}`;
const zipsByPosition = groupBy(zipRows, positionOf);
/**
 * Whether a zip code covers an area: those of post-office boxes, companies and authorities share the position of their
 * city.
 */
const isOfArea = (row: ZipRow) => zipsByPosition.get(positionOf(row))!.length === 1 && !organization.test(row.city);
/** Names of organizations, which the post office lists as towns. */
const organization =
  /\b(Board Of|Insurance|Bank Of|(National|Natl|Nat|Us|Union|One|Fargo|Amsouth) Bank|Inc|Corp|Comp|Co|Dept|Services?|Returns?|Bkcard|Fund|Club|Box|Lending|Nursery|Electric|Blue Cross|Focus On)\b/i;

/** Towns with one zip code, with that code. Those with more are among the cities. */
const smallTowns = () =>
  [...townsByName]
    .filter(([key, [zip, another]]) => !another && isOfArea(zip!) && !major.has(key))
    .map(([, [zip]]): [string, Point, string] => [abbreviated(zip!.city), [zip!.longitude, zip!.latitude], zip!.zip]);

function zipLabels(): [string, Point][] {
  const ofSmallTowns = new Set(smallTowns().map(([, , zip]) => zip));
  return zipRows
    .filter((row) => !ofSmallTowns.has(row.zip) && isOfArea(row))
    .map(({ zip, longitude, latitude }) => [zip, [longitude, latitude]]);
}

/** `Travis County`: counties have another name in some states, and independent cities have none. */
function countyName({ id, properties }: Shapes['geometries'][number]): string {
  const [state, county] = [String(id).slice(0, 2), Number(String(id).slice(2))];
  const name = properties && 'name' in properties ? properties.name : '';
  if (state === '22') return `${name} Parish`;
  const hasOtherName = ['02', '11', '60', '66', '69', '72', '78'].includes(state);
  return hasOtherName || county >= 510 ? name : `${name} County`;
}

/** The centers of the largest parts of counties. */
function countyLabels(): [string, Point][] {
  const areaOf = (ring: readonly Point[]) =>
    ring.slice(1).reduce((sum, [x, y], index) => sum + (ring[index]![0] * y - x * ring[index]![1]), 0) / 2;
  const centerOf = (ring: readonly Point[]): Point => {
    const area = 6 * areaOf(ring);
    const along = (axis: 0 | 1) =>
      ring.slice(1).reduce((sum, point, index) => {
        const before = ring[index]!;
        return sum + (before[axis] + point[axis]) * (before[0] * point[1] - point[0] * before[1]);
      }, 0) / area;
    return [along(0), along(1)];
  };
  const { features } = feature(atlas, atlas.objects.counties);
  return features.map(({ geometry }, index) => {
    const rings = outerRings(geometry);
    const largest = rings.toSorted((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)))[0]!;
    return [countyName(atlas.objects.counties.geometries[index]!), centerOf(largest)];
  });
}

type Polygons = GeoJSON.Polygon | GeoJSON.MultiPolygon;
const polygonsOf = (geometry: GeoJSON.Geometry): Point[][][] => {
  const { type, coordinates } = geometry as Polygons;
  return (type === 'Polygon' ? [coordinates] : coordinates) as Point[][][];
};
const outerRings = (geometry: GeoJSON.Geometry): Point[][] => polygonsOf(geometry).map(([outer = []]) => outer);

/** The south-west corner of the region of a position. */
const regionOf = ([longitude, latitude]: Point): string => {
  const corner = (degrees: number) => Math.floor(degrees / regionDegrees) * regionDegrees;
  return `${corner(latitude)}_${corner(longitude)}`;
};

/** Integers of thousandths of a degree, each point relative to the one before. */
function encoded(line: readonly Point[]): number[] {
  let [x, y] = [0, 0];
  return line.flatMap(([longitude, latitude], index) => {
    const [nextX, nextY] = [Math.round(longitude * 1000), Math.round(latitude * 1000)];
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return index > 0 && step[0] === 0 && step[1] === 0 ? [] : step;
  });
}

/** The parts of lines in each region. A part ends with the first point outside the region, so that parts meet. */
function linesByRegion(lines: readonly Point[][]): Map<string, number[][]> {
  const regions = new Map<string, number[][]>();
  const add = (region: string, line: Point[]) =>
    line.length > 1 && regions.set(region, [...(regions.get(region) ?? []), encoded(line)]);
  for (const line of lines) {
    let region = regionOf(line[0]!);
    let part: Point[] = [];
    for (const point of line) {
      part.push(point);
      if (regionOf(point) === region) continue;
      add(region, part);
      region = regionOf(point);
      part = [part.at(-2) ?? point, point];
    }
    add(region, part);
  }
  return regions;
}

/** The part of a ring on one side of a line (Sutherland-Hodgman). */
function clipped(ring: readonly Point[], axis: 0 | 1, limit: number, sign: 1 | -1): Point[] {
  const isInside = (point: Point) => (point[axis] - limit) * sign >= 0;
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1)!;
    const crossing = (): Point => {
      const share = (limit - before[axis]) / (point[axis] - before[axis]);
      return [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share];
    };
    if (isInside(point)) return isInside(before) ? [point] : [crossing(), point];
    return isInside(before) ? [crossing()] : [];
  });
}

/** Regions overlap by this many degrees, so that no seam shows. */
const overlap = 0.02;

/** The land of each region, as polygons of rings. */
function landByRegion(): Map<string, number[][][]> {
  const regions = new Map<string, number[][][]>();
  for (const rings of feature(atlas, atlas.objects.states).features.flatMap(({ geometry }) => polygonsOf(geometry))) {
    for (const region of new Set(rings[0]!.flatMap((point) => neighborhoodOf(point)))) {
      const [south = 0, west = 0] = region.split('_').map(Number);
      const parts = rings
        .map((ring) => {
          const [low, high] = [clipped(ring, 0, west - overlap, 1), west + regionDegrees + overlap];
          const across = clipped(low, 0, high, -1);
          return clipped(clipped(across, 1, south - overlap, 1), 1, south + regionDegrees + overlap, -1);
        })
        .filter((ring) => ring.length > 2)
        .map(encoded);
      if (parts.length > 0) regions.set(region, [...(regions.get(region) ?? []), parts]);
    }
  }
  return regions;
}

/** The region of a position and those around it: a large state can fill a region that has none of its points. */
function neighborhoodOf([longitude, latitude]: Point): string[] {
  const steps = [-regionDegrees, 0, regionDegrees];
  return steps.flatMap((east) => steps.map((north) => regionOf([longitude + east, latitude + north])));
}

/** Everything that shows at close zoom, by region. */
function allRegions(): Map<string, object> {
  const land = landByRegion();
  const linesOf = (lines: GeoJSON.MultiLineString) => linesByRegion(lines.coordinates as Point[][]);
  const stateLines = linesOf(mesh(atlas, atlas.objects.states));
  const isCountyLine = (a: GeometryObject, b: GeometryObject) =>
    a !== b && String(a.id).slice(0, 2) === String(b.id).slice(0, 2);
  const countyLines = linesOf(mesh(atlas, atlas.objects.counties, isCountyLine));
  const [counties, towns, zips] = [countyLabels(), smallTowns(), zipLabels()].map((labels) =>
    groupBy(labels as [string, Point, string?][], ([, position]) => regionOf(position)),
  );
  const labelsOf = (labels: typeof towns, region: string) =>
    (labels?.get(region) ?? []).map(([name, [longitude, latitude], zip]) => [
      name,
      rounded(longitude),
      rounded(latitude),
      ...(zip ? [zip] : []),
    ]);
  return new Map(
    [...land].map(([region, polygons]) => [
      region,
      {
        land: polygons,
        stateLines: stateLines.get(region) ?? [],
        countyLines: countyLines.get(region) ?? [],
        counties: labelsOf(counties, region),
        towns: labelsOf(towns, region),
        zips: labelsOf(zips, region),
      },
    ]),
  );
}

function write(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  writeFileSync(new URL(`${name}.json`, data), `${text}\n`);
  console.info(`${name}: ${text.length} characters, ${brotliCompressSync(text).length} bytes as brotli`);
}

rmSync(data, { recursive: true, force: true });
mkdirSync(new URL('regions/', data), { recursive: true });
const { states, counties } = atlas.objects;
write('states', simplified({ states }, 0.002, 12_000));
write('counties', simplified({ states, counties: countyBorders(counties) }, 0.0005, 40_000));
write('state-labels', statesWithLabels());
write('cities', citiesByRank());
for (const [region, content] of allRegions()) write(`regions/${region}`, content);
