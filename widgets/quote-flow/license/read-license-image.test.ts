import { describe, expect, it } from 'vitest';
import {
  AbortedError,
  MalformedError,
  NetworkError,
  RefusedError,
  type ServiceError,
  StatusError,
  TimeoutError,
} from '#services/errors';
import type { ServiceClient } from '#services/http';
import { licenseFinding } from './license-finding.ts';
import { LicenseImageError, readLicenseImage } from './read-license-image.ts';

/** A minimal FileReader: Node has none. */
class Reader extends EventTarget {
  result = '';
  readAsDataURL(blob: Blob): void {
    void blob.arrayBuffer().then((bytes) => {
      this.result = `data:${blob.type};base64,${Buffer.from(bytes).toString('base64')}`;
      this.dispatchEvent(new Event('load'));
    });
  }
}
Object.assign(globalThis, { FileReader: Reader });

const image = new Blob(['a photo'], { type: 'image/jpeg' });

/** A client that resolves with this answer. */
const respondingWith = (answer: object) =>
  ({
    call: (_: unknown, __: unknown, read: (response: object) => unknown) => Promise.resolve(read(answer)),
  }) as unknown as ServiceClient;
const failing = (error: Error) => ({ call: () => Promise.reject(error) }) as unknown as ServiceClient;

const reading = (client: ServiceClient, given: Blob | undefined = image) =>
  readLicenseImage(client, { image: given, mayHoldBarcode: false });

describe('a license image that the service reads', () => {
  it('resolves with the license’s finding', async () => {
    const finding = await reading(
      respondingWith({
        firstName: 'Alex',
        documentNumber: '12345678',
        zipCode: '78701-4321',
        state: 'tx',
        gender: 'F',
        fileId: 'file-1',
      }),
    );
    expect(finding).toEqual({
      source: 'image',
      fileId: 'file-1',
      foundRecord: '',
      fields: { firstName: 'Alex', licenseNumber: '12345678', state: 'TX', zip: '78701', gender: 'female' },
    });
  });

  it.each([
    ['has no name', {}],
    ['has only a date', { dateOfBirth: '1990-04-17', fileId: 'file-1' }],
  ])('rejects with imageNotClear when the answer %s', async (_, answer) => {
    await expect(reading(respondingWith(answer))).rejects.toEqual(new LicenseImageError('imageNotClear'));
  });
});

describe('a license image that fails', () => {
  it.each([
    ['refused', new RefusedError('getDriverLicense', { reason: 'imageNotClear' }), 'imageNotClear'],
    ['refused in another case', new RefusedError('getDriverLicense', { reason: 'FileTypeError' }), 'fileTypeError'],
    ['refused with a status', new StatusError('getDriverLicense', 413, 'fileSizeExceeding'), 'fileSizeExceeding'],
    ['refused without a reason', new RefusedError('getDriverLicense'), 'unexpectederroroccured'],
    ['down', new StatusError('getDriverLicense', 500), 'unexpectederroroccured'],
    ['with a malformed response', new MalformedError('getDriverLicense'), 'unexpectederroroccured'],
    ['without a service', new TypeError('undefined is not a function'), 'unexpectederroroccured'],
  ])('maps an image %s to its problem', async (_, error, problem) => {
    await expect(reading(failing(error))).rejects.toMatchObject({ problem });
  });

  it.each<[string, ServiceError]>([
    ['unsent', new NetworkError('getDriverLicense')],
    ['too late', new TimeoutError('getDriverLicense')],
    ['canceled', new AbortedError('getDriverLicense')],
  ])('rejects with the call’s own error for an image that is %s', async (_, error) => {
    await expect(reading(failing(error))).rejects.toBe(error);
  });

  it.each([
    ['of a wrong type', new Blob(['%PDF'], { type: 'application/pdf' }), 'fileTypeError'],
    ['too large', new Blob([new Uint8Array(5_242_881)], { type: 'image/png' }), 'fileSizeExceeding'],
  ])('does not send an image that is %s', async (_, file, problem) => {
    const client = failing(new Error('It was sent.'));
    await expect(reading(client, file)).rejects.toMatchObject({ problem });
  });
});

it('returns an empty finding for an empty license', () => {
  expect(licenseFinding({}, { source: 'barcode', fileId: '' }).fields).toEqual({});
});
