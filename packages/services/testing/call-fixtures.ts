// Generated from the folders of the calls: `npm run schemas` writes it.

import { authenticateCustomerFixture } from '../account/authenticate-customer.fixture.ts';
import { checkCustomerFixture } from '../account/check-customer.fixture.ts';
import { createCustomerFixture } from '../account/create-customer.fixture.ts';
import { extendSessionFixture } from '../account/extend-session.fixture.ts';
import { loadCustomerProfileFixture } from '../account/load-customer-profile.fixture.ts';
import { referFriendFixture } from '../account/refer-friend.fixture.ts';
import { sendPasswordResetFixture } from '../account/send-password-reset.fixture.ts';
import { setPasswordFixture } from '../account/set-password.fixture.ts';
import { signInFixture } from '../account/sign-in.fixture.ts';
import { signOutFixture } from '../account/sign-out.fixture.ts';
import { cityByZipFixture } from '../address/city-by-zip.fixture.ts';
import { findAddressCandidatesFixture } from '../address/find-address-candidates.fixture.ts';
import { reverseGeocodeFixture } from '../address/reverse-geocode.fixture.ts';
import { suggestAddressFixture } from '../address/suggest-address.fixture.ts';
import { idleAgentsFixture } from '../agents/idle-agents.fixture.ts';
import { nonVoiceCallFixture } from '../agents/non-voice-call.fixture.ts';
import { buyNowStatusFixture } from '../auto-payment/buy-now-status.fixture.ts';
import { carrierQuestionsFixture } from '../auto-payment/carrier-questions.fixture.ts';
import { carrierResultFixture } from '../auto-payment/carrier-result.fixture.ts';
import { currentBuyNowStatusFixture } from '../auto-payment/current-buy-now-status.fixture.ts';
import { logPurchaseFixture } from '../auto-payment/log-purchase.fixture.ts';
import { openPurchasePaymentFixture } from '../auto-payment/open-purchase-payment.fixture.ts';
import { policyDocumentFixture } from '../auto-payment/policy-document.fixture.ts';
import { processPaymentFixture } from '../auto-payment/process-payment.fixture.ts';
import { purchaseProgressFixture } from '../auto-payment/purchase-progress.fixture.ts';
import { signPolicyFixture } from '../auto-payment/sign-policy.fixture.ts';
import { submitPurchaseFixture } from '../auto-payment/submit-purchase.fixture.ts';
import { californiaStartFixture } from '../buying/california-start.fixture.ts';
import { loadBindQuoteFixture } from '../buying/load-bind-quote.fixture.ts';
import { loadConsentFixture } from '../consent/load-consent.fixture.ts';
import { saveConsentFixture } from '../consent/save-consent.fixture.ts';
import { postEventFixture } from '../events/post-event.fixture.ts';
import { reportErrorFixture } from '../events/report-error.fixture.ts';
import { createLeadFixture } from '../lead-store/create-lead.fixture.ts';
import { searchLeadsFixture } from '../lead-store/search-leads.fixture.ts';
import { updateLeadFixture } from '../lead-store/update-lead.fixture.ts';
import { affiliateLeadFixture } from '../lead/affiliate-lead.fixture.ts';
import { leadByUtmFixture } from '../lead/lead-by-utm.fixture.ts';
import { connectSocialFixture } from '../loyalty/connect-social.fixture.ts';
import { listLoyaltyTransactionsFixture } from '../loyalty/list-loyalty-transactions.fixture.ts';
import { loadLoyaltyFixture } from '../loyalty/load-loyalty.fixture.ts';
import { redeemGiftCardFixture } from '../loyalty/redeem-gift-card.fixture.ts';
import { getDriverLicenseFixture } from '../ocr/get-driver-license.fixture.ts';
import { uploadDriverLicenseFixture } from '../ocr/upload-driver-license.fixture.ts';
import { loadOffersFixture } from '../offers/load-offers.fixture.ts';
import { findPayablePolicyFixture } from '../payment/find-payable-policy.fixture.ts';
import { loadPaymentResultFixture } from '../payment/load-payment-result.fixture.ts';
import { openPaymentSessionFixture } from '../payment/open-payment-session.fixture.ts';
import { setPaymentReturnFixture } from '../payment/set-payment-return.fixture.ts';
import { listPoliciesFixture } from '../policies/list-policies.fixture.ts';
import { listPolicyDocumentsFixture } from '../policies/list-policy-documents.fixture.ts';
import { loadIdCardFixture } from '../policies/load-id-card.fixture.ts';
import { loadPolicyDetailsFixture } from '../policies/load-policy-details.fixture.ts';
import { payNowFixture } from '../policies/pay-now.fixture.ts';
import { customerQuoteFixture } from '../quotes/customer-quote.fixture.ts';
import { getSelectedQuoteFixture } from '../quotes/get-selected-quote.fixture.ts';
import { listCustomerQuotesFixture } from '../quotes/list-customer-quotes.fixture.ts';
import { loadQuoteByTransactionFixture } from '../quotes/load-quote-by-transaction.fixture.ts';
import { loadQuoteFixture } from '../quotes/load-quote.fixture.ts';
import { previousQuotesFixture } from '../quotes/previous-quotes.fixture.ts';
import { searchQuotesFixture } from '../quotes/search-quotes.fixture.ts';
import { verifyQuoteOwnerFixture } from '../quotes/verify-quote-owner.fixture.ts';
import { buyNowFixture } from '../rating/buy-now.fixture.ts';
import { coverageProductsFixture } from '../rating/coverage-products.fixture.ts';
import { createQuoteFixture } from '../rating/create-quote.fixture.ts';
import { foreignLicenseTypesFixture } from '../rating/foreign-license-types.fixture.ts';
import { getCoveragesFixture } from '../rating/get-coverages.fixture.ts';
import { getResultsFixture } from '../rating/get-results.fixture.ts';
import { prepareTransactionFixture } from '../rating/prepare-transaction.fixture.ts';
import { requoteFixture } from '../rating/requote.fixture.ts';
import { selectQuoteFixture } from '../rating/select-quote.fixture.ts';
import { buyRentersFixture } from '../renters/buy-renters.fixture.ts';
import { createRentersRequestFixture } from '../renters/create-renters-request.fixture.ts';
import { loadRentersTransactionFixture } from '../renters/load-renters-transaction.fixture.ts';
import { openRentersCardFixture } from '../renters/open-renters-card.fixture.ts';
import { rateRentersFixture } from '../renters/rate-renters.fixture.ts';
import { rentersCoveragesFixture } from '../renters/renters-coverages.fixture.ts';
import { rentersProgressFixture } from '../renters/renters-progress.fixture.ts';
import { rentersResultsFixture } from '../renters/renters-results.fixture.ts';
import { rentersStatusFixture } from '../renters/renters-status.fixture.ts';
import { enrollRoadsideFixture } from '../roadside/enroll-roadside.fixture.ts';
import { loadRoadsideTransactionFixture } from '../roadside/load-roadside-transaction.fixture.ts';
import { prepareRoadsideFixture } from '../roadside/prepare-roadside.fixture.ts';
import { driverAndCarFixture } from '../search/driver-and-car.fixture.ts';
import { driverByLicenseFixture } from '../search/driver-by-license.fixture.ts';
import { driverByNameFixture } from '../search/driver-by-name.fixture.ts';
import { followUpFixture } from '../search/follow-up.fixture.ts';
import { createGuestTokenFixture } from '../session/create-guest-token.fixture.ts';
import { analyticsReportFixture } from '../site/analytics-report.fixture.ts';
import { detailByVinFixture } from '../vehicle/detail-by-vin.fixture.ts';
import { vehicleDetailsFixture } from '../vehicle/vehicle-details.fixture.ts';
import { vehicleMakesFixture } from '../vehicle/vehicle-makes.fixture.ts';
import { vehicleModelsFixture } from '../vehicle/vehicle-models.fixture.ts';
import { vehicleYearsFixture } from '../vehicle/vehicle-years.fixture.ts';
import { createVerificationFixture } from '../verification/create-verification.fixture.ts';
import { searchVerificationsFixture } from '../verification/search-verifications.fixture.ts';
import { updateVerificationFixture } from '../verification/update-verification.fixture.ts';
import type { CallFixture } from './call-fixture.ts';

