import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { header } from '../contract/header.ts';
import { identifier } from '../contract/wire-numbers.ts';
import { lenient, rows, text } from '../contract/wire-types.ts';
import { purchaseKeys } from './purchase-reference.contract.ts';

/** A boolean, a text or a number. */
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
      description: 'Rating with the submitted answers: 0 not requested, 1 in progress, 2 failed, 3 rated.',
      examples: [3],
    }),
    paymentToken: described(lenient(z.string()), {
      description: 'Token of the card at the payment partner. Absent until the visitor has entered a card.',
      examples: ['card-7f3a'],
    }),
    paymentStatus: described(lenient(identifier()), {
      description:
        '`Pending`, `P`, 0 or absent: not decided. `Approved`, `Authorized`, `Paid`, `A` or 1: approved by the bank. `Declined`, `D` or 2: declined by the bank.',
      examples: ['Pending'],
    }),
    paymentDescription: described(lenient(z.string()), {
      description: 'Outcome of the payment, shown to the visitor.',
      examples: ['The bank declined the card. Nothing was charged.'],
    }),
    rc3Status: described(lenient(identifier()), {
      description: 'Issue of the policy: 0 not started, 1 in progress, 2 failed, 3 issued.',
      examples: [3],
    }),
    rc3PolicyId: described(lenient(identifier()), {
      description: 'Id of the policy, once it is issued.',
      examples: ['1004-004217'],
    }),
    rc3Messages: described(lenient(z.union([rows(message()), text()], 'text or a list of texts')), {
      description: 'Messages of the carrier about the issue of the policy: texts, or objects with `text`.',
      examples: [['The policy is being issued.']],
    }),
    isESignAvailable: described(lenient(z.boolean()), {
      description: 'Whether the documents are signed online. Only false ends the purchase without a signature.',
      examples: [true],
    }),
    eSignSignedStatus: described(lenient(flagOrWord()), {
      description:
        '`Signed`, `Completed`, true or 1: signed. `Declined`. `Expired`. Any other value, or none: not signed.',
      examples: ['Signed'],
    }),
    signedPolicySendStatus: described(lenient(flagOrWord()), {
      description: '`Sent`, true or 1: the carrier has received the signed documents.',
      examples: [true],
    }),
  });

/** The state of a purchase; the first request starts the purchase (spec 2 §3.8). */
export const buyNowStatus = defineCall({
  id: 'buyNowStatus',
  method: 'POST',
  path: '/buynowstatus/addorgetbuynowstatusbytransactionidandcarrierid',
  server: 'api',
  authorization: 'guest',
  // A purchase starts only once.
  isSafe: true,
  body: z.object({ header: header(), ...purchaseKeys() }),
  response: z.object({
    ...envelope,
    buyNowStatusResponse: described(buyNowStatusResponse(), { description: 'The state of the purchase.' }),
  }),
});
