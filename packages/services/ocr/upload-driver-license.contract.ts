import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { text } from '../contract/wire-types.ts';

/** Files the image of a license with the quote, once the driver's details are known. */
export const uploadDriverLicense = defineCall({
  id: 'uploadDriverLicense',
  method: 'POST',
  path: '/api/helper/ocr/uploadDriverLicense',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  isAcknowledgement: true,
  body: z.object({
    header: header(),
    fileId: described(text(), { description: '`fileId` of `getDriverLicense`.', examples: ['file-7f3a'] }),
  }),
  response: z.object(envelope),
});
