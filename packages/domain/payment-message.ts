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
  ['approved', /(?<!\bno )transaction has been approved/gi],
  [
    'alreadyMade',
    /\bpayment (?:has |had |was |is )?already (?:been )?(?:made|received|paid)\b|\balready (?:been )?paid\b/gi,
  ],
  [
    'alreadyMade',
    /(?<!\p{L})ya (?!no(?!\p{L}))(?:\p{L}+ ){0,3}(?:pag(?:ó|ad[oa])|(?:realiz|efectu)(?:ó|ad[oa])|hizo|hech[oa]|recibi(?:ó|d[oa]))(?!\p{L})/giu,
  ],
  ['notFound', /policy (was )?not found/gi],
  ['paymentNotFound', /payment (was )?not found/gi],
  ['dueWithin48Hours', /\b48[\s-]*(hour|hora|h\b)/gi],
  ['pastDue', /past[\s-]*due|over[\s-]*due|vencid[oa]/gi],
  ['acknowledged', /^\W*(ok|success(ful)?|éxito)\W*$/gi],
] as const satisfies readonly (readonly [PaymentMessage, RegExp])[];

const clauseEnds = /[.!?:;\n–—]/;
/**
 * `If, for any reason, this payment has already been made` and `When you see this, …` are conditions up to the phrase;
 * behind other words, a comma ends what `when` and `until` say. `When you called, …` tells what has happened. `once` may
 * also count: `charged once for this`.
 */
const conditionWords =
  /(?<!\p{L})(?:if|whether|unless|si)(?!\p{L})|^\P{L}*(?:when(?! (?:you|we) (?!\p{L}*eed(?!\p{L}))\p{L}+ed(?!\p{L}))|once(?! (?:again|more)(?!\p{L}))|cuando)(?!\p{L})|(?<!\p{L})(?:when|cuando|until|hasta|once (?:the|that|this|an?|your|our|my|we|you|it|they|all))(?!\p{L})[^,]*$/iu;
/** Characters of a message that are read. */
const longestRead = 2000;

/** Whether the clause before a phrase makes it a condition: `If this payment has already been made, ignore this.` */
const isConditional = (message: string, phrase: number): boolean =>
  conditionWords.test(message.slice(0, phrase).split(clauseEnds).at(-1)!);

const isAboutMade = (meaning: PaymentMessage): boolean => meaning === 'approved' || meaning === 'alreadyMade';

/** Whether a message says that the payment was already made: another payment would be a double payment. */
export const saysPaymentWasMade = (message: string): boolean => isAboutMade(paymentMessage(message));

/** The specification's own sentences, which are the same in every language (spec 2 §4.5, §8.5). */
const madeSentences = /^\W*this (?:payment has already been made|transaction has been approved)\W*$/i;

/** Whether a message is one of the specification's own sentences about a payment that was made, and nothing else. */
export const isMadeSentence = (message: string): boolean => madeSentences.test(message);

/**
 * Whether the payment of a policy that was looked up was made. The message of one that can be paid may be about an
 * earlier payment: there only the specification's own sentences count.
 */
export const isPaymentMade = ({ isPayable, message }: Pick<PayablePolicy, 'isPayable' | 'message'>): boolean =>
  isPayable ? isMadeSentence(message) : saysPaymentWasMade(message);

export function paymentMessage(message: string): PaymentMessage {
  const text = message.slice(0, longestRead);
  const isMeant = (meaning: PaymentMessage, words: RegExp) =>
    [...text.matchAll(words)].some(({ index }) => !(isAboutMade(meaning) && isConditional(text, index)));
  return meanings.find(([meaning, words]) => isMeant(meaning, words))?.[0] ?? 'other';
}
