import type { WidgetHost } from '#embed/runtime/define-widget';
import { hasGeocoder, loadGeocoder } from '#maps/load-geocoder';
import { serviceGeocoder } from '#services/address/geocoder';

/**
 * The zip code of the browser's position; undefined when unavailable or denied. Without a geocoder it does not ask for
 * the position.
 */
export async function findZip({ client, language }: WidgetHost, signal: AbortSignal): Promise<string | undefined> {
  if (!hasGeocoder(client.services)) return undefined;
  try {
    const { findBrowserPosition } = await import('#geo/browser-position');
    const position = await findBrowserPosition();
    if (!position || signal.aborted) return undefined;
    const geocoder = await loadGeocoder(client.services.maps, serviceGeocoder(client), language);
    return (await geocoder.reverseGeocode(position, signal))?.zip;
  } catch {
    return undefined;
  }
}
