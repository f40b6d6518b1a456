import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { loadDetail, loadOverview, loadRoads, loadState } from './base-map-data.ts';
import { majorCities } from './convert/major-cities.ts';
import { project } from './mercator.ts';
import { detailSize, overviewSize } from './world-size.ts';

const data = new URL('data/', import.meta.url);
const sizeOf = (file: string) => brotliCompressSync(readFileSync(new URL(file, data))).length;

describe('the files', () => {
  test('the first view and all of the country stay small', () => {
    expect(sizeOf('overview.json')).toBeLessThan(36_000);
    expect(sizeOf('overview.json') + sizeOf('roads.json') + sizeOf('detail.json')).toBeLessThan(200_000);
  });

  test('no state is large', () => {
    const states = readdirSync(data).filter((file) => file.startsWith('state-'));
    expect(states.length).toBeGreaterThan(50);
    for (const file of states) expect(sizeOf(file), file).toBeLessThan(15_000);
  });
});

test('cities are where they are', async () => {
  const { cities } = await loadOverview();
  for (const { name, latitude, longitude } of majorCities.slice(0, 20)) {
    const [x, y] = project(longitude, latitude, overviewSize);
    const found = cities.find((city) => city.name === name.replace('Saint', 'St.'))!;
    expect(Math.hypot(found.x - x, found.y - y), name).toBeLessThan(1.5);
  }
});

test('each state has its code, its name, and room around its name', async () => {
  const { states } = await loadOverview();
  const texas = states.find(({ code }) => code === 'TX')!;
  expect(texas).toMatchObject({ name: 'Texas' });
  expect(states.filter(({ code }) => /^[A-Z]{2}$/.test(code)).length).toBe(states.length);
  const [x, y] = project(-97.7431, 30.2672, overviewSize);
  expect(x > texas.left && x < texas.right && y > texas.top && y < texas.bottom).toBe(true);
});

test('every road is a line in the country', async () => {
  const roads = await loadRoads();
  const { states } = await loadOverview();
  const scale = detailSize / overviewSize;
  const west = Math.min(...states.map(({ left }) => left)) * scale;
  expect(roads.length).toBeGreaterThan(90);
  for (const { name, points, left, right } of roads) {
    expect(points.length, name).toBeGreaterThan(2);
    expect(left, name).toBeGreaterThan(west);
    expect(right, name).toBeLessThan(detailSize * 0.4);
  }
  expect(roads.find(({ name }) => name === 'I-35')!.isInterstate).toBe(true);
});

test('there are counties and towns', async () => {
  const { countyNames, counties, towns } = await loadDetail();
  expect(countyNames.map(({ name }) => name)).toContain('Travis');
  expect(counties.length).toBeGreaterThan(3000);
  expect(towns.length).toBeGreaterThan(500);
});

test('a state has its zip codes, in their places, and its small towns', async () => {
  const { zips, towns } = await loadState('TX');
  const [x, y] = project(-97.7426, 30.2713, detailSize);
  const downtown = zips.find(({ name }) => name === '78701')!;
  expect(Math.hypot(downtown.x - x, downtown.y - y)).toBeLessThan(1.5);
  expect(towns.map(({ name }) => name)).toContain('Marfa');
});

test('a place without a file has nothing', async () => {
  expect(await loadState('ZZ')).toEqual({ towns: [], zips: [] });
});
