import type { WidgetHost } from '#embed/define-widget';

/** The browser's position: exact, fresh, within 15 s (spec 3 §7, "Browser geolocation"). */
const positionOptions: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 };

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, positionOptions);
  });

/** The zip code where the browser is; undefined when it cannot or may not be told. */
export async function findZip(host: WidgetHost, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { coords } = await position();
    if (signal.aborted) return undefined;
    const { reverseGeocode } = await import('#services/address/reverse-geocode');
    const { zip } = await reverseGeocode(host.client, { latitude: coords.latitude, longitude: coords.longitude }, signal);
    return zip;
  } catch (error) {
    if (error instanceof GeolocationPositionError) {
      console.info(`[covermount] The position was not found (${error.code}): ${error.message}`);
    }
    return undefined;
  }
}
