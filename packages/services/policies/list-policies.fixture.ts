import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nonEmpty, nothing } from '../testing/value-types.ts';
import { listPolicies } from './list-policies.ts';
import { policyDetailsValue } from './policy-details.fixture.ts';

export const listPoliciesFixture: CallFixture = {
  call: (client) => listPolicies(client),
  value: z.array(
    z.strictObject({
      policyId: nonEmpty,
      policyNumber: z.string(),
      isPayable: z.boolean(),
      message: z.string(),
      details: z.union([policyDetailsValue, nothing]),
    }),
  ),
};
