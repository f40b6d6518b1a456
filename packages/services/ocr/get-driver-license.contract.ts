import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { lenient, text } from '../contract/wire-types.ts';

const read = () => lenient(z.string());

/**
 * Reads an image of a driver license. Never retried: an image takes long to send, and every received image is stored. A
 * failure is named in `message` (spec 1 §8): imageNotClear, fileTypeError, unexpectederroroccured, fileSizeExceeding.
 */
export const getDriverLicense = defineCall({
  id: 'getDriverLicense',
  method: 'POST',
  path: '/api/helper/ocr/getDriverLicense',
  server: 'api',
  authorization: 'guest',
  isSafe: false,
  body: z.object({
    header: header(),
    image: described(text(), {
      description: 'The image file, JPEG or PNG, at most 5,242,880 bytes, in base64.',
      examples: ['/9j/4AAQSkZJRgABAQEASABIAAD…'],
    }),
  }),
  response: z.object({
    ...envelope,
    firstName: described(read(), { description: 'First name.', examples: ['Alex'] }),
    lastName: described(read(), { description: 'Last name.', examples: ['Example'] }),
    dateOfBirth: described(read(), { description: 'Date of birth, `yyyy-mm-dd`.', examples: ['1990-04-17'] }),
    documentNumber: described(read(), { description: 'License number.', examples: ['12345678'] }),
    address: described(read(), { description: 'Street and number.', examples: ['100 Congress Ave'] }),
    city: described(read(), { description: 'City.', examples: ['Austin'] }),
    state: described(read(), { description: 'Two letters.', examples: ['TX'] }),
    zipCode: described(read(), { description: 'Zip code, five digits.', examples: ['78701'] }),
    gender: described(read(), { description: '`M` or `F`.', examples: ['M'] }),
    fileId: described(read(), {
      description: 'Id of the stored image, for `uploadDriverLicense`.',
      examples: ['file-7f3a'],
    }),
  }),
});
