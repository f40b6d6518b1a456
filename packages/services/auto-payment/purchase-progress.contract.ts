import * as z from 'zod/mini';
import { described } from '#domain/description';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { count } from '../contract/wire-numbers.ts';
import { lenient } from '../contract/wire-types.ts';
import { transactionKey } from './purchase-reference.contract.ts';

/** Whether the carrier has rated a submitted purchase (spec 2 §7.2: status poll). */
export const purchaseProgress = defineCall({
  id: 'purchaseProgress',
  method: 'POST',
  path: '/rating/results',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  isResponsePublic: true,
  body: z.object({ header: header(), ...transactionKey() }),
  response: z.object({
    ...envelope,
    completedCount: described(lenient(count()), {
      description:
        'Number of carriers that have answered: 0 while the carrier rates, 1 when `carrierResult` has its result.',
      examples: [1],
    }),
  }),
});
