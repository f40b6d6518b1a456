import type { CallFixture } from '../testing/call-fixture.ts';
import { loadPolicyDetails } from './load-policy-details.ts';
import { policyDetailsValue } from './policy-details.fixture.ts';

export const loadPolicyDetailsFixture: CallFixture = {
  call: (client) => loadPolicyDetails(client, { policyId: 'p-1001' }),
  value: policyDetailsValue,
};
