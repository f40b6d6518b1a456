import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { cents, day, nothing, nonEmpty } from '../testing/value-types.ts';
import { findPayablePolicy } from './find-payable-policy.ts';

export const findPayablePolicyFixture: CallFixture = {
  call: (client) =>
    findPayablePolicy(client, {
      policyNumber: 'LKM-1001',
      email: 'alex@example.com',
      phone: '5125550142',
      birthDate: '1990-04-17',
    }),
  value: z.strictObject({
    token: z.string(),
    policyId: z.string(),
    policyNumber: nonEmpty,
    policyType: z.string(),
    insuredName: z.string(),
    company: z.string(),
    amount: z.union([cents, nothing]),
    dueDate: z.union([day, nothing]),
    isPayable: z.boolean(),
    message: z.string(),
    carrierUrl: z.string(),
  }),
};
