import type { GeoPosition } from '#domain/geo-position';

/** Exact, fresh, within 15 s (spec 3 §7 "Browser geolocation"). */
const options: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 };

/**
 * The position of the browser. It prompts the visitor unless they granted the permission before, so call it in response
 * to an action that explains why. Undefined when it is denied or unavailable; the reason is written to the console only
 * (spec 3 §8).
 *
 * @example
 * const position = await findBrowserPosition();
 */
export function findBrowserPosition(): Promise<GeoPosition | undefined> {
  return new Promise((resolve) => {
    const { geolocation } = navigator as { geolocation?: Geolocation };
    const fail = ({ code, message }: { code: number | string; message: string }) => {
      console.info(`[covermount] The position was not found (${code}): ${message}`);
      resolve(undefined);
    };
    if (!geolocation) {
      fail({ code: 'unsupported', message: 'The browser has no geolocation here.' });
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      fail,
      options,
    );
  });
}

/** Whether the visitor has granted the geolocation permission, so that {@link findBrowserPosition} would not prompt. */
export async function hasPositionPermission(): Promise<boolean> {
  const { permissions } = navigator as { permissions?: Permissions };
  try {
    return (await permissions?.query({ name: 'geolocation' }))?.state === 'granted';
  } catch {
    return false;
  }
}
