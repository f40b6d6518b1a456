import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { day, nothing } from '../testing/value-types.ts';
import { loadCustomerProfile } from './load-customer-profile.ts';

export const loadCustomerProfileFixture: CallFixture = {
  call: (client) => loadCustomerProfile(client),
  value: z.strictObject({
    firstName: z.string(),
    lastName: z.string(),
    fullName: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    email: z.string(),
    phone: z.string(),
    licenseNumber: z.string(),
    customerCode: z.string(),
    getsTextMessages: z.union([z.boolean(), nothing]),
    birthDate: z.union([day, nothing]),
    lifetime: z.union([z.number(), nothing]),
  }),
};
