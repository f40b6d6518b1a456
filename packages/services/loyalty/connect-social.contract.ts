import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';

/** Awards the points for connecting a social network (spec 3 §4, §7). */
export const connectSocial = defineCall({
  id: 'connectSocial',
  method: 'GET',
  path: '/api/customer/loyalty/connect',
  server: 'api',
  authorization: 'customer',
  // Each network is awarded once per customer, so a retry changes nothing.
  isSafe: true,
  notFound: 'refused',
  isAcknowledgement: true,
  query: z.object({
    ...headerQuery,
    type: described(z.enum(['IGConnect', 'FBConnect']), {
      description: 'Instagram or Facebook. Points are awarded once for each.',
      examples: ['IGConnect'],
    }),
  }),
  response: z.object({ ...envelope }),
});
