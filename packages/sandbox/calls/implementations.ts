// Generated from the folders of the calls: `npm run schemas` writes it.

import { answerAuthenticateCustomer } from './account/authenticate-customer.ts';
import { answerCheckCustomer } from './account/check-customer.ts';
import { answerCreateCustomer } from './account/create-customer.ts';
import { answerExtendSession } from './account/extend-session.ts';
import { answerLoadCustomerProfile } from './account/load-customer-profile.ts';
import { answerReferFriend } from './account/refer-friend.ts';
import { answerSendPasswordReset } from './account/send-password-reset.ts';
import { answerSetPassword } from './account/set-password.ts';
import { answerSignIn } from './account/sign-in.ts';
import { answerSignOut } from './account/sign-out.ts';
import { answerCityByZip } from './address/city-by-zip.ts';
import { answerFindAddressCandidates } from './address/find-address-candidates.ts';
import { answerReverseGeocode } from './address/reverse-geocode.ts';
import { answerSuggestAddress } from './address/suggest-address.ts';
import { answerIdleAgents } from './agents/idle-agents.ts';
import { answerNonVoiceCall } from './agents/non-voice-call.ts';
import { answerBuyNowStatus } from './auto-payment/buy-now-status.ts';
import { answerCarrierQuestions } from './auto-payment/carrier-questions.ts';
import { answerCarrierResult } from './auto-payment/carrier-result.ts';
import { answerCurrentBuyNowStatus } from './auto-payment/current-buy-now-status.ts';
import { answerLogPurchase } from './auto-payment/log-purchase.ts';
import { answerOpenPurchasePayment } from './auto-payment/open-purchase-payment.ts';
import { answerPolicyDocument } from './auto-payment/policy-document.ts';
import { answerProcessPayment } from './auto-payment/process-payment.ts';
import { answerPurchaseProgress } from './auto-payment/purchase-progress.ts';
import { answerSignPolicy } from './auto-payment/sign-policy.ts';
import { answerSubmitPurchase } from './auto-payment/submit-purchase.ts';
import { answerCaliforniaStart } from './buying/california-start.ts';
import { answerLoadBindQuote } from './buying/load-bind-quote.ts';
import { answerLoadConsent } from './consent/load-consent.ts';
import { answerSaveConsent } from './consent/save-consent.ts';
import { answerPostEvent } from './events/post-event.ts';
import { answerReportError } from './events/report-error.ts';
import type { Implementation } from './implement-call.ts';
import { answerCreateLead } from './lead-store/create-lead.ts';
import { answerSearchLeads } from './lead-store/search-leads.ts';
import { answerUpdateLead } from './lead-store/update-lead.ts';
import { answerAffiliateLead } from './lead/affiliate-lead.ts';
import { answerLeadByUtm } from './lead/lead-by-utm.ts';
import { answerConnectSocial } from './loyalty/connect-social.ts';
import { answerListLoyaltyTransactions } from './loyalty/list-loyalty-transactions.ts';
import { answerLoadLoyalty } from './loyalty/load-loyalty.ts';
import { answerRedeemGiftCard } from './loyalty/redeem-gift-card.ts';
import { answerGetDriverLicense } from './ocr/get-driver-license.ts';
import { answerUploadDriverLicense } from './ocr/upload-driver-license.ts';
import { answerLoadOffers } from './offers/load-offers.ts';
import { answerFindPayablePolicy } from './payment/find-payable-policy.ts';
import { answerLoadPaymentResult } from './payment/load-payment-result.ts';
import { answerOpenPaymentSession } from './payment/open-payment-session.ts';
import { answerSetPaymentReturn } from './payment/set-payment-return.ts';
import { answerListPolicies } from './policies/list-policies.ts';
import { answerListPolicyDocuments } from './policies/list-policy-documents.ts';
import { answerLoadIdCard } from './policies/load-id-card.ts';
import { answerLoadPolicyDetails } from './policies/load-policy-details.ts';
import { answerPayNow } from './policies/pay-now.ts';
import { answerCustomerQuote } from './quotes/customer-quote.ts';
import { answerGetSelectedQuote } from './quotes/get-selected-quote.ts';
import { answerListCustomerQuotes } from './quotes/list-customer-quotes.ts';
import { answerLoadQuoteByTransaction } from './quotes/load-quote-by-transaction.ts';
import { answerLoadQuote } from './quotes/load-quote.ts';
import { answerPreviousQuotes } from './quotes/previous-quotes.ts';
import { answerSearchQuotes } from './quotes/search-quotes.ts';
import { answerVerifyQuoteOwner } from './quotes/verify-quote-owner.ts';
import { answerBuyNow } from './rating/buy-now.ts';
import { answerCoverageProducts } from './rating/coverage-products.ts';
import { answerCreateQuote } from './rating/create-quote.ts';
import { answerForeignLicenseTypes } from './rating/foreign-license-types.ts';
import { answerGetCoverages } from './rating/get-coverages.ts';
import { answerGetResults } from './rating/get-results.ts';
import { answerPrepareTransaction } from './rating/prepare-transaction.ts';
import { answerRequote } from './rating/requote.ts';
import { answerSelectQuote } from './rating/select-quote.ts';
import { answerBuyRenters } from './renters/buy-renters.ts';
import { answerCreateRentersRequest } from './renters/create-renters-request.ts';
import { answerLoadRentersTransaction } from './renters/load-renters-transaction.ts';
import { answerOpenRentersCard } from './renters/open-renters-card.ts';
import { answerRateRenters } from './renters/rate-renters.ts';
import { answerRentersCoverages } from './renters/renters-coverages.ts';
import { answerRentersProgress } from './renters/renters-progress.ts';
import { answerRentersResults } from './renters/renters-results.ts';
import { answerRentersStatus } from './renters/renters-status.ts';
import { answerEnrollRoadside } from './roadside/enroll-roadside.ts';
import { answerLoadRoadsideTransaction } from './roadside/load-roadside-transaction.ts';
import { answerPrepareRoadside } from './roadside/prepare-roadside.ts';
import { answerDriverAndCar } from './search/driver-and-car.ts';
import { answerDriverByLicense } from './search/driver-by-license.ts';
import { answerDriverByName } from './search/driver-by-name.ts';
import { answerFollowUp } from './search/follow-up.ts';
import { answerCreateGuestToken } from './session/create-guest-token.ts';
import { answerAnalyticsReport } from './site/analytics-report.ts';
import { answerDetailByVin } from './vehicle/detail-by-vin.ts';
import { answerVehicleDetails } from './vehicle/vehicle-details.ts';
import { answerVehicleMakes } from './vehicle/vehicle-makes.ts';
import { answerVehicleModels } from './vehicle/vehicle-models.ts';
import { answerVehicleYears } from './vehicle/vehicle-years.ts';
import { answerCreateVerification } from './verification/create-verification.ts';
import { answerSearchVerifications } from './verification/search-verifications.ts';
import { answerUpdateVerification } from './verification/update-verification.ts';

