import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { uploadDriverLicense } from './upload-driver-license.contract.ts';

export const uploadDriverLicenseExamples = defineExamples(uploadDriverLicense, {
  summary: 'Store a license image',
  request: {
    file: { summary: 'An image that was read', body: { header: exampleHeader, fileId: 'file-7f3a' } },
  },
  response: {
    filed: { summary: 'It is on file', body: { isSuccess: true, message: '' } },
    unknown: { summary: 'There is no such file', status: 404, body: { isSuccess: false, message: 'File not found' } },
    tokenExpired,
    unavailable,
  },
});
