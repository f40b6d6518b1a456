import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { https } from '../testing/value-types.ts';
import { policyDocument } from './policy-document.ts';

export const policyDocumentFixture: CallFixture = {
  call: (client) => policyDocument(client, { carrierId: '1004', policyNumber: '1004-004217' }),
  value: z.strictObject({ url: https }),
};
