import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** The data of the offline map as ../convert/convert.ts writes it: JSON modules, so that they need no `connect-src`. */
type StatesFile = Topology<{ states: GeometryCollection }>;
type CountiesFile = Topology<{ states: GeometryCollection; counties: GeometryCollection }>;
type LabelRow = [name: string, longitude: number, latitude: number];

/** Polygons of the states and, in detail, lines between their counties. */
export interface Shapes {
  states: GeoJSON.FeatureCollection;
  counties: GeoJSON.FeatureCollection | undefined;
}

export interface Label {
  kind: 'state' | 'city';
  name: string;
  /** The short form for small maps; the name itself for cities. */
  code: string;
  latitude: number;
  longitude: number;
}

export async function loadStates(): Promise<Shapes> {
  const topology = (await import('./data/states.json')).default as unknown as StatesFile;
  return { states: feature(topology, topology.objects.states), counties: undefined };
}

export async function loadCounties(): Promise<Shapes> {
  const topology = (await import('./data/counties.json')).default as unknown as CountiesFile;
  const { states, counties } = topology.objects;
  return { states: feature(topology, states), counties: feature(topology, counties) };
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
    cities: (cities.default as LabelRow[]).map(([name, longitude, latitude]) => ({
      kind: 'city',
      name,
      code: name,
      latitude,
      longitude,
    })),
  };
}
