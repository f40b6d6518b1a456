import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { openPaymentSession } from './open-payment-session.ts';

export const openPaymentSessionFixture: CallFixture = {
  call: (client) => openPaymentSession(client, { policyId: 'p-1001', token: 'lookup-1', intent: 'i-1' }),
  value: z.strictObject({ paymentUrl: z.string(), token: z.string(), message: z.string() }),
};
