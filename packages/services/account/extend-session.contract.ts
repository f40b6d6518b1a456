import * as z from 'zod/mini';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { customerToken } from './customer-answer.contract.ts';

/** Replaces a customer's token by a new one before it expires. */
export const extendSession = defineCall({
  id: 'extendSession',
  method: 'POST',
  path: '/api/customer/extendSession',
  server: 'api',
  authorization: 'customer',
  // The replaced token stays valid until it expires, so the call can be repeated after a lost response.
  isSafe: true,
  body: z.object({ header: header() }),
  isWrappedInData: true,
  response: z.object({ ...envelope, ...customerToken }),
});
