/** The position that the device reports. */
export type Position = 'unknown yet' | 'refused' | { latitude: number; longitude: number };

/** The outcome of a camera request. */
export type Camera = 'asked for' | 'sees a table' | 'denied' | 'missing' | 'busy' | 'not offered';

export interface Device {
  isOffline?: boolean;
  position?: Position;
  camera?: Camera;
  /** The browser lets the page store nothing. */
  storesNothing?: boolean;
}

let device: Device = {};

/** Sets what the browser reports from now on. */
export function setDevice(next: Device): void {
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

const cameraErrors = { denied: 'NotAllowedError', missing: 'NotFoundError', busy: 'NotReadableError' } as const;

/** The video of a camera that points at an empty table. */
function tableVideo(): MediaStream {
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
  if (camera === 'sees a table') return Promise.resolve(tableVideo());
  return Promise.reject(new DOMException('No camera', cameraErrors[camera as keyof typeof cameraErrors]));
};

Object.defineProperty(navigator, 'mediaDevices', {
  configurable: true,
  get: () => (device.camera === 'not offered' ? undefined : { getUserMedia: open }),
});
Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !device.isOffline });
Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: locate } });

const store = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!.value as Storage['setItem'];
Storage.prototype.setItem = function setItem(key, value) {
  if (device.storesNothing) throw new DOMException('Storage is denied', 'QuotaExceededError');
  store.call(this, key, value);
};

// A carrier's page must not open over the story.
globalThis.open = () => null;
// Nor must the answer to a posted form.
HTMLFormElement.prototype.submit = () => undefined;
