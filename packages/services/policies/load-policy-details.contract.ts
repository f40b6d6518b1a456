import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { lenient, text } from '../contract/wire-types.ts';
import { policyDetails } from './policy-details.contract.ts';

/** A policy of the customer who is signed in (spec 3 §3, §7). */
export const loadPolicyDetails = defineCall({
  id: 'loadPolicyDetails',
  method: 'GET',
  path: '/api/customer/policy',
  server: 'api',
  authorization: 'customer',
  isSafe: true,
  isWrappedInData: true,
  notFound: 'refused',
  query: z.object({
    ...headerQuery,
    policyId: described(text(), { description: '`policyId` of `listPolicies`.', examples: ['p-1001'] }),
  }),
  response: z.object({
    ...envelope,
    ...policyDetails(),
    details: described(alsoNamed(lenient(z.object(policyDetails())), 'policyDetails', 'policy'), {
      description: 'The same keys, if a service nests them. They override the outer keys.',
    }),
  }),
});
