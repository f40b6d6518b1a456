import * as z from 'zod/mini';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { customerToken } from './customer-answer.contract.ts';

/** Replaces a customer's token by a new one before it ends. */
export const extendSession = defineCall({
  id: 'extendSession',
  method: 'POST',
  path: '/api/customer/extendSession',
  server: 'api',
  authorization: 'customer',
  // The token that is replaced stays valid until its own end, so a lost answer can be asked for again.
  isSafe: true,
  body: z.object({ header: header() }),
  isWrappedInData: true,
  response: z.object({ ...envelope, ...customerToken }),
});