/** The fixture of every call, by its id. */
export const callFixtures: Readonly<Record<string, CallFixture>> = {
  createGuestToken: createGuestTokenFixture,
  cityByZip: cityByZipFixture,
  findAddressCandidates: findAddressCandidatesFixture,
  reverseGeocode: reverseGeocodeFixture,
  suggestAddress: suggestAddressFixture,
  detailByVin: detailByVinFixture,
  vehicleDetails: vehicleDetailsFixture,
  vehicleMakes: vehicleMakesFixture,
  vehicleModels: vehicleModelsFixture,
  vehicleYears: vehicleYearsFixture,
  driverAndCar: driverAndCarFixture,
  driverByLicense: driverByLicenseFixture,
  driverByName: driverByNameFixture,
  followUp: followUpFixture,
  getDriverLicense: getDriverLicenseFixture,
  uploadDriverLicense: uploadDriverLicenseFixture,
  buyNow: buyNowFixture,
  coverageProducts: coverageProductsFixture,
  createQuote: createQuoteFixture,
  foreignLicenseTypes: foreignLicenseTypesFixture,
  getCoverages: getCoveragesFixture,
  getResults: getResultsFixture,
  prepareTransaction: prepareTransactionFixture,
  requote: requoteFixture,
  selectQuote: selectQuoteFixture,
  customerQuote: customerQuoteFixture,
  getSelectedQuote: getSelectedQuoteFixture,
  listCustomerQuotes: listCustomerQuotesFixture,
  loadQuoteByTransaction: loadQuoteByTransactionFixture,
  loadQuote: loadQuoteFixture,
  previousQuotes: previousQuotesFixture,
  searchQuotes: searchQuotesFixture,
  verifyQuoteOwner: verifyQuoteOwnerFixture,
  affiliateLead: affiliateLeadFixture,
  leadByUtm: leadByUtmFixture,
  createLead: createLeadFixture,
  searchLeads: searchLeadsFixture,
  updateLead: updateLeadFixture,
  californiaStart: californiaStartFixture,
  loadBindQuote: loadBindQuoteFixture,
  createVerification: createVerificationFixture,
  searchVerifications: searchVerificationsFixture,
  updateVerification: updateVerificationFixture,
  findPayablePolicy: findPayablePolicyFixture,
  loadPaymentResult: loadPaymentResultFixture,
  openPaymentSession: openPaymentSessionFixture,
  setPaymentReturn: setPaymentReturnFixture,
  buyNowStatus: buyNowStatusFixture,
  carrierQuestions: carrierQuestionsFixture,
  carrierResult: carrierResultFixture,
  currentBuyNowStatus: currentBuyNowStatusFixture,
  logPurchase: logPurchaseFixture,
  openPurchasePayment: openPurchasePaymentFixture,
  policyDocument: policyDocumentFixture,
  processPayment: processPaymentFixture,
  purchaseProgress: purchaseProgressFixture,
  signPolicy: signPolicyFixture,
  submitPurchase: submitPurchaseFixture,
  enrollRoadside: enrollRoadsideFixture,
  loadRoadsideTransaction: loadRoadsideTransactionFixture,
  prepareRoadside: prepareRoadsideFixture,
  buyRenters: buyRentersFixture,
  createRentersRequest: createRentersRequestFixture,
  loadRentersTransaction: loadRentersTransactionFixture,
  openRentersCard: openRentersCardFixture,
  rateRenters: rateRentersFixture,
  rentersCoverages: rentersCoveragesFixture,
  rentersProgress: rentersProgressFixture,
  rentersResults: rentersResultsFixture,
  rentersStatus: rentersStatusFixture,
  postEvent: postEventFixture,
  reportError: reportErrorFixture,
  idleAgents: idleAgentsFixture,
  nonVoiceCall: nonVoiceCallFixture,
  authenticateCustomer: authenticateCustomerFixture,
  checkCustomer: checkCustomerFixture,
  createCustomer: createCustomerFixture,
  extendSession: extendSessionFixture,
  loadCustomerProfile: loadCustomerProfileFixture,
  referFriend: referFriendFixture,
  sendPasswordReset: sendPasswordResetFixture,
  setPassword: setPasswordFixture,
  signIn: signInFixture,
  signOut: signOutFixture,
  listPolicies: listPoliciesFixture,
  listPolicyDocuments: listPolicyDocumentsFixture,
  loadIdCard: loadIdCardFixture,
  loadPolicyDetails: loadPolicyDetailsFixture,
  payNow: payNowFixture,
  connectSocial: connectSocialFixture,
  listLoyaltyTransactions: listLoyaltyTransactionsFixture,
  loadLoyalty: loadLoyaltyFixture,
  redeemGiftCard: redeemGiftCardFixture,
  loadConsent: loadConsentFixture,
  saveConsent: saveConsentFixture,
  analyticsReport: analyticsReportFixture,
  loadOffers: loadOffersFixture,
};
