import { newVerification } from '#domain/contact-verification';
import type { ServiceClient } from '../http.ts';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nothing } from '../testing/value-types.ts';
import { createVerification } from './create-verification.ts';

const begun = newVerification({ transactionId: 't-1', rateQuoteId: 'rq-1' });

/** A client whose verification sheet is empty. */
function withoutRows(client: ServiceClient): ServiceClient {
  return {
    ...client,
    call: (contract, request, read) =>
      contract.method === 'GET' ? Promise.resolve(undefined as never) : client.call(contract, request, read),
  };
}

export const createVerificationFixture: CallFixture = {
  call: (client) => createVerification(withoutRows(client), { verification: begun, details: {}, now: 0 }),
  value: nothing,
};
