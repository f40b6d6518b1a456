import type { PayablePolicy } from './payable-policy.ts';

/** The meaning of a service's message about a payment; `other` is shown to the visitor unchanged. */
export type PaymentMessage =
  | 'approved'
  | 'alreadyMade'
  | 'dueWithin48Hours'
  | 'pastDue'
  | 'notFound'
  | 'paymentNotFound'
  | 'acknowledged'
  | 'other';

// The first match counts. The services send only text, in the language of the request (spec 2 §4.5, §8.5).
const meanings = [
  ['approved', /(?<!\bno |\b(?:if|whether)\b[^.!?:;,]*)transaction has been approved/i],
  [
    'alreadyMade',
    /(?<!\b(?:if|whether)\b[^.!?:;,]*)\bpayment (?:has |was |is )?already (?:been )?(?:made|received|paid)\b|(?<!\b(?:if|whether)\b[^.!?:;,]*)\balready (?:been )?paid\b/i,
  ],
  [
    'alreadyMade',
    /(?<!\p{L})ya (?!no(?!\p{L}))(?:\p{L}+ ){0,3}(?:pag(?:ó|ad[oa])|(?:realiz|efectu)(?:ó|ad[oa])|hizo|hech[oa]|recibi(?:ó|d[oa]))(?!\p{L})/iu,
  ],
  ['notFound', /policy (was )?not found/i],
  ['paymentNotFound', /payment (was )?not found/i],
  ['dueWithin48Hours', /\b48[\s-]*(hour|hora|h\b)/i],
  ['pastDue', /past[\s-]*due|over[\s-]*due|vencid[oa]/i],
  ['acknowledged', /^\W*(ok|success(ful)?|éxito)\W*$/i],
] as const satisfies readonly (readonly [PaymentMessage, RegExp])[];

/** Whether a message says that the payment was already made: another payment would be a double payment. */
export const saysPaymentWasMade = (message: string): boolean =>
  ['approved', 'alreadyMade'].includes(paymentMessage(message));

/** The specification's own sentences, which are the same in every language (spec 2 §4.5, §8.5). */
const madeSentence = /^\W*this (?:payment has already been made|transaction has been approved)\W*$/i;

/**
 * Whether the payment of a policy that was looked up was made. The message of one that can be paid may be about an
 * earlier payment: there only the specification's own sentences count.
 */
export const isPaymentMade = ({ isPayable, message }: Pick<PayablePolicy, 'isPayable' | 'message'>): boolean =>
  isPayable ? madeSentence.test(message) : saysPaymentWasMade(message);

export function paymentMessage(message: string): PaymentMessage {
  return meanings.find(([, words]) => words.test(message))?.[0] ?? 'other';
}
