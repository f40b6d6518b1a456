import type { WidgetHost } from '#embed/define-widget';

/** The zip code where the browser is; undefined when it cannot or may not be told. */
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
