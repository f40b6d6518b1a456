import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { https } from '../testing/value-types.ts';
import { signPolicy } from './sign-policy.ts';

export const signPolicyFixture: CallFixture = {
  call: (client) => signPolicy(client, { transactionId: 't-1', carrierId: '1004', intent: 'i-1' }),
  value: z.strictObject({ url: https }),
};
