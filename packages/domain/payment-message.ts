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
  ['approved', /transaction has been approved/i],
  [
    'alreadyMade',
    /payment (?:has|was|is) (?:already )?(?:been )?made|already (?:been )?paid|pago ya (?:se |fue |ha sido )?(?:hizo|hecho|realiz|efectu)|ya (?:est[aá] |fue )?pagad[oa]/i,
  ],
  ['notFound', /policy (was )?not found/i],
  ['paymentNotFound', /payment (was )?not found/i],
  ['dueWithin48Hours', /\b48[\s-]*(hour|hora|h\b)/i],
  ['pastDue', /past[\s-]*due|over[\s-]*due|vencid[oa]/i],
  ['acknowledged', /^\W*(ok|success(ful)?|éxito)\W*$/i],
] as const satisfies readonly (readonly [PaymentMessage, RegExp])[];

export function paymentMessage(message: string): PaymentMessage {
  return meanings.find(([, words]) => words.test(message))?.[0] ?? 'other';
}
