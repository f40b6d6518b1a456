import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { identifier } from '../contract/wire-numbers.ts';
import { rows, text } from '../contract/wire-types.ts';

/** The types of foreign license that carriers distinguish, in the language of the header. */
export const foreignLicenseTypes = defineCall({
  id: 'foreignLicenseTypes',
  method: 'GET',
  path: '/api/rating/getForeignLicenseTypes',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  isResponsePublic: true,
  query: z.object({ ...headerQuery }),
  response: z.object({
    ...envelope,
    foreignLicenseTypes: described(
      rows(
        z.object({
          code: described(alsoNamed(identifier(), 'id', 'value', 'foreignLicenseType'), {
            description: 'Code sent as `foreignLicenseType`.',
            examples: ['MX'],
          }),
          name: described(alsoNamed(text(), 'description', 'label'), {
            description: 'Shown to the visitor.',
            examples: ['Mexican license'],
          }),
        }),
      ),
      { description: 'In display order.' },
    ),
  }),
});
