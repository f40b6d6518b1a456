import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { Language } from '#domain/language';
import { MapUnavailableError } from '../map-unavailable-error.ts';

/** The libraries of Google's script that are used here. */
export interface GoogleLibraries {
  core: google.maps.CoreLibrary;
  maps: google.maps.MapsLibrary;
  geocoding: google.maps.GeocodingLibrary;
  places: google.maps.PlacesLibrary;
}

/** A policy that refuses the script, or a network that hangs, is never told to the loader: after this many milliseconds there is no map. */
const patience = 20_000;

let hasOptions = false;

/** Google's script takes its key and language once a page. */
function tellOnce(key: string, language: Language): void {
  if (hasOptions) return;
  hasOptions = true;
  setOptions({ key, v: 'weekly', language, region: 'US' });
}

/** Loads a library of Google's script, and the script itself before the first. */
export async function loadGoogle<Name extends keyof GoogleLibraries>(
  name: Name,
  key: string,
  language: Language,
): Promise<GoogleLibraries[Name]> {
  tellOnce(key, language);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${patience} ms.`)), patience);
  });
  try {
    return await Promise.race([importLibrary<Name>(name), late]);
  } catch (cause) {
    throw new MapUnavailableError('Google’s script did not load.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
