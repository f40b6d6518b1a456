import * as z from 'zod/mini';
import { policyDocumentKinds } from '#domain/customer-policy';
import type { CallFixture } from '../testing/call-fixture.ts';
import { day, https, nonEmpty, nothing } from '../testing/value-types.ts';
import { listPolicyDocuments } from './list-policy-documents.ts';

export const listPolicyDocumentsFixture: CallFixture = {
  call: (client) => listPolicyDocuments(client, { policyId: 'p-1001' }),
  value: z.array(
    z.strictObject({
      id: nonEmpty,
      kind: z.enum(policyDocumentKinds),
      name: z.string(),
      date: z.union([day, nothing]),
      url: https,
    }),
  ),
};
