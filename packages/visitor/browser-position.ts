import type { GeoPosition } from '#domain/geo-position';

/** Exact, fresh, within 15 s (spec 3 §7 "Browser geolocation"). */
const options: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 };

/**
 * Where the browser is. It asks the visitor, unless they have said yes before: call it when they did something that explains
 * why. Undefined when it cannot or may not be told; the console says what the browser said, and nobody else (spec 3 §8).
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

/** Whether the visitor has allowed this site to know where they are, so that nothing would be asked. */
export async function mayKnowPosition(): Promise<boolean> {
  const { permissions } = navigator as { permissions?: Permissions };
  try {
    return (await permissions?.query({ name: 'geolocation' }))?.state === 'granted';
  } catch {
    return false;
  }
}
