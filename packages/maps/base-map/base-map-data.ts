import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** The data of the offline map as `packages/tooling/base-map` writes it: JSON modules, so that they need no `connect-src`. */
type StatesFile = Topology<{ states: GeometryCollection }>;
type CountiesFile = Topology<{ states: GeometryCollection; counties: GeometryCollection }>;
type LabelRow = [name: string, longitude: number, latitude: number, zip?: string];
/** Longitudes and latitudes in thousandths of a degree, each relative to the one before. */
type Line = readonly number[];

interface RegionFile {
  /** Polygons, each of an outer ring and its holes. */
  land: readonly (readonly Line[])[];
  stateLines: readonly Line[];
  countyLines: readonly Line[];
  counties: readonly LabelRow[];
  towns: readonly LabelRow[];
  zips: readonly LabelRow[];
}

/** The shapes that a map draws. */
export interface Shapes {
  land: GeoJSON.GeoJSON;
  stateLines: GeoJSON.GeoJSON;
  countyLines: GeoJSON.GeoJSON | undefined;
}

export interface Label {
  kind: 'state' | 'city' | 'county' | 'town' | 'zip';
  name: string;
  /** The short form for small maps; the name itself for all but states. */
  code: string;
  latitude: number;
  longitude: number;
  /** The zip code of a town that has one. */
  zip?: string;
}

/** A square of the map in detail. */
export interface Region extends Shapes {
  /** The most important first. */
  labels: readonly Label[];
}

const labelOf =
  (kind: Label['kind']) =>
  ([name, longitude, latitude, zip]: LabelRow): Label => ({
    kind,
    name,
    code: name,
    latitude,
    longitude,
    ...(zip && { zip }),
  });

export async function loadStates(): Promise<Shapes> {
  const topology = (await import('./data/states.json')).default as unknown as StatesFile;
  const states = feature(topology, topology.objects.states);
  return { land: states, stateLines: states, countyLines: undefined };
}

export async function loadCounties(): Promise<Shapes> {
  const topology = (await import('./data/counties.json')).default as unknown as CountiesFile;
  const { objects } = topology;
  const states = feature(topology, objects.states);
  return { land: states, stateLines: states, countyLines: feature(topology, objects.counties) };
}

const regionFiles = import.meta.glob<RegionFile>('./data/regions/*.json', { import: 'default' });

/** @returns undefined for a region without land */
export async function loadRegion(key: string): Promise<Region | undefined> {
  const file = await regionFiles[`./data/regions/${key}.json`]?.();
  if (!file) return undefined;
  return {
    land: { type: 'MultiPolygon', coordinates: file.land.map((rings) => rings.map(pointsOf)) },
    stateLines: { type: 'MultiLineString', coordinates: file.stateLines.map(pointsOf) },
    countyLines: { type: 'MultiLineString', coordinates: file.countyLines.map(pointsOf) },
    labels: [
      ...file.counties.map(labelOf('county')),
      ...file.towns.map(labelOf('town')),
      ...file.zips.map(labelOf('zip')),
    ],
  };
}

function pointsOf(line: Line): [longitude: number, latitude: number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < line.length; index += 2) {
    x += line[index]!;
    y += line[index + 1]!;
    points.push([x / 1000, y / 1000]);
  }
  return points;
}

/** @returns the labels of states and cities, the most important first */
export async function loadLabels(): Promise<{ states: readonly Label[]; cities: readonly Label[] }> {
  const [states, cities] = await Promise.all([import('./data/state-labels.json'), import('./data/cities.json')]);
  return {
    states: (states.default as [string, string, number, number][]).map(([name, code, longitude, latitude]) => ({
      kind: 'state',
      name,
      code,
      latitude,
      longitude,
    })),
    cities: (cities.default as LabelRow[]).map(labelOf('city')),
  };
}
