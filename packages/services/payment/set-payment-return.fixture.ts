import type { CallFixture } from '../testing/call-fixture.ts';
import { nothing } from '../testing/value-types.ts';
import { setPaymentReturn } from './set-payment-return.ts';

export const setPaymentReturnFixture: CallFixture = {
  call: (client) => setPaymentReturn(client, { policyId: 'p-1001', redirectTo: 'https://www.agency.example/pay' }),
  value: nothing,
};
