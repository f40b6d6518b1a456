import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alexBarcode } from '#domain/license-barcode.examples';
import { maximumLicenseImageBytes } from '#domain/license-image';
import { getDriverLicense } from '#services/ocr/get-driver-license.contract';
import { uploadDriverLicense } from '#services/ocr/upload-driver-license.contract';
import { alexFront, drawBarcode, LicenseArtist } from '../../testing/draw-license.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
let artist: LicenseArtist;
beforeAll(async () => {
  [sandbox, artist] = await Promise.all([startTestSandbox(), LicenseArtist.start()]);
});
afterAll(async () => {
  await Promise.all([sandbox.close(), artist.close()]);
});

const send = (file: Uint8Array, trackId?: string) =>
  sandbox.ask(getDriverLicense, { body: { image: Buffer.from(file).toString('base64') }, ...(trackId && { trackId }) });

const alex = {
  isSuccess: true,
  firstName: 'Alex',
  lastName: 'Example',
  dateOfBirth: '1990-04-17',
  documentNumber: '12345678',
  address: '100 Congress Ave',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
  gender: 'M',
};

interface Listed {
  fileId: string;
  trackId: string;
  type: string;
  size: number;
  filedAt: string | null;
}
const listed = async () => (await sandbox.read('/sandbox/admin/licenses')) as Listed[];

describe('license images', () => {
  it('reads a license by its barcode', async () => {
    expect((await send(await drawBarcode(alexBarcode))).body).toMatchObject(alex);
  });

  it('reads a license by its print', async () => {
    expect((await send(await artist.draw({ lines: alexFront, type: 'jpeg' }))).body).toMatchObject(alex);
  });

  it.each([
    ['imageNotClear', 'blurred', () => artist.draw({ lines: alexFront, blur: 14 })],
    ['fileTypeError', 'no image', () => Promise.resolve(Buffer.from('%PDF-1.7'))],
    ['fileTypeError', 'of a type that is not read', () => Promise.resolve(Buffer.from('GIF89a'))],
    [
      'fileSizeExceeding',
      'a byte too large',
      async () =>
        Buffer.concat([await drawBarcode(alexBarcode), Buffer.alloc(maximumLicenseImageBytes)]).subarray(
          0,
          maximumLicenseImageBytes + 1,
        ),
    ],
  ])('refuses a license image with %s when it is %s', async (message, _, draw) => {
    const before = (await listed()).length;
    expect(await send(await draw())).toMatchObject({ status: 200, body: { isSuccess: false, message } });
    expect(await listed()).toHaveLength(before);
  });

  it('reads a license image of the maximum size', async () => {
    const padded = Buffer.concat([await drawBarcode(alexBarcode), Buffer.alloc(maximumLicenseImageBytes)]).subarray(
      0,
      maximumLicenseImageBytes,
    );
    expect((await send(padded)).body).toMatchObject(alex);
  });

  it('stores a license image and files it once, on request', async () => {
    const picture = await drawBarcode(alexBarcode);
    const { fileId } = (await send(picture, 'visit-filed')).body;
    const mine = async () => (await listed()).find((file) => file.fileId === fileId);
    expect(await mine()).toMatchObject({
      trackId: 'visit-filed',
      type: 'image/png',
      size: picture.length,
      filedAt: null,
    });
    const response = await fetch(`${sandbox.url}/sandbox/admin/licenses/${fileId}`);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true);

    const file = () => sandbox.ask(uploadDriverLicense, { body: { fileId } });
    expect((await file()).body).toMatchObject({ isSuccess: true });
    const filedAt = (await mine())?.filedAt;
    expect(filedAt).toBe(new Date(sandbox.clock.now).toISOString());
    sandbox.clock.now += 60_000;
    expect((await file()).body).toMatchObject({ isSuccess: true });
    expect((await mine())?.filedAt).toBe(filedAt);
  });

  it('answers 404 for a license file that was never sent', async () => {
    expect(await sandbox.ask(uploadDriverLicense, { body: { fileId: 'file-none' } })).toMatchObject({
      status: 404,
      body: { isSuccess: false, message: 'File not found' },
    });
    expect((await fetch(`${sandbox.url}/sandbox/admin/licenses/file-none`)).status).toBe(404);
  });
});
