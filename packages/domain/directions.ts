import { addressLines, type Office } from './office.ts';

/** Whose maps lead the way. */
export type DirectionsMap = 'apple' | 'google';

/** The maps that a device opens: Apple's on what Apple makes, Google's elsewhere. */
export function directionsMapOf(userAgent: string): DirectionsMap {
  return /iPhone|iPad|iPod|Macintosh/.test(userAgent) ? 'apple' : 'google';
}

/** Where Google's maps are. A link of page data that leads elsewhere has to be trusted by the page. */
const googleMaps =
  /^https:\/\/((www\.|maps\.)?google\.com\/(maps\b|\?)|maps\.google\.com\/|goo\.gl\/maps\/|maps\.app\.goo\.gl\/)/;

/**
 * The address of directions to an office, from wherever the visitor is.
 *
 * @param isTrusted Whether the page trusts an address of its data that is not on Google's maps.
 */
export function directionsTo(office: Office, map: DirectionsMap, isTrusted: (url: string) => boolean): string {
  const lines = addressLines(office);
  const destination = office.street ? lines.join(', ') : `${office.position.latitude},${office.position.longitude}`;
  if (map === 'apple') return `https://maps.apple.com/?${new URLSearchParams({ daddr: destination, dirflg: 'd' })}`;
  const { directions } = office;
  if (directions && (googleMaps.test(directions) || isTrusted(directions))) return directions;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
