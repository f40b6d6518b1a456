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
  'while a rented home is insured': ['rentersCoverages', 'rentersResults', 'rentersStatus'],
  'while a roadside membership is bought': ['prepareRoadside', 'loadRoadsideTransaction'],
  'in a personal request for consent': ['loadConsent'],
  'in the places of a page': ['loadOffers'],
  'in a partner’s lead and in the list of previous quotes': ['affiliateLead', 'leadByUtm', 'previousQuotes'],
  'in the lists of a household, its vehicles, models and licenses': [
    'foreignLicenseTypes',
    'driverAndCar',
    'followUp',
    'vehicleDetails',
    'vehicleMakes',
    'vehicleModels',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Journey = keyof typeof poisonedCalls;
