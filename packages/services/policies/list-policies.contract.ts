import * as z from 'zod/mini';
import { described } from '#domain/described';
import { alsoNamed } from '../contract/also-named.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { identifier } from '../contract/wire-numbers.ts';
import { lenient, rows } from '../contract/wire-types.ts';
import { policyDetails } from './policy-details.contract.ts';

/** The auto policies of the customer who is signed in (spec 3 §3, §7). */
export const listPolicies = defineCall({
  id: 'listPolicies',
  method: 'GET',
  path: '/api/customer/policies',
  server: 'api',
  authorization: 'customer',
  isSafe: true,
  isWrappedInData: true,
  notFound: { policies: [] },
  bareList: 'policies',
  query: z.object({ ...headerQuery }),
  response: z.object({
    ...envelope,
    policies: described(
      alsoNamed(
        rows(
          z.object({
            policyId: described(alsoNamed(identifier(), 'id'), {
              description: 'What the policy is loaded and paid by.',
              examples: ['p-1001'],
            }),
            policyNumber: described(lenient(identifier()), {
              description: 'As it stands on the policy.',
              examples: ['LKM-1001'],
            }),
            isPayable: described(lenient(z.boolean()), {
              description: 'It can be paid now. Absent counts as true: the page’s carriers decide.',
              examples: [true],
            }),
            message: described(lenient(z.string()), {
              description:
                'About its payment: `This payment has already been made` when nothing is due; otherwise why it cannot be paid. Empty when there is nothing to say.',
              examples: [''],
            }),
            details: described(alsoNamed(lenient(z.object(policyDetails())), 'policyDetails', 'policy'), {
              description: 'As the call for one policy answers them; absent or partial when they are loaded later.',
            }),
          }),
        ),
        'data',
        'policyList',
        'items',
      ),
      { description: 'In the order in which they are shown; empty when there is none.' },
    ),
  }),
});
