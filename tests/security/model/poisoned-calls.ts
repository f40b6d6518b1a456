/** The calls of each journey whose responses have a text that a visitor reads; all of them are poisoned. */
export const poisonedCalls = {
  'from the quote to the purchase of a policy': [
    'cityByZip',
    'detailByVin',
    'getCoverages',
    'prepareTransaction',
    'getResults',
    'loadBindQuote',
    'driverByLicense',
  ],
  'in a payment': ['findPayablePolicy', 'openPaymentSession', 'loadPaymentResult'],
  'in the list and on the map': ['reverseGeocode'],
  'while a policy is paid and signed': [
    'loadQuoteByTransaction',
    'buyNowStatus',
    'carrierQuestions',
    'carrierResult',
    'processPayment',
  ],
  'in every tab of the customer portal': [
    'loadCustomerProfile',
    'listPolicies',
    'loadPolicyDetails',
    'listPolicyDocuments',
    'loadIdCard',
    'loadPaymentResult',
    'loadLoyalty',
    'listLoyaltyTransactions',
    'redeemGiftCard',
    'listCustomerQuotes',
  ],
  'while a customer signs in and sets a password': ['signIn', 'setPassword'],
} as const satisfies Record<string, readonly string[]>;

export type Journey = keyof typeof poisonedCalls;
