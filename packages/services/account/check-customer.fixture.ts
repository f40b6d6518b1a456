import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nothing } from '../testing/value-types.ts';
import { checkCustomer } from './check-customer.ts';

export const checkCustomerFixture: CallFixture = {
  call: (client) => checkCustomer(client, { email: 'alex@example.com' }),
  value: z.union([z.boolean(), nothing]),
};
