import type { GeoPosition } from '#domain/geo-position';
import type { Bounds } from './map-provider.ts';

/** Whether a position is strictly within bounds. */
export const contains = ({ north, south, east, west }: Bounds, { latitude, longitude }: GeoPosition): boolean =>
  latitude < north && latitude > south && longitude < east && longitude > west;
