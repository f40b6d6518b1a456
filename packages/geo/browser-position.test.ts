import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBrowserPosition, hasPositionPermission } from './browser-position.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const withGeolocation = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

describe('findBrowserPosition', () => {
  it('requests an exact, uncached position within 15 seconds', async () => {
    const getCurrentPosition = vi.fn((found: PositionCallback, _failed?: unknown, _options?: PositionOptions) =>
      found({ coords: { latitude: 30.27, longitude: -97.74, accuracy: 5 } } as GeolocationPosition),
    );
    withGeolocation(getCurrentPosition);
    expect(await findBrowserPosition()).toEqual({ latitude: 30.27, longitude: -97.74 });
    expect(getCurrentPosition.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 });
  });

  it.each([
    [1, 'User denied Geolocation'],
    [2, 'Position unavailable'],
    [3, 'Timeout expired'],
  ])('writes error %d to the console only and returns undefined', async (code, message) => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    withGeolocation((_, failed) => failed?.({ code, message } as GeolocationPositionError));
    expect(await findBrowserPosition()).toBeUndefined();
    expect(info.mock.calls).toEqual([[`[covermount] The position was not found (${code}): ${message}`]]);
  });

  it('returns undefined in a browser without geolocation', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    vi.stubGlobal('navigator', {});
    expect(await findBrowserPosition()).toBeUndefined();
    expect(info).toHaveBeenCalledOnce();
  });
});

describe('hasPositionPermission', () => {
  it.each([
    ['granted', true],
    ['prompt', false],
    ['denied', false],
  ])('reads the permission state "%s" as %s', async (state, isGranted) => {
    vi.stubGlobal('navigator', { permissions: { query: () => Promise.resolve({ state }) } });
    expect(await hasPositionPermission()).toBe(isGranted);
  });

  it.each([{}, { permissions: { query: () => Promise.reject(new TypeError('geolocation')) } }])(
    'returns false when the browser cannot query the permission',
    async (navigator) => {
      vi.stubGlobal('navigator', navigator);
      expect(await hasPositionPermission()).toBe(false);
    },
  );
});
