import * as z from 'zod/mini';
import { described } from '#domain/described';
import { defineCall } from '../define-call.ts';
import { envelope } from '../envelope.ts';
import { header } from '../header.ts';
import { lenient, text } from '../wire-types.ts';

const read = (description: string, example: string) => described(lenient(z.string()), { description, examples: [example] });

/**
 * Reads an image of a driver license. Not repeated by itself: an image takes long to send, and each that arrives is
 * kept. What it cannot do, the service names in `message` (spec 1 §8): imageNotClear, fileTypeError,
 * unexpectederroroccured, fileSizeExceeding.
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
    firstName: read('First name.', 'Alex'),
    lastName: read('Last name.', 'Example'),
    dateOfBirth: read('Date of birth, `yyyy-mm-dd`.', '1990-04-17'),
    documentNumber: read('License number.', '12345678'),
    address: read('Street and number.', '100 Congress Ave'),
    city: read('City.', 'Austin'),
    state: read('Two letters.', 'TX'),
    zipCode: read('Zip code, five digits.', '78701'),
    gender: read('`M` or `F`.', 'M'),
    fileId: read('Names the image as it is kept, for uploadDriverLicense.', 'file-7f3a'),
  }),
});
