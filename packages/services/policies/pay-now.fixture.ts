import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { https } from '../testing/value-types.ts';
import { payNow } from './pay-now.ts';

export const payNowFixture: CallFixture = {
  call: (client) =>
    payNow(client, {
      policyId: 'p-1001',
      fetchToken: 'fetch-7f3a',
      intent: 'i-1',
      redirectTo: 'https://www.agency.example/my-account',
    }),
  value: z.strictObject({ paymentUrl: https }),
};
