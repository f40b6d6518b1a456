/** The kinds of faults, in the order of the fault page. */
export const faultKinds = {
  delay: { label: 'Slow', says: 'Answers as usual, after the delay.' },
  busy: {
    label: 'Takes long',
    says: 'processPayment, signPolicy, enrollRoadside, buyRenters, createCustomer, redeemGiftCard, referFriend: works on it for the delay, or three seconds, and refuses the same Idempotency-Key with 409 meanwhile.',
  },
  status: { label: 'Error status', says: 'Answers with an HTTP status, as a gateway does, and does nothing.' },
  refused: { label: 'Refused', says: 'Answers isSuccess: false with a message, and does nothing.' },
  hang: { label: 'Hangs', says: 'Never answers; the connection stays open.' },
  hangUp: { label: 'Hangs up', says: 'Closes the connection without an answer, and does nothing.' },
  hangUpAfter: {
    label: 'Does it, then hangs up',
    says: 'Does what was asked and closes the connection without an answer.',
  },
  truncated: { label: 'Cut short', says: 'Answers half of its JSON.' },
  empty: { label: 'Empty', says: 'Answers with nothing, and does nothing.' },
  html: { label: 'HTML', says: 'Answers a web page instead of JSON, and does nothing.' },
  huge: { label: 'Huge', says: 'Answers five megabytes of JSON that mean nothing, and does nothing.' },
  norates: { label: 'No rates', says: 'getResults: every carrier declines.' },
  carrierNever: {
    label: 'A carrier never answers',
    says: 'getResults, rentersResults: the last carrier keeps everyone waiting.',
  },
  carrierTwice: { label: 'A carrier answers twice', says: 'getResults: the first carrier is listed twice.' },
  noBuyNowUrl: { label: 'No page to buy on', says: 'buyNow: succeeds with an empty address.' },
  foreignBuyNowUrl: { label: 'A page of a stranger', says: 'buyNow: an address on an origin that nobody trusts.' },
  noUrl: {
    label: 'No address',
    says: 'openPurchasePayment, signPolicy, policyDocument, enrollRoadside, loadRoadsideTransaction, openRentersCard, payNow: succeeds with an empty address.',
  },
  foreignUrl: {
    label: 'An address of a stranger',
    says: 'openPurchasePayment, signPolicy, policyDocument, enrollRoadside, loadRoadsideTransaction, openRentersCard, payNow, listPolicyDocuments, loadIdCard: an address on an origin that nobody trusts.',
  },
  silent: {
    label: 'Loads, and says nothing more',
    says: 'cardFrame, signPage: the page loads, and sends no message after the first.',
  },
} as const satisfies Record<string, { label: string; says: string }>;

export type FaultKind = keyof typeof faultKinds;

const partnerUrls = [
  'openPurchasePayment',
  'signPolicy',
  'policyDocument',
  'enrollRoadside',
  'loadRoadsideTransaction',
  'openRentersCard',
  'payNow',
] as const;

/** The kinds that apply only to these calls or pages; a form that names another one gets the first. */
export const callsOfKind: Partial<Record<FaultKind, readonly [string, ...string[]]>> = {
  norates: ['getResults'],
  carrierNever: ['getResults', 'rentersResults'],
  carrierTwice: ['getResults'],
  noBuyNowUrl: ['buyNow'],
  foreignBuyNowUrl: ['buyNow'],
  busy: [
    'processPayment',
    'signPolicy',
    'enrollRoadside',
    'buyRenters',
    'createCustomer',
    'redeemGiftCard',
    'referFriend',
  ],
  noUrl: partnerUrls,
  foreignUrl: [...partnerUrls, 'listPolicyDocuments', 'loadIdCard'],
  silent: ['cardFrame', 'signPage'],
};

/** The partners' pages that can have a fault, by their names in the fault switch. */
export const faultablePages = {
  cardPage: 'the payment page of a purchase',
  cardFrame: 'the card form in a frame',
  signPage: 'the signing page',
  signVisit: 'the form of the signing page: sign, decline, expire, close',
  policyFile: 'the PDF of a policy',
  membershipPage: 'the payment page of a roadside membership',
  membershipFile: 'the PDF of a roadside membership',
  customerFile: 'the PDF of a customer’s policy',
  socialPage: 'the pop-up page of a social network',
} as const;
export type FaultablePage = keyof typeof faultablePages;
