import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { dollars } from '../contract/wire-numbers.ts';
import { lenient, rows, someRows, text } from '../contract/wire-types.ts';

const benefit = () =>
  z.object({
    name: described(alsoNamed(text(), 'benefit', 'title', 'coverageName'), {
      description: 'Name of the benefit.',
      examples: ['Towing'],
    }),
    value: described(alsoNamed(lenient(text()), 'limit', 'description', 'detail'), {
      description: 'Limit of the benefit.',
      examples: ['Up to 25 miles'],
    }),
  });

const membership = () =>
  z.object({
    package: described(alsoNamed(text(), 'packageName', 'packageType', 'membershipType', 'type', 'name', 'code'), {
      description: 'Type of membership, single or family. Sent back unchanged.',
      examples: ['Single'],
    }),
    amount: described(alsoNamed(dollars(), 'price', 'cost', 'premium', 'totalPremium'), {
      description:
        'Dollars for the whole term, such as 39, "1,234.50" or "$39". A membership without a price is not sold.',
      examples: [39],
    }),
    benefits: described(alsoNamed(lenient(rows(benefit())), 'coverages', 'features', 'details'), {
      description: 'Benefits for the comparison, in the language of the header.',
    }),
  });

/** The memberships with their prices, and the states in which they are sold (spec 2 §7.4). */
export const prepareRoadside = defineCall({
  id: 'prepareRoadside',
  method: 'GET',
  path: '/api/roadAssistance/prepare',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  isResponsePublic: true,
  query: z.object({ ...headerQuery }),
  response: z.object({
    ...envelope,
    packages: described(
      alsoNamed(someRows(membership()), 'memberships', 'membershipTypes', 'packageList', 'plans', 'products'),
      {
        description: 'Single and family memberships; at least one.',
      },
    ),
    allowedStates: described(alsoNamed(rows(text()), 'states', 'allowedStateList', 'stateList', 'statesAllowed'), {
      description: 'States where memberships are sold: two letters, or the name.',
      examples: [['TX', 'OK']],
    }),
  }),
});
