import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { identifier, points } from '../contract/wire-numbers.ts';
import { lenient, rows } from '../contract/wire-types.ts';

const optionalText = () => lenient(z.string());

const transaction = () =>
  z.object({
    transactionUUID: described(alsoNamed(lenient(identifier()), 'id', 'transactionId'), {
      description: 'Id of the transaction.',
      examples: ['3a9c1a52'],
    }),
    type: described(z.string().check(z.regex(/^\s*(addition|subtraction)\s*$/i, 'addition or subtraction')), {
      description: '`addition` for points that were earned, `subtraction` for points that were redeemed.',
      examples: ['addition'],
    }),
    created: described(alsoNamed(optionalText(), 'createdUtc', 'date'), {
      description: 'When the transaction was made, ISO 8601.',
      examples: ['2026-11-05T17:20:00Z'],
    }),
    expiryDate: described(alsoNamed(optionalText(), 'expirationDate', 'expires'), {
      description: 'When the points expire, ISO 8601. Absent, or any other text, if they do not expire.',
      examples: ['2027-11-05T17:20:00Z'],
    }),
    amount: described(alsoNamed(points(), 'points'), { description: 'Number of points.', examples: [250] }),
    ruleName: described(optionalText(), { description: 'What the points are for.', examples: ['Payment on time'] }),
    subledgerId: described(alsoNamed(lenient(identifier()), 'subLedger'), {
      description: 'Ledger: `balance` or `lifetime`.',
      examples: ['balance'],
    }),
    name: described(optionalText(), { description: 'Name of the redeemed reward.', examples: ['$10 gift card'] }),
    cvv_Pin: described(alsoNamed(lenient(identifier()), 'pin'), {
      description: 'PIN of a redeemed gift card.',
      examples: ['4711'],
    }),
  });

/** A page of the points history, in Talon.One's shape (spec 3 §3, §7). */
export const listLoyaltyTransactions = defineCall({
  id: 'listLoyaltyTransactions',
  method: 'GET',
  path: '/api/customer/loyalty/transactions',
  server: 'api',
  authorization: 'customer',
  isSafe: true,
  isWrappedInData: true,
  notFound: { data: [] },
  bareList: 'data',
  query: z.object({
    ...headerQuery,
    offset: described(z.string().check(z.regex(/^\d{1,9}$/)), {
      description: 'Transactions to skip, in steps of 50.',
      examples: ['0'],
    }),
  }),
  response: z.object({
    ...envelope,
    hasMore: described(lenient(z.boolean()), {
      description: 'Whether there are more transactions. Defaults to false.',
      examples: [false],
    }),
    data: described(alsoNamed(rows(transaction()), 'transactions', 'results', 'items'), {
      description: 'At most 50, newest first; empty if there are none.',
    }),
  }),
});
