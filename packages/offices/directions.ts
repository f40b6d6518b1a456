import { isGoogleMaps } from '#domain/maps-link';
import { addressLines, type Office } from './office.ts';

/** The map service that opens directions. */
export type DirectionsMap = 'apple' | 'google';

/** The device's own map service: Apple Maps on Apple devices, Google Maps elsewhere. */
export function directionsMapOf(userAgent: string): DirectionsMap {
  return /iPhone|iPad|iPod|Macintosh/.test(userAgent) ? 'apple' : 'google';
}

/**
 * A link to directions from the visitor's position to an office: the record's own, else one to its address.
 *
 * @param map the service of a link to the address
 * @param isTrusted tells whether the page trusts a link in its data that is not on Google Maps
 * @example directionsTo(office, directionsMapOf(navigator.userAgent), host.isTrusted)
 */
export function directionsTo(office: Office, map: DirectionsMap, isTrusted: (url: string) => boolean): string {
  const lines = addressLines(office);
  const destination = office.street ? lines.join(', ') : `${office.position.latitude},${office.position.longitude}`;
  const { directions } = office;
  if (directions && (isGoogleMaps(directions) || isTrusted(directions))) return directions;
  if (map === 'apple') return `https://maps.apple.com/?${new URLSearchParams({ daddr: destination, dirflg: 'd' })}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
