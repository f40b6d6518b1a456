import type { WidgetHost } from '#embed/runtime/define-widget';

/** The zip code of the browser's position; undefined when unavailable or denied. */
export async function findZip(host: WidgetHost, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { findBrowserPosition } = await import('#geo/browser-position');
    const position = await findBrowserPosition();
    if (!position || signal.aborted) return undefined;
    const { reverseGeocode } = await import('#services/address/reverse-geocode');
    const { zip } = await reverseGeocode(host.client, position, signal);
    return zip;
  } catch {
    return undefined;
  }
}
