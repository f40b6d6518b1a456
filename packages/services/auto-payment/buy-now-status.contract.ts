import * as z from 'zod/mini';
import { described } from '#domain/described';
import { alsoNamed } from '../contract/also-named.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { identifier } from '../contract/wire-numbers.ts';
import { lenient, rows, text } from '../contract/wire-types.ts';
import { purchaseKeys } from './purchase-reference.contract.ts';

/** A flag or a word. */
const flagOrWord = () => z.union([z.boolean(), text(), z.number()], 'true, false or a word');
const message = () =>
  z.union(
    [text(), z.object({ text: described(alsoNamed(text(), 'message'), { description: 'The message.' }) })],
    'text',
  );

/** The state of a purchase, of a car or a rented home. */
export const buyNowStatusResponse = () =>
  z.object({
    rc2Status: described(lenient(identifier()), {
      description: 'The rating with the answers of this page: 0 not asked for, 1 under way, 2 failed, 3 rated.',
      examples: [3],
    }),
    paymentToken: described(lenient(z.string()), {
      description: 'Names the card at the payment partner. Absent until the visitor has given one.',
      examples: ['card-7f3a'],
    }),
    paymentStatus: described(lenient(identifier()), {
      description:
        '`Pending`, `P` or 0, or none: not decided. `Approved`, `Authorized`, `Paid`, `A` or 1: the bank agreed. `Declined`, `D` or 2: it did not.',
      examples: ['Pending'],
    }),
    paymentDescription: described(lenient(z.string()), {
      description: 'What became of it, for the visitor to read.',
      examples: ['The bank declined the card. Nothing was charged.'],
    }),
    rc3Status: described(lenient(identifier()), {
      description: 'Issuing the policy: 0 not begun, 1 under way, 2 failed, 3 issued.',
      examples: [3],
    }),
    rc3PolicyId: described(lenient(identifier()), {
      description: 'The policy, once it is issued.',
      examples: ['1004-004217'],
    }),
    rc3Messages: described(lenient(z.union([rows(message()), text()], 'text or a list of texts')), {
      description: 'The carrier’s messages about issuing the policy. Texts, or objects with `text`.',
      examples: [['The policy is being issued.']],
    }),
    isESignAvailable: described(lenient(z.boolean()), {
      description: 'The documents are signed online. Only false ends the purchase without a signature.',
      examples: [true],
    }),
    eSignSignedStatus: described(lenient(flagOrWord()), {
      description: '`Signed`, `Completed`, true or 1; `Declined`; `Expired`; any other, or none: not signed.',
      examples: ['Signed'],
    }),
    signedPolicySendStatus: described(lenient(flagOrWord()), {
      description: '`Sent`, true or 1: the signed documents have reached the carrier.',
      examples: [true],
    }),
  });

/** The state of a purchase; the first request begins the purchase (spec 2 §3.8). */
export const buyNowStatus = defineCall({
  id: 'buyNowStatus',
  method: 'POST',
  path: '/buynowstatus/addorgetbuynowstatusbytransactionidandcarrierid',
  server: 'api',
  authorization: 'guest',
  // A purchase begins once.
  isSafe: true,
  body: z.object({ header: header(), ...purchaseKeys() }),
  response: z.object({
    ...envelope,
    buyNowStatusResponse: described(buyNowStatusResponse(), { description: 'The state of the purchase.' }),
  }),
});
