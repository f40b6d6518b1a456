import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
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
              description: 'Id used to load and pay the policy.',
              examples: ['p-1001'],
            }),
            policyNumber: described(lenient(identifier()), {
              description: 'Number as printed on the policy.',
              examples: ['LKM-1001'],
            }),
            isPayable: described(lenient(z.boolean()), {
              description: 'Whether the policy can be paid now. Defaults to true; the page’s carriers then decide.',
              examples: [true],
            }),
            message: described(lenient(z.string()), {
              description:
                'Message about the payment: `This payment has already been made` if nothing is due, otherwise why the policy cannot be paid. May be empty.',
              examples: [''],
            }),
            details: described(alsoNamed(lenient(z.object(policyDetails())), 'policyDetails', 'policy'), {
              description: 'As `loadPolicyDetails` returns them; absent or partial if they are loaded later.',
            }),
          }),
        ),
        'data',
        'policyList',
        'items',
      ),
      { description: 'In display order; empty if there are none.' },
    ),
  }),
});
