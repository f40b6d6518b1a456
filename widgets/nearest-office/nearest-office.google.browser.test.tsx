import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { googleMapsFake, installGoogleMapsFake } from '#maps/testing/google-maps-fake';
import { en } from './strings.en.ts';
import {
  austin,
  banner,
  dialog,
  invite,
  openNearestOffice,
  permissionIs,
  places,
  positionIs,
} from './testing/open-nearest-office.tsx';

// Replaces Google's script: the loader uses an existing `google.maps`.
beforeAll(() => installGoogleMapsFake());

beforeEach(() => {
  permissionIs('prompt');
  positionIs(austin);
});
afterEach(() => {
  googleMapsFake().geocoderStatus = undefined;
  vi.restoreAllMocks();
});

const open = () => openNearestOffice({ provider: 'google' });

test.each(['OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'ERROR'])(
  'says nothing about Texas when Google’s geocoder answers %s, and retries',
  async (status) => {
    googleMapsFake().geocoderStatus = status;
    const { violations } = await open();
    await invite().click();
    await expect.element(page.getByRole('status').filter({ hasText: en.lookUpFailed })).toBeVisible();
    expect(page.getByText(en.elsewhere).elements()).toHaveLength(0);
    expect(await violations()).toEqual([]);
    googleMapsFake().geocoderStatus = undefined;
    await invite().click();
    await expect.element(dialog()).toBeVisible();
  },
);

test('says that the visitor is offline when Google’s geocoder cannot be reached without a network', async () => {
  googleMapsFake().geocoderStatus = 'ERROR';
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  await invite().click();
  await expect.element(page.getByRole('status').filter({ hasText: en.offline })).toBeVisible();
});

test('shows that the offices are in Texas at a position where Google has no place', async () => {
  googleMapsFake().geocoderStatus = 'ZERO_RESULTS';
  await open();
  await invite().click();
  await expect.element(page.getByText(en.elsewhere)).toBeVisible();
});

test('shows the banner for a remembered zip code in Texas without a prompt', async () => {
  await openNearestOffice({ provider: 'google', place: places.austin });
  await expect.element(banner()).toBeVisible();
});