/** Every call that the sandbox answers: one for each contract. */
export const implementations: readonly Implementation[] = [
  answerCreateGuestToken,
  answerCityByZip,
  answerFindAddressCandidates,
  answerReverseGeocode,
  answerSuggestAddress,
  answerDetailByVin,
  answerVehicleDetails,
  answerVehicleMakes,
  answerVehicleModels,
  answerVehicleYears,
  answerDriverAndCar,
  answerDriverByLicense,
  answerDriverByName,
  answerFollowUp,
  answerGetDriverLicense,
  answerUploadDriverLicense,
  answerBuyNow,
  answerCoverageProducts,
  answerCreateQuote,
  answerForeignLicenseTypes,
  answerGetCoverages,
  answerGetResults,
  answerPrepareTransaction,
  answerRequote,
  answerSelectQuote,
  answerCustomerQuote,
  answerGetSelectedQuote,
  answerListCustomerQuotes,
  answerLoadQuoteByTransaction,
  answerLoadQuote,
  answerPreviousQuotes,
  answerSearchQuotes,
  answerVerifyQuoteOwner,
  answerAffiliateLead,
  answerLeadByUtm,
  answerCreateLead,
  answerSearchLeads,
  answerUpdateLead,
  answerCaliforniaStart,
  answerLoadBindQuote,
  answerCreateVerification,
  answerSearchVerifications,
  answerUpdateVerification,
  answerFindPayablePolicy,
  answerLoadPaymentResult,
  answerOpenPaymentSession,
  answerSetPaymentReturn,
  answerBuyNowStatus,
  answerCarrierQuestions,
  answerCarrierResult,
  answerCurrentBuyNowStatus,
  answerLogPurchase,
  answerOpenPurchasePayment,
  answerPolicyDocument,
  answerProcessPayment,
  answerPurchaseProgress,
  answerSignPolicy,
  answerSubmitPurchase,
  answerEnrollRoadside,
  answerLoadRoadsideTransaction,
  answerPrepareRoadside,
  answerBuyRenters,
  answerCreateRentersRequest,
  answerLoadRentersTransaction,
  answerOpenRentersCard,
  answerRateRenters,
  answerRentersCoverages,
  answerRentersProgress,
  answerRentersResults,
  answerRentersStatus,
  answerPostEvent,
  answerReportError,
  answerIdleAgents,
  answerNonVoiceCall,
  answerAuthenticateCustomer,
  answerCheckCustomer,
  answerCreateCustomer,
  answerExtendSession,
  answerLoadCustomerProfile,
  answerReferFriend,
  answerSendPasswordReset,
  answerSetPassword,
  answerSignIn,
  answerSignOut,
  answerListPolicies,
  answerListPolicyDocuments,
  answerLoadIdCard,
  answerLoadPolicyDetails,
  answerPayNow,
  answerConnectSocial,
  answerListLoyaltyTransactions,
  answerLoadLoyalty,
  answerRedeemGiftCard,
  answerLoadConsent,
  answerSaveConsent,
  answerAnalyticsReport,
  answerLoadOffers,
];
