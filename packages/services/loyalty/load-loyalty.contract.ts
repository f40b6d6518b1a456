import * as z from 'zod/mini';
import { described } from '#domain/description';
import { keyed } from '#domain/keyed';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { points } from '../contract/wire-numbers.ts';
import { lenient, rows } from '../contract/wire-types.ts';

const optionalText = () => lenient(z.string());

const ledger = () =>
  z.object({
    currentBalance: described(lenient(points()), { description: 'Current points in the ledger.', examples: [1250] }),
    pointsToNextTier: described(lenient(points()), {
      description: 'Points needed for the next tier; 0 or absent in the highest tier.',
      examples: [750],
    }),
    currentTier: described(
      lenient(
        z.object({
          name: described(alsoNamed(optionalText(), 'title'), {
            description: '`silver`, `gold` or `platinum`, in any case.',
            examples: ['Gold'],
          }),
        }),
      ),
      { description: 'Null below the lowest tier.' },
    ),
  });

const program = () =>
  z.object({
    name: described(lenient(z.string()), { description: 'Name of the program.', examples: ['Rewards'] }),
    title: described(optionalText(), {
      description: 'Title of the program, shown to the visitor. Overrides `name`.',
      examples: ['Rewards'],
    }),
    ledger: described(lenient(ledger()), { description: 'Main ledger, used if there is no `balance`.' }),
    subLedgers: described(
      lenient(
        z.object({
          balance: described(lenient(ledger()), { description: 'Points that can be redeemed.' }),
          lifetime: described(lenient(ledger()), { description: 'Points earned so far, which determine the tier.' }),
        }),
      ),
      { description: 'Ledgers by name.' },
    ),
  });

/** The rewards of the customer who is signed in, in Talon.One's shape (spec 3 §3, §7). */
export const loadLoyalty = defineCall({
  id: 'loadLoyalty',
  method: 'GET',
  path: '/api/customer/loyalty/programs',
  server: 'api',
  authorization: 'customer',
  isSafe: true,
  isWrappedInData: true,
  notFound: { programs: [] },
  bareList: 'programs',
  query: z.object({ ...headerQuery }),
  response: z.object({
    ...envelope,
    programs: described(lenient(z.union([keyed(lenient(program())), rows(program())])), {
      description:
        'Programs by id, as Talon.One returns them, or as a list; empty or absent for a customer who is not enrolled.',
      examples: [[{ name: 'Rewards', subLedgers: { balance: { currentBalance: 1250 } } }]],
    }),
    loyalty: described(
      lenient(
        z.object({
          programs: described(lenient(z.union([keyed(lenient(program())), rows(program())])), {
            description: 'Same as the outer `programs`.',
          }),
        }),
      ),
      { description: 'Programs, if a service nests them as Talon.One does.' },
    ),
  }),
});
