/** A position on the earth, in degrees. */
export interface GeoPosition {
  latitude: number;
  longitude: number;
}
