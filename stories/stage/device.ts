/** Where the visitor's device says that it is. */
export type Position = 'unknown yet' | 'refused' | { latitude: number; longitude: number };

export interface Device {
  isOffline?: boolean;
  position?: Position;
}

let device: Device = {};

/** What the browser says of itself from now on. */
export function visitOn(next: Device): void {
  device = next;
}

type Locate = Geolocation['getCurrentPosition'];

const locate: Locate = (found, failed) => {
  const { position = 'refused' } = device;
  if (position === 'unknown yet') return;
  if (position === 'refused') {
    const denied = { code: 1, message: 'User denied Geolocation' };
    failed?.(Object.setPrototypeOf(denied, GeolocationPositionError.prototype) as GeolocationPositionError);
  } else {
    found({ coords: position } as GeolocationPosition);
  }
};

Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !device.isOffline });
Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: locate } });

// A carrier's page would open over the story.
globalThis.open = () => null;
