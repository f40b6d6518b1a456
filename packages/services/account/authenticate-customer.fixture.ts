import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nonEmpty } from '../testing/value-types.ts';
import { authenticateCustomer } from './authenticate-customer.ts';

export const authenticateCustomerFixture: CallFixture = {
  call: (client) =>
    authenticateCustomer(client, { email: 'alex@example.com', phone: '512-555-0142', birthDate: '1990-04-17' }),
  value: z.strictObject({ fetchToken: nonEmpty }),
};
