// Generated from the folders of the calls: `npm run schemas` writes it.

import { authenticateCustomer } from '../account/authenticate-customer.contract.ts';
import { authenticateCustomerExamples } from '../account/authenticate-customer.examples.ts';
import { checkCustomer } from '../account/check-customer.contract.ts';
import { checkCustomerExamples } from '../account/check-customer.examples.ts';
import { createCustomer } from '../account/create-customer.contract.ts';
import { createCustomerExamples } from '../account/create-customer.examples.ts';
import { extendSession } from '../account/extend-session.contract.ts';
import { extendSessionExamples } from '../account/extend-session.examples.ts';
import { loadCustomerProfile } from '../account/load-customer-profile.contract.ts';
import { loadCustomerProfileExamples } from '../account/load-customer-profile.examples.ts';
import { referFriend } from '../account/refer-friend.contract.ts';
import { referFriendExamples } from '../account/refer-friend.examples.ts';
import { sendPasswordReset } from '../account/send-password-reset.contract.ts';
import { sendPasswordResetExamples } from '../account/send-password-reset.examples.ts';
import { setPassword } from '../account/set-password.contract.ts';
import { setPasswordExamples } from '../account/set-password.examples.ts';
import { signIn } from '../account/sign-in.contract.ts';
import { signInExamples } from '../account/sign-in.examples.ts';
import { signOut } from '../account/sign-out.contract.ts';
import { signOutExamples } from '../account/sign-out.examples.ts';
import { cityByZip } from '../address/city-by-zip.contract.ts';
import { cityByZipExamples } from '../address/city-by-zip.examples.ts';
import { findAddressCandidates } from '../address/find-address-candidates.contract.ts';
import { findAddressCandidatesExamples } from '../address/find-address-candidates.examples.ts';
import { reverseGeocode } from '../address/reverse-geocode.contract.ts';
import { reverseGeocodeExamples } from '../address/reverse-geocode.examples.ts';
import { suggestAddress } from '../address/suggest-address.contract.ts';
import { suggestAddressExamples } from '../address/suggest-address.examples.ts';
import { idleAgents } from '../agents/idle-agents.contract.ts';
import { idleAgentsExamples } from '../agents/idle-agents.examples.ts';
import { nonVoiceCall } from '../agents/non-voice-call.contract.ts';
import { nonVoiceCallExamples } from '../agents/non-voice-call.examples.ts';
import { buyNowStatus } from '../auto-payment/buy-now-status.contract.ts';
import { buyNowStatusExamples } from '../auto-payment/buy-now-status.examples.ts';
import { carrierQuestions } from '../auto-payment/carrier-questions.contract.ts';
import { carrierQuestionsExamples } from '../auto-payment/carrier-questions.examples.ts';
import { carrierResult } from '../auto-payment/carrier-result.contract.ts';
import { carrierResultExamples } from '../auto-payment/carrier-result.examples.ts';
import { currentBuyNowStatus } from '../auto-payment/current-buy-now-status.contract.ts';
import { currentBuyNowStatusExamples } from '../auto-payment/current-buy-now-status.examples.ts';
import { logPurchase } from '../auto-payment/log-purchase.contract.ts';
import { logPurchaseExamples } from '../auto-payment/log-purchase.examples.ts';
import { openPurchasePayment } from '../auto-payment/open-purchase-payment.contract.ts';
import { openPurchasePaymentExamples } from '../auto-payment/open-purchase-payment.examples.ts';
import { policyDocument } from '../auto-payment/policy-document.contract.ts';
import { policyDocumentExamples } from '../auto-payment/policy-document.examples.ts';
import { processPayment } from '../auto-payment/process-payment.contract.ts';
import { processPaymentExamples } from '../auto-payment/process-payment.examples.ts';
import { purchaseProgress } from '../auto-payment/purchase-progress.contract.ts';
import { purchaseProgressExamples } from '../auto-payment/purchase-progress.examples.ts';
import { signPolicy } from '../auto-payment/sign-policy.contract.ts';
import { signPolicyExamples } from '../auto-payment/sign-policy.examples.ts';
import { submitPurchase } from '../auto-payment/submit-purchase.contract.ts';
import { submitPurchaseExamples } from '../auto-payment/submit-purchase.examples.ts';
import { californiaStart } from '../buying/california-start.contract.ts';
import { californiaStartExamples } from '../buying/california-start.examples.ts';
import { loadBindQuote } from '../buying/load-bind-quote.contract.ts';
import { loadBindQuoteExamples } from '../buying/load-bind-quote.examples.ts';
import { loadConsent } from '../consent/load-consent.contract.ts';
import { loadConsentExamples } from '../consent/load-consent.examples.ts';
import { saveConsent } from '../consent/save-consent.contract.ts';
import { saveConsentExamples } from '../consent/save-consent.examples.ts';
import { postEvent } from '../events/post-event.contract.ts';
import { postEventExamples } from '../events/post-event.examples.ts';
import { reportError } from '../events/report-error.contract.ts';
import { reportErrorExamples } from '../events/report-error.examples.ts';
import { createLead } from '../lead-store/create-lead.contract.ts';
import { createLeadExamples } from '../lead-store/create-lead.examples.ts';
import { searchLeads } from '../lead-store/search-leads.contract.ts';
import { searchLeadsExamples } from '../lead-store/search-leads.examples.ts';
import { updateLead } from '../lead-store/update-lead.contract.ts';
import { updateLeadExamples } from '../lead-store/update-lead.examples.ts';
import { affiliateLead } from '../lead/affiliate-lead.contract.ts';
import { affiliateLeadExamples } from '../lead/affiliate-lead.examples.ts';
import { leadByUtm } from '../lead/lead-by-utm.contract.ts';
import { leadByUtmExamples } from '../lead/lead-by-utm.examples.ts';
import { connectSocial } from '../loyalty/connect-social.contract.ts';
import { connectSocialExamples } from '../loyalty/connect-social.examples.ts';
import { listLoyaltyTransactions } from '../loyalty/list-loyalty-transactions.contract.ts';
import { listLoyaltyTransactionsExamples } from '../loyalty/list-loyalty-transactions.examples.ts';
import { loadLoyalty } from '../loyalty/load-loyalty.contract.ts';
import { loadLoyaltyExamples } from '../loyalty/load-loyalty.examples.ts';
import { redeemGiftCard } from '../loyalty/redeem-gift-card.contract.ts';
import { redeemGiftCardExamples } from '../loyalty/redeem-gift-card.examples.ts';
import { getDriverLicense } from '../ocr/get-driver-license.contract.ts';
import { getDriverLicenseExamples } from '../ocr/get-driver-license.examples.ts';
import { uploadDriverLicense } from '../ocr/upload-driver-license.contract.ts';
import { uploadDriverLicenseExamples } from '../ocr/upload-driver-license.examples.ts';
import { loadOffers } from '../offers/load-offers.contract.ts';
import { loadOffersExamples } from '../offers/load-offers.examples.ts';
import { findPayablePolicy } from '../payment/find-payable-policy.contract.ts';
import { findPayablePolicyExamples } from '../payment/find-payable-policy.examples.ts';
import { loadPaymentResult } from '../payment/load-payment-result.contract.ts';
import { loadPaymentResultExamples } from '../payment/load-payment-result.examples.ts';
import { openPaymentSession } from '../payment/open-payment-session.contract.ts';
import { openPaymentSessionExamples } from '../payment/open-payment-session.examples.ts';
import { setPaymentReturn } from '../payment/set-payment-return.contract.ts';
import { setPaymentReturnExamples } from '../payment/set-payment-return.examples.ts';
import { listPolicies } from '../policies/list-policies.contract.ts';
import { listPoliciesExamples } from '../policies/list-policies.examples.ts';
import { listPolicyDocuments } from '../policies/list-policy-documents.contract.ts';
import { listPolicyDocumentsExamples } from '../policies/list-policy-documents.examples.ts';
import { loadIdCard } from '../policies/load-id-card.contract.ts';
import { loadIdCardExamples } from '../policies/load-id-card.examples.ts';
import { loadPolicyDetails } from '../policies/load-policy-details.contract.ts';
import { loadPolicyDetailsExamples } from '../policies/load-policy-details.examples.ts';
import { payNow } from '../policies/pay-now.contract.ts';
import { payNowExamples } from '../policies/pay-now.examples.ts';
import { customerQuote } from '../quotes/customer-quote.contract.ts';
import { customerQuoteExamples } from '../quotes/customer-quote.examples.ts';
import { getSelectedQuote } from '../quotes/get-selected-quote.contract.ts';
import { getSelectedQuoteExamples } from '../quotes/get-selected-quote.examples.ts';
import { listCustomerQuotes } from '../quotes/list-customer-quotes.contract.ts';
import { listCustomerQuotesExamples } from '../quotes/list-customer-quotes.examples.ts';
import { loadQuoteByTransaction } from '../quotes/load-quote-by-transaction.contract.ts';
import { loadQuoteByTransactionExamples } from '../quotes/load-quote-by-transaction.examples.ts';
import { loadQuote } from '../quotes/load-quote.contract.ts';
import { loadQuoteExamples } from '../quotes/load-quote.examples.ts';
import { previousQuotes } from '../quotes/previous-quotes.contract.ts';
import { previousQuotesExamples } from '../quotes/previous-quotes.examples.ts';
import { searchQuotes } from '../quotes/search-quotes.contract.ts';
import { searchQuotesExamples } from '../quotes/search-quotes.examples.ts';
import { verifyQuoteOwner } from '../quotes/verify-quote-owner.contract.ts';
import { verifyQuoteOwnerExamples } from '../quotes/verify-quote-owner.examples.ts';
import { buyNow } from '../rating/buy-now.contract.ts';
import { buyNowExamples } from '../rating/buy-now.examples.ts';
import { coverageProducts } from '../rating/coverage-products.contract.ts';
import { coverageProductsExamples } from '../rating/coverage-products.examples.ts';
import { createQuote } from '../rating/create-quote.contract.ts';
import { createQuoteExamples } from '../rating/create-quote.examples.ts';
import { foreignLicenseTypes } from '../rating/foreign-license-types.contract.ts';
import { foreignLicenseTypesExamples } from '../rating/foreign-license-types.examples.ts';
import { getCoverages } from '../rating/get-coverages.contract.ts';
import { getCoveragesExamples } from '../rating/get-coverages.examples.ts';
import { getResults } from '../rating/get-results.contract.ts';
import { getResultsExamples } from '../rating/get-results.examples.ts';
import { prepareTransaction } from '../rating/prepare-transaction.contract.ts';
import { prepareTransactionExamples } from '../rating/prepare-transaction.examples.ts';
import { requote } from '../rating/requote.contract.ts';
import { requoteExamples } from '../rating/requote.examples.ts';
import { selectQuote } from '../rating/select-quote.contract.ts';
import { selectQuoteExamples } from '../rating/select-quote.examples.ts';
import { buyRenters } from '../renters/buy-renters.contract.ts';
import { buyRentersExamples } from '../renters/buy-renters.examples.ts';
import { createRentersRequest } from '../renters/create-renters-request.contract.ts';
import { createRentersRequestExamples } from '../renters/create-renters-request.examples.ts';
import { loadRentersTransaction } from '../renters/load-renters-transaction.contract.ts';
import { loadRentersTransactionExamples } from '../renters/load-renters-transaction.examples.ts';
import { openRentersCard } from '../renters/open-renters-card.contract.ts';
import { openRentersCardExamples } from '../renters/open-renters-card.examples.ts';
import { rateRenters } from '../renters/rate-renters.contract.ts';
import { rateRentersExamples } from '../renters/rate-renters.examples.ts';
import { rentersCoverages } from '../renters/renters-coverages.contract.ts';
import { rentersCoveragesExamples } from '../renters/renters-coverages.examples.ts';
import { rentersProgress } from '../renters/renters-progress.contract.ts';
import { rentersProgressExamples } from '../renters/renters-progress.examples.ts';
import { rentersResults } from '../renters/renters-results.contract.ts';
import { rentersResultsExamples } from '../renters/renters-results.examples.ts';
import { rentersStatus } from '../renters/renters-status.contract.ts';
import { rentersStatusExamples } from '../renters/renters-status.examples.ts';
import { enrollRoadside } from '../roadside/enroll-roadside.contract.ts';
import { enrollRoadsideExamples } from '../roadside/enroll-roadside.examples.ts';
import { loadRoadsideTransaction } from '../roadside/load-roadside-transaction.contract.ts';
import { loadRoadsideTransactionExamples } from '../roadside/load-roadside-transaction.examples.ts';
import { prepareRoadside } from '../roadside/prepare-roadside.contract.ts';
import { prepareRoadsideExamples } from '../roadside/prepare-roadside.examples.ts';
import { driverAndCar } from '../search/driver-and-car.contract.ts';
import { driverAndCarExamples } from '../search/driver-and-car.examples.ts';
import { driverByLicense } from '../search/driver-by-license.contract.ts';
import { driverByLicenseExamples } from '../search/driver-by-license.examples.ts';
import { driverByName } from '../search/driver-by-name.contract.ts';
import { driverByNameExamples } from '../search/driver-by-name.examples.ts';
import { followUp } from '../search/follow-up.contract.ts';
import { followUpExamples } from '../search/follow-up.examples.ts';
import { createGuestToken } from '../session/create-guest-token.contract.ts';
import { createGuestTokenExamples } from '../session/create-guest-token.examples.ts';
import { analyticsReport } from '../site/analytics-report.contract.ts';
import { analyticsReportExamples } from '../site/analytics-report.examples.ts';
import { detailByVin } from '../vehicle/detail-by-vin.contract.ts';
import { detailByVinExamples } from '../vehicle/detail-by-vin.examples.ts';
import { vehicleDetails } from '../vehicle/vehicle-details.contract.ts';
import { vehicleDetailsExamples } from '../vehicle/vehicle-details.examples.ts';
import { vehicleMakes } from '../vehicle/vehicle-makes.contract.ts';
import { vehicleMakesExamples } from '../vehicle/vehicle-makes.examples.ts';
import { vehicleModels } from '../vehicle/vehicle-models.contract.ts';
import { vehicleModelsExamples } from '../vehicle/vehicle-models.examples.ts';
import { vehicleYears } from '../vehicle/vehicle-years.contract.ts';
import { vehicleYearsExamples } from '../vehicle/vehicle-years.examples.ts';
import { createVerification } from '../verification/create-verification.contract.ts';
import { createVerificationExamples } from '../verification/create-verification.examples.ts';
import { searchVerifications } from '../verification/search-verifications.contract.ts';
import { searchVerificationsExamples } from '../verification/search-verifications.examples.ts';
import { updateVerification } from '../verification/update-verification.contract.ts';
import { updateVerificationExamples } from '../verification/update-verification.examples.ts';
import type { DocumentedCall } from './documented-call.ts';

