import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBrowserPosition, mayKnowPosition } from './browser-position.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const withGeolocation = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

describe('the position', () => {
  it('is exact, fresh, and had within 15 seconds', async () => {
    const asked = vi.fn((found: PositionCallback, _failed?: unknown, _options?: PositionOptions) =>
      found({ coords: { latitude: 30.27, longitude: -97.74, accuracy: 5 } } as GeolocationPosition),
    );
    withGeolocation(asked);
    expect(await findBrowserPosition()).toEqual({ latitude: 30.27, longitude: -97.74 });
    expect(asked.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 });
  });

  it.each([
    [1, 'User denied Geolocation'],
    [2, 'Position unavailable'],
    [3, 'Timeout expired'],
  ])('that is not told (%d) is told to the console alone', async (code, message) => {
    const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    withGeolocation((_, failed) => failed?.({ code, message } as GeolocationPositionError));
    expect(await findBrowserPosition()).toBeUndefined();
    expect(said.mock.calls).toEqual([[`[covermount] The position was not found (${code}): ${message}`]]);
  });

  it('is not known to a browser without geolocation', async () => {
    const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    vi.stubGlobal('navigator', {});
    expect(await findBrowserPosition()).toBeUndefined();
    expect(said).toHaveBeenCalledOnce();
  });
});

describe('the permission', () => {
  it.each([
    ['granted', true],
    ['prompt', false],
    ['denied', false],
  ])('that is %s', async (state, isGranted) => {
    vi.stubGlobal('navigator', { permissions: { query: () => Promise.resolve({ state }) } });
    expect(await mayKnowPosition()).toBe(isGranted);
  });

  it.each([{}, { permissions: { query: () => Promise.reject(new TypeError('geolocation')) } }])(
    'that the browser does not tell is none',
    async (navigator) => {
      vi.stubGlobal('navigator', navigator);
      expect(await mayKnowPosition()).toBe(false);
    },
  );
});
