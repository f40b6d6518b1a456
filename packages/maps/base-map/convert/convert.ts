import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { feature, meshArcs, quantize } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { type StateCode, stateCodeOf } from '#domain/us-state';
import { stateNames } from '#domain/us-state-name';
import { majorCities } from './major-cities.ts';
import { type Point, simplify } from './simplify.ts';

// Usage: npx tsx packages/maps/base-map/convert/convert.ts
// Writes ../data from us-atlas and zipcodes; README.md names the sources and their terms.

type Shapes = GeometryCollection<{ name: string }>;
type Atlas = Topology<{ states: Shapes; counties: Shapes }>;

const require = createRequire(import.meta.url);
const data = new URL('../data/', import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('us-atlas/counties-10m.json'), 'utf8')) as Atlas;

/** The same shapes with fewer points. @param minArea of the triangle that a point spans with its neighbors, in square degrees */
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
  const kept = Object.fromEntries(
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
  return quantize({ type: 'Topology', ...(bbox && { bbox }), objects: kept, arcs }, steps);
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
  city: string;
  state: string;
  country: string;
  latitude: number;
  longitude: number;
}

/** Major cities by fame, then towns by their number of zip codes. */
function citiesByRank() {
  const { codes } = require('zipcodes/lib/codes.js') as { codes: Record<string, ZipRow> };
  const towns = new Map<string, ZipRow[]>();
  for (const zip of Object.values(codes)) {
    if (zip.country !== 'US' || !stateCodeOf(zip.state)) continue;
    const key = `${zip.city}, ${zip.state}`;
    towns.set(key, [...(towns.get(key) ?? []), zip]);
  }
  const major = new Set(majorCities.map(({ name, state }) => `${name}, ${state}`));
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
  const ranked = [...towns]
    .filter(([key, zips]) => zips.length >= 2 && !major.has(key))
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([, zips]) => ({
      name: zips[0]!.city,
      latitude: median(zips.map(({ latitude }) => latitude)),
      longitude: median(zips.map(({ longitude }) => longitude)),
    }));
  return [...majorCities, ...ranked].map(({ name, latitude, longitude }) => [
    // Maps abbreviate what the post office spells out.
    name.replace(/^Saint(e?)\b/, 'St$1.'),
    rounded(longitude),
    rounded(latitude),
  ]);
}

function write(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  writeFileSync(new URL(`${name}.json`, data), `${text}\n`);
  console.info(`${name}: ${text.length} characters, ${brotliCompressSync(text).length} bytes as brotli`);
}

rmSync(data, { recursive: true, force: true });
mkdirSync(data, { recursive: true });
const { states, counties } = atlas.objects;
write('states', simplified({ states }, 0.002, 12_000));
write('counties', simplified({ states, counties: countyBorders(counties) }, 0.0005, 40_000));
write('state-labels', statesWithLabels());
write('cities', citiesByRank());
