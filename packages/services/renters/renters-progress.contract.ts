import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { count } from '../contract/wire-numbers.ts';
import { lenient } from '../contract/wire-types.ts';
import { rentersKey } from './renters-request.contract.ts';

/** Whether the purchase of a renters policy has ended, with or without success (spec 2 §7.3: poll completion). */
export const rentersProgress = defineCall({
  id: 'rentersProgress',
  method: 'POST',
  path: '/api/homerating/getPurchaseProgress',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  isResponsePublic: true,
  body: z.object({ header: header(), ...rentersKey() }),
  response: z.object({
    ...envelope,
    completedCount: described(lenient(count()), {
      description: '0 while the purchase is in progress, 1 when `rentersStatus` has its outcome.',
      examples: [1],
    }),
  }),
});