/** Every call that the widgets make. Not shipped: a widget imports the one contract that it needs. */
export const documentedCalls: readonly DocumentedCall[] = [
  { group: 'session', contract: createGuestToken, examples: createGuestTokenExamples },
  { group: 'address', contract: cityByZip, examples: cityByZipExamples },
  { group: 'address', contract: findAddressCandidates, examples: findAddressCandidatesExamples },
  { group: 'address', contract: reverseGeocode, examples: reverseGeocodeExamples },
  { group: 'address', contract: suggestAddress, examples: suggestAddressExamples },
  { group: 'vehicle', contract: detailByVin, examples: detailByVinExamples },
  { group: 'vehicle', contract: vehicleDetails, examples: vehicleDetailsExamples },
  { group: 'vehicle', contract: vehicleMakes, examples: vehicleMakesExamples },
  { group: 'vehicle', contract: vehicleModels, examples: vehicleModelsExamples },
  { group: 'vehicle', contract: vehicleYears, examples: vehicleYearsExamples },
  { group: 'search', contract: driverAndCar, examples: driverAndCarExamples },
  { group: 'search', contract: driverByLicense, examples: driverByLicenseExamples },
  { group: 'search', contract: driverByName, examples: driverByNameExamples },
  { group: 'search', contract: followUp, examples: followUpExamples },
  { group: 'ocr', contract: getDriverLicense, examples: getDriverLicenseExamples },
  { group: 'ocr', contract: uploadDriverLicense, examples: uploadDriverLicenseExamples },
  { group: 'rating', contract: buyNow, examples: buyNowExamples },
  { group: 'rating', contract: coverageProducts, examples: coverageProductsExamples },
  { group: 'rating', contract: createQuote, examples: createQuoteExamples },
  { group: 'rating', contract: foreignLicenseTypes, examples: foreignLicenseTypesExamples },
  { group: 'rating', contract: getCoverages, examples: getCoveragesExamples },
  { group: 'rating', contract: getResults, examples: getResultsExamples },
  { group: 'rating', contract: prepareTransaction, examples: prepareTransactionExamples },
  { group: 'rating', contract: requote, examples: requoteExamples },
  { group: 'rating', contract: selectQuote, examples: selectQuoteExamples },
  { group: 'quotes', contract: customerQuote, examples: customerQuoteExamples },
  { group: 'quotes', contract: getSelectedQuote, examples: getSelectedQuoteExamples },
  { group: 'quotes', contract: listCustomerQuotes, examples: listCustomerQuotesExamples },
  { group: 'quotes', contract: loadQuoteByTransaction, examples: loadQuoteByTransactionExamples },
  { group: 'quotes', contract: loadQuote, examples: loadQuoteExamples },
  { group: 'quotes', contract: previousQuotes, examples: previousQuotesExamples },
  { group: 'quotes', contract: searchQuotes, examples: searchQuotesExamples },
  { group: 'quotes', contract: verifyQuoteOwner, examples: verifyQuoteOwnerExamples },
  { group: 'lead', contract: affiliateLead, examples: affiliateLeadExamples },
  { group: 'lead', contract: leadByUtm, examples: leadByUtmExamples },
  { group: 'lead-store', contract: createLead, examples: createLeadExamples },
  { group: 'lead-store', contract: searchLeads, examples: searchLeadsExamples },
  { group: 'lead-store', contract: updateLead, examples: updateLeadExamples },
  { group: 'buying', contract: californiaStart, examples: californiaStartExamples },
  { group: 'buying', contract: loadBindQuote, examples: loadBindQuoteExamples },
  { group: 'verification', contract: createVerification, examples: createVerificationExamples },
  { group: 'verification', contract: searchVerifications, examples: searchVerificationsExamples },
  { group: 'verification', contract: updateVerification, examples: updateVerificationExamples },
  { group: 'payment', contract: findPayablePolicy, examples: findPayablePolicyExamples },
  { group: 'payment', contract: loadPaymentResult, examples: loadPaymentResultExamples },
  { group: 'payment', contract: openPaymentSession, examples: openPaymentSessionExamples },
  { group: 'payment', contract: setPaymentReturn, examples: setPaymentReturnExamples },
  { group: 'auto-payment', contract: buyNowStatus, examples: buyNowStatusExamples },
  { group: 'auto-payment', contract: carrierQuestions, examples: carrierQuestionsExamples },
  { group: 'auto-payment', contract: carrierResult, examples: carrierResultExamples },
  { group: 'auto-payment', contract: currentBuyNowStatus, examples: currentBuyNowStatusExamples },
  { group: 'auto-payment', contract: logPurchase, examples: logPurchaseExamples },
  { group: 'auto-payment', contract: openPurchasePayment, examples: openPurchasePaymentExamples },
  { group: 'auto-payment', contract: policyDocument, examples: policyDocumentExamples },
  { group: 'auto-payment', contract: processPayment, examples: processPaymentExamples },
  { group: 'auto-payment', contract: purchaseProgress, examples: purchaseProgressExamples },
  { group: 'auto-payment', contract: signPolicy, examples: signPolicyExamples },
  { group: 'auto-payment', contract: submitPurchase, examples: submitPurchaseExamples },
  { group: 'roadside', contract: enrollRoadside, examples: enrollRoadsideExamples },
  { group: 'roadside', contract: loadRoadsideTransaction, examples: loadRoadsideTransactionExamples },
  { group: 'roadside', contract: prepareRoadside, examples: prepareRoadsideExamples },
  { group: 'renters', contract: buyRenters, examples: buyRentersExamples },
  { group: 'renters', contract: createRentersRequest, examples: createRentersRequestExamples },
  { group: 'renters', contract: loadRentersTransaction, examples: loadRentersTransactionExamples },
  { group: 'renters', contract: openRentersCard, examples: openRentersCardExamples },
  { group: 'renters', contract: rateRenters, examples: rateRentersExamples },
  { group: 'renters', contract: rentersCoverages, examples: rentersCoveragesExamples },
  { group: 'renters', contract: rentersProgress, examples: rentersProgressExamples },
  { group: 'renters', contract: rentersResults, examples: rentersResultsExamples },
  { group: 'renters', contract: rentersStatus, examples: rentersStatusExamples },
  { group: 'events', contract: postEvent, examples: postEventExamples },
  { group: 'events', contract: reportError, examples: reportErrorExamples },
  { group: 'agents', contract: idleAgents, examples: idleAgentsExamples },
  { group: 'agents', contract: nonVoiceCall, examples: nonVoiceCallExamples },
  { group: 'account', contract: authenticateCustomer, examples: authenticateCustomerExamples },
  { group: 'account', contract: checkCustomer, examples: checkCustomerExamples },
  { group: 'account', contract: createCustomer, examples: createCustomerExamples },
  { group: 'account', contract: extendSession, examples: extendSessionExamples },
  { group: 'account', contract: loadCustomerProfile, examples: loadCustomerProfileExamples },
  { group: 'account', contract: referFriend, examples: referFriendExamples },
  { group: 'account', contract: sendPasswordReset, examples: sendPasswordResetExamples },
  { group: 'account', contract: setPassword, examples: setPasswordExamples },
  { group: 'account', contract: signIn, examples: signInExamples },
  { group: 'account', contract: signOut, examples: signOutExamples },
  { group: 'policies', contract: listPolicies, examples: listPoliciesExamples },
  { group: 'policies', contract: listPolicyDocuments, examples: listPolicyDocumentsExamples },
  { group: 'policies', contract: loadIdCard, examples: loadIdCardExamples },
  { group: 'policies', contract: loadPolicyDetails, examples: loadPolicyDetailsExamples },
  { group: 'policies', contract: payNow, examples: payNowExamples },
  { group: 'loyalty', contract: connectSocial, examples: connectSocialExamples },
  { group: 'loyalty', contract: listLoyaltyTransactions, examples: listLoyaltyTransactionsExamples },
  { group: 'loyalty', contract: loadLoyalty, examples: loadLoyaltyExamples },
  { group: 'loyalty', contract: redeemGiftCard, examples: redeemGiftCardExamples },
  { group: 'consent', contract: loadConsent, examples: loadConsentExamples },
  { group: 'consent', contract: saveConsent, examples: saveConsentExamples },
  { group: 'site', contract: analyticsReport, examples: analyticsReportExamples },
  { group: 'offers', contract: loadOffers, examples: loadOffersExamples },
];
