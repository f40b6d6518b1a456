import { expect, test } from 'vitest';
import { usableTileAddress } from './tile-address.ts';

const base = 'https://agency.example/offices';

test.each([
  'https://tiles.example/{z}/{x}/{y}.png',
  'https://tiles.example/{z}/{x}/{y}{r}.png?key=example',
  '/tiles/{z}/{x}/{y}.png',
  'http://localhost:8080/{z}/{x}/{y}.png',
  'https://tiles.example/wmts?z={z}&x={x}&y={y}',
])('uses the tile address %s', (address) => {
  expect(usableTileAddress(address, base)).toBe(address);
});

test.each([
  ['not secure', 'http://tiles.example/{z}/{x}/{y}.png'],
  ['a script', 'javascript:alert("{z}{x}{y}")'],
  ['data', 'data:image/png;base64,{z}{x}{y}'],
  ['a name before the host', 'https://tiles.example@evil.example/{z}/{x}/{y}.png'],
  ['many hosts', 'https://{x}.tiles.example/{z}/{x}/{y}.png'],
  ['Leaflet’s subdomains', 'https://{s}.tiles.example/{z}/{x}/{y}.png'],
  ['no row', 'https://tiles.example/{z}/{x}.png'],
  ['nothing', ''],
])('rejects a tile address with %s: %s', (_what, address) => {
  expect(usableTileAddress(address, base)).toBeUndefined();
});
