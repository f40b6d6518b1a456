import { expect, test } from 'vitest';
import { RefusedError } from '../errors.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { getDriverLicenseExamples } from './get-driver-license.examples.ts';
import { getDriverLicense } from './get-driver-license.ts';
import { uploadDriverLicenseExamples } from './upload-driver-license.examples.ts';
import { uploadDriverLicense } from './upload-driver-license.ts';

const stub = stubbedCalls();
const { respondsWith, body } = stub;
const { read, readInPart, imageNotClear } = getDriverLicenseExamples.response;
const readLicense = () => getDriverLicense(stub.client, { image: '/9j/4AAQ' });

test('the license of an image is read whole, and the image is sent as it is', async () => {
  respondsWith(read.body);
  expect(await readLicense()).toEqual({
    fileId: 'file-7f3a',
    firstName: 'Alex',
    lastName: 'Example',
    birthDate: '1990-04-17',
    number: '12345678',
    gender: 'male',
    address: { street: '100 Congress Ave', city: 'Austin', state: 'TX', zip: '78701' },
  });
  expect(body()).toMatchObject({ image: '/9j/4AAQ' });
});

test('what could not be read is left out', async () => {
  respondsWith(readInPart.body);
  expect(await readLicense()).toEqual({ fileId: 'file-7f3b', firstName: 'Alex', number: '12345678' });
  respondsWith({ ...read.body, dateOfBirth: 'illegible', gender: '', state: 'T?', zipCode: '7870', address: null });
  const { address, birthDate, gender } = await readLicense();
  expect({ address, birthDate, gender }).toEqual({ address: { city: 'Austin' } });
});

test.each([
  { gender: 'f', state: 'texas', zipCode: '78701-0001', dateOfBirth: '04/17/1990' },
  { gender: 'Female', state: 'tx', zipCode: '787010001', dateOfBirth: '1990-04-17T00:00:00' },
  { gender: '1', state: 'TX', zipCode: '78701', dateOfBirth: '04-17-1990' },
])('other notations of a license are read alike: $gender, $state, $zipCode, $dateOfBirth', async (notation) => {
  respondsWith({ ...read.body, ...notation });
  expect(await readLicense()).toMatchObject({
    gender: 'female',
    birthDate: '1990-04-17',
    address: { state: 'TX', zip: '78701' },
  });
});

test('a refusal of an image has the message of the service as its reason', async () => {
  respondsWith(imageNotClear.body);
  const error: unknown = await readLicense().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RefusedError);
  expect(error).toMatchObject({ reason: 'imageNotClear' });
});

test('the upload of a license names the stored file', async () => {
  respondsWith(Object.values(uploadDriverLicenseExamples.response)[0]!.body);
  await uploadDriverLicense(stub.client, { fileId: 'file-7f3a' });
  expect(body()).toMatchObject({ fileId: 'file-7f3a' });
});
