/** Where the visitor's device says that it is. */
export type Position = 'unknown yet' | 'refused' | { latitude: number; longitude: number };

/** What becomes of a page that asks for the camera. */
export type Camera = 'asked for' | 'sees a table' | 'denied' | 'missing' | 'busy' | 'not offered';

export interface Device {
  isOffline?: boolean;
  position?: Position;
  camera?: Camera;
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

const refusals = { denied: 'NotAllowedError', missing: 'NotFoundError', busy: 'NotReadableError' } as const;

/** What a camera sees that nothing lies in front of. */
function filmOfATable(): MediaStream {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 960, height: 720 });
  const surface = canvas.getContext('2d')!;
  const light = surface.createLinearGradient(0, 0, 960, 720);
  light.addColorStop(0, '#8a6f52');
  light.addColorStop(1, '#54402c');
  surface.fillStyle = light;
  surface.fillRect(0, 0, 960, 720);
  return canvas.captureStream(1);
}

const open = (): Promise<MediaStream> => {
  const { camera = 'denied' } = device;
  if (camera === 'asked for') return new Promise(() => undefined);
  if (camera === 'sees a table') return Promise.resolve(filmOfATable());
  return Promise.reject(new DOMException('No camera', refusals[camera as keyof typeof refusals]));
};

Object.defineProperty(navigator, 'mediaDevices', {
  configurable: true,
  get: () => (device.camera === 'not offered' ? undefined : { getUserMedia: open }),
});
Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !device.isOffline });
Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: locate } });

// A carrier's page would open over the story.
globalThis.open = () => null;
