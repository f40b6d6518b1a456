import { type LicenseImageProblem, licenseImageProblem } from '#domain/license-image';
import { getDriverLicense } from '#services/ocr/get-driver-license.contract';
import { imageTypeOf } from '../../licenses/image-type.ts';
import { storeLicenseFile } from '../../store/license-files.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

const refuse = (problem: LicenseImageProblem) => new Refusal(problem);

/** Reads the image itself: the response depends only on its content. */
export const answerGetDriverLicense = implementCall(getDriverLicense, async (request) => {
  const { body, database, licenses, newId, now, trackId } = request;
  const file = Buffer.from(body.image, 'base64');
  const type = imageTypeOf(file);
  const problem = licenseImageProblem({ type: type ?? '', size: file.length });
  if (problem) throw refuse(problem);

  const read = await licenses.read(file).catch((error: unknown) => {
    console.error('The sandbox failed to read a license:', error);
    throw refuse('unexpectederroroccured');
  });
  if (!read) throw refuse('imageNotClear');
  const fileId = newId();
  await storeLicenseFile(database, {
    fileId,
    trackId,
    image: file.toString('base64'),
    type: type ?? '',
    size: file.length,
    read,
    receivedAt: new Date(now),
  });
  const { firstName, lastName, birthDate, number, gender, address } = read;
  return {
    ...success,
    fileId,
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(birthDate && { dateOfBirth: birthDate }),
    ...(number && { documentNumber: number }),
    ...(gender && { gender: gender === 'male' ? 'M' : 'F' }),
    ...(address?.street && { address: address.street }),
    ...(address?.city && { city: address.city }),
    ...(address?.state && { state: address.state }),
    ...(address?.zip && { zipCode: address.zip }),
  };
});
