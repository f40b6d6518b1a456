import * as z from 'zod/mini';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';

/** Ends a customer's session at the services: the token becomes invalid, and a gateway deletes its cookie. */
export const signOut = defineCall({
  id: 'signOut',
  method: 'POST',
  path: '/api/customer/signout',
  server: 'api',
  authorization: 'customer',
  isSafe: true,
  isAcknowledgement: true,
  body: z.object({ header: header() }),
  response: z.object({ ...envelope }),
});
