import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { alexBarcode, alexLicense } from '#domain/license-barcode.examples';
import { alexFront, drawBarcode, LicenseArtist } from '../testing/draw-license.ts';
import { createLicenseReader, type LicenseReader } from './license-reader.ts';

let artist: LicenseArtist;
let reader: LicenseReader;
let front: Buffer;
beforeAll(async () => {
  artist = await LicenseArtist.start();
  reader = createLicenseReader();
  front = await artist.draw({ lines: alexFront });
});
afterAll(async () => {
  await reader.close();
  await artist.close();
});

describe('LicenseReader', () => {
  // Must be the first test: the engines start with the first images.
  it('reads a license without a network request', async () => {
    const back = await drawBarcode(alexBarcode);
    const connect = vi.spyOn(Socket.prototype, 'connect');
    const fetch = vi.spyOn(globalThis, 'fetch');
    expect([await reader.read(back), await reader.read(front)].every(Boolean)).toBe(true);
    expect(connect).not.toHaveBeenCalled();
    expect(fetch).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('reads a license by its barcode', async () => {
    expect(await reader.read(await drawBarcode(alexBarcode))).toEqual(alexLicense);
  });

  it.each(['png', 'jpeg'] as const)('reads a license by its barcode in a photo of the back (%s)', async (type) => {
    expect(await reader.read(await artist.draw({ barcode: alexBarcode, type }))).toEqual(alexLicense);
  });

  it('reads a license by its print in a photo of the front', async () => {
    const { firstName, lastName, birthDate, number, gender, address } = alexLicense;
    expect(await reader.read(await artist.draw({ lines: alexFront, type: 'jpeg' }))).toEqual({
      firstName,
      lastName,
      birthDate,
      number,
      gender,
      address,
    });
  });

  it.each([
    ['is blurred', () => artist.draw({ lines: alexFront, blur: 14 })],
    ['is not of a license', () => artist.draw({ lines: ['GROCERIES', 'MILK 1.99', 'BREAD 2.49'] })],
    ['has another kind of barcode', () => drawBarcode('https://www.example.com/')],
    ['is empty', () => artist.draw({})],
    ['is truncated', () => Promise.resolve(front.subarray(0, 400))],
  ])('returns undefined for an image that %s', async (_, draw) => {
    expect(await reader.read(await draw())).toBeUndefined();
  });

  it('reads simultaneous images in the order in which they arrived', async () => {
    const back = await drawBarcode(alexBarcode);
    const read = await Promise.all([reader.read(front), reader.read(back), reader.read(front)]);
    expect(read.map((license) => license?.number)).toEqual(['12345678', '12345678', '12345678']);
  });
});

it('closes without having read an image', async () => {
  await expect(createLicenseReader().close()).resolves.toBeUndefined();
});
