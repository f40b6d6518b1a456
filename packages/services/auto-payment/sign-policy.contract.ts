import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { lenient, text } from '../contract/wire-types.ts';
import { purchaseKeys } from './purchase-reference.contract.ts';

/**
 * The address at which a policy is signed. It opens once and expires soon: request it when the visitor presses Sign.
 */
export const signPolicy = defineCall({
  id: 'signPolicy',
  method: 'POST',
  path: '/esign/signthepolicy',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  hasIdempotencyKey: true,
  body: z.object({
    header: header(),
    ...purchaseKeys(),
    returnUrl: described(z.optional(text()), {
      description:
        'Page of the site to which the signing page returns, with `event` in the query: `signing_complete`, `decline`, `cancel`, ' +
        '`session_timeout`, `ttl_expired` or `exception`. Absent if the signing page is in a frame or a window and uses `postMessage`.',
      examples: ['https://www.agency.example/auto-payment?transactionId=b2f1c6de'],
    }),
  }),
  response: z.object({
    ...envelope,
    eSignUrl: described(alsoNamed(lenient(z.string()), 'url', 'signingUrl'), {
      description:
        'HTTPS URL on an origin that the page trusts. It opens once, within five minutes. `eSignSignedStatus` of `buyNowStatus` tells whether the policy is signed.',
      examples: ['https://sign.partner.example/s/51aa'],
    }),
  }),
});
