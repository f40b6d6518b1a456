import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { getDriverLicense } from './get-driver-license.contract.ts';

const refused = (summary: string, message: string) => ({ summary, body: { isSuccess: false, message } }) as const;

export const getDriverLicenseExamples = defineExamples(getDriverLicense, {
  summary: 'Read a license from an image',
  request: {
    photo: {
      summary: 'A photo (the first bytes of one)',
      body: { header: exampleHeader, image: '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgID' },
    },
  },
  response: {
    read: {
      summary: 'The license of a made-up driver',
      body: {
        isSuccess: true,
        message: '',
        firstName: 'Alex',
        lastName: 'Example',
        dateOfBirth: '1990-04-17',
        documentNumber: '12345678',
        address: '100 Congress Ave',
        city: 'Austin',
        state: 'TX',
        zipCode: '78701',
        gender: 'M',
        fileId: 'file-7f3a',
      },
    },
    readInPart: {
      summary: 'Only some of it could be read',
      body: { isSuccess: true, message: '', firstName: 'Alex', documentNumber: '12345678', fileId: 'file-7f3b' },
    },
    imageNotClear: refused('Nothing could be read', 'imageNotClear'),
    fileTypeError: refused('It is no JPEG or PNG', 'fileTypeError'),
    fileSizeExceeding: refused('It is larger than 5,242,880 bytes', 'fileSizeExceeding'),
    unexpectederroroccured: refused('The reader failed', 'unexpectederroroccured'),
    tokenExpired,
    unavailable,
  },
});
