import type { CallFixture } from '../testing/call-fixture.ts';
import { nothing } from '../testing/value-types.ts';
import { updateVerification } from './update-verification.ts';

export const updateVerificationFixture: CallFixture = {
  call: (client) => updateVerification(client, { transactionId: 't-1', changes: { 'Go Paperless': 'Yes' }, now: 0 }),
  value: nothing,
};
