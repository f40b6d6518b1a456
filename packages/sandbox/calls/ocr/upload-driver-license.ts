import { uploadDriverLicense } from '#services/ocr/upload-driver-license.contract';
import { fileLicense } from '../../store/license-files.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

export const answerUploadDriverLicense = implementCall(uploadDriverLicense, async ({ body, database, now }) => {
  if (!(await fileLicense(database, { fileId: body.fileId, now: new Date(now) })))
    throw new Refusal('File not found', 404);
  return success;
});
