import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { Language } from '#domain/language';
import { MapUnavailableError } from '../map-unavailable-error.ts';

/** The libraries of Google's script in use. */
export interface GoogleLibraries {
  core: google.maps.CoreLibrary;
  maps: google.maps.MapsLibrary;
  geocoding: google.maps.GeocodingLibrary;
  places: google.maps.PlacesLibrary;
}

/** Milliseconds. The loader never reports a script that a CSP blocks or that does not respond. */
const timeout = 20_000;

let hasOptions = false;

/** Google's script accepts options once per page. */
function setOptionsOnce(key: string, language: Language): void {
  if (hasOptions) return;
  hasOptions = true;
  setOptions({ key, v: 'weekly', language, region: 'US' });
}

/**
 * Loads a library of Google's script, and first the script itself.
 *
 * @throws {MapUnavailableError} when the script does not load
 */
export async function loadGoogle<Name extends keyof GoogleLibraries>(
  name: Name,
  key: string,
  language: Language,
): Promise<GoogleLibraries[Name]> {
  setOptionsOnce(key, language);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeout} ms.`)), timeout);
  });
  try {
    return await Promise.race([importLibrary<Name>(name), timedOut]);
  } catch (cause) {
    throw new MapUnavailableError('Google’s script did not load.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
