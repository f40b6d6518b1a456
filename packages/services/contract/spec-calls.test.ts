import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { CallContract } from './define-call.ts';
import { documentedCalls } from './documented-calls.ts';

interface SpecCall {
  id: string;
  /** Method and path; our own path where the specification gives none. */
  call: string;
  proof: CallContract['authorization'];
  /** Request keys in the specification. Dots separate nested keys. */
  asked?: readonly string[];
  /** Response keys in the specification. */
  answers?: readonly string[];
}

const header = ['header.lang', 'header.trackId', 'header.requestDate'];
const quoteRequest = [
  ...header,
  'term',
  'customerId',
  'transactionId',
  'isManualEntry',
  'coverages',
  'cars',
  'drivers',
  'foreignLicenseType',
  'foreignLicenseId',
  'nonOwner',
  'rc1TransactionId',
  'transactionDate',
  'effectiveDate',
  'carrierId',
  'previousQuoteNumber',
  'requestStep',
  'afee',
  'policyFile',
  'questionAnswers',
  'paperlessConsent',
  'paperlessPreference',
  'paperlessType',
];
const drivers = [
  'firstName',
  'lastName',
  'dob',
  'gender',
  'marital',
  'insured',
  'relation',
  'license',
  'issueDate',
  'licenseType',
  'licenseId',
  'address.detail',
  'address.apt',
  'address.city',
  'address.state',
  'address.zip',
  'address.rec',
  'primaryDriver',
  'rec',
  'isManualDriver',
  'isExcluded',
  'driverstatus',
  'residencestatus',
  'priorInsurance',
  'driverLicenseNumber',
  'rentersAndHome',
].map((key) => `drivers.${key}`);
const cars = [
  'vin',
  'year',
  'maker',
  'model',
  'annualMilesAge',
  'selectedAnnualMileage',
  'odometerReading',
  'commutingVehicle',
  'commutingDays',
  'commutingAddress.address',
  'commutingAddress.city',
  'commutingAddress.state',
  'commutingAddress.zipCode',
  'garagingAddress',
  'liab',
  'isExistingVehicle',
].map((key) => `cars.${key}`);
const who = ['name', 'surname', 'birthDate', 'driverLicenseNumber', 'email', 'phoneNumber', 'rentersAndHome'];
const where = ['address1', 'city', 'state', 'zipCode'];
const rate = [
  'rateQuoteId',
  'quoteNumber',
  'term',
  'totalPremium',
  'payPlanDownPayment',
  'payPlanPaymentAmount',
  'payPlanNumOfPayments',
  'payPlanDescription',
  'effectiveDate',
].map((key) => `results.rates.${key}`);
const result = [
  'transactionID',
  'companyID',
  'companyName',
  'logoUrl',
  'showBuyButton',
  'bolType',
  'openNewWindow',
  'cars',
  'drivers',
].map((key) => `results.${key}`);
const savedQuote = [
  'birthDate',
  'email',
  'phoneNumber',
  'name',
  'surname',
  'address',
  'city',
  'state',
  'zipCode',
  'drivers',
  'vehicles',
  'coverages',
  'term',
  'foreignLicenseType',
  'foreignLicenseId',
  'rentersAndHome',
];
const products = [
  'products.productCd',
  'products.coverages.coverageCd',
  'products.coverages.limits',
  'products.coverages.deductibles',
];
const person = [
  'FirstName',
  'LastName',
  'Address.AddressLine',
  'Address.City',
  'Address.State',
  'Address.ZipCode',
  'dob',
  'IncludeEnhancedVehicle',
];
const quoteList = ['transactionId', 'quoteDate', 'rateQuoteId', 'effectiveDate', 'drivers'].map(
  (key) => `quotes.${key}`,
);
/** Spec 2 §3.1. */
const bindQuote = [
  ...['email', 'phoneNumber', ...['address1', 'apt', 'city', 'state', 'zipCode'].map((key) => `address.${key}`)].map(
    (key) => `customer.${key}`,
  ),
  ...[
    'firstName',
    'lastName',
    'dob',
    'relation',
    'priorInsurance',
    'gender',
    'maritalStatus',
    'isExcluded',
    'driverLicenseNumber',
    'issueDate',
    'address',
  ].map((key) => `drivers.${key}`),
  ...['vin', 'year', 'maker', 'model', 'annualMilesAge'].map((key) => `cars.${key}`),
  ...['answer', 'questionCd'].map((key) => `questionAnswers.${key}`),
];

/** Spec 2 §3.4. */
const question = [
  'questionCd',
  'questionType',
  'text',
  'answers',
  'validationrequired',
  'validanswer',
  'errormessage',
  'yesValue',
  'noValue',
];
/** Spec 2 §3.7. */
const paymentOption = [
  'companyName',
  'term',
  'quoteNumber',
  'payPlanDescription',
  'payPlanPaymentAmount',
  'payPlanDownPayment',
  'agencyFee',
  'coverages.coverageName',
  'coverages.coverageDescription',
  'coverages.limit',
  'errors.text',
  'statusDesc',
  'totalPremium',
  'payPlanNumOfPayments',
];
const quoteCustomer = [
  'name',
  'email',
  'phoneNumber',
  ...['address', 'apt', 'city', 'state', 'zipCode', 'county'].map((key) => `address.${key}`),
];
/** Spec 2 §3.8. */
const buyNowStatus = [
  'rc2Status',
  'paymentToken',
  'paymentStatus',
  'paymentDescription',
  'rc3Status',
  'rc3PolicyId',
  'rc3Messages',
  'isESignAvailable',
  'eSignSignedStatus',
  'signedPolicySendStatus',
];

/** Spec 3 §3. */
const policyDetails = [
  'policyType',
  'company',
  'monthlyPayment',
  'policyTerm',
  'effectiveDate',
  'expirationDate',
  'expireDate',
  'paymentDueDate',
  'quoteStatus',
  'emailAddress',
  'homePhone',
  ...['fullName', 'firstName', 'lastName', 'age', 'sex'].map((key) => `drivers.${key}`),
  ...['year', 'make', 'model', 'vin'].map((key) => `vehicles.${key}`),
  ...['coverageName', 'coverageDescription', 'limit', 'deductible'].map((key) => `coverages.${key}`),
  ...['createdUtc', 'entryDate', 'paymentSource', 'collectedAmount'].map((key) => `transactions.${key}`),
  ...['dueDate', 'dueAmount'].map((key) => `installments.${key}`),
];

const rentersAnswers = [
  'customer.surname',
  'address.zipCode',
  'AdditionalCustomers.Role',
  'community',
  'coverages.CoverageCd',
  'coverages.Limit.Val1',
  'coverages.Deductible.Val1',
];

const rows: Record<string, SpecCall> = {
  'session creation': {
    id: 'createGuestToken',
    call: 'POST /api/token/guest',
    proof: 'botCheck',
    asked: [...header, 'phone', 'dob'],
    answers: ['token'],
  },
  'a quote request': {
    id: 'prepareTransaction',
    call: 'POST /api/rating/prepareTransaction',
    proof: 'guest',
    asked: [
      ...quoteRequest,
      ...drivers,
      ...cars,
      ...who.map((key) => `customer.${key}`),
      ...where.map((key) => `customer.address.${key}`),
    ],
    answers: ['token', 'transactionId'],
  },
  'the second quote-create path': {
    id: 'createQuote',
    call: 'POST /api/rating/createQuote',
    proof: 'guest',
    asked: [...quoteRequest, ...drivers, ...cars, ...who, ...where],
    answers: ['token', 'transactionId'],
  },
  'polled results': {
    id: 'getResults',
    call: 'GET /api/rating/getResultsByTransactionId',
    proof: 'guest',
    asked: [...header, 'returnAll', 'filterErrors', 'takeBestResults', 'resultLimit', 'allRates', 'transactionId'],
    answers: ['isSuccess', 'isDone', 'completedCount', 'token', 'buyNowUrl', ...result, ...rate],
  },
  'a quote by its rate': {
    id: 'loadQuote',
    call: 'GET /api/rating/loadByRateQuoteId/{rateQuoteId}',
    proof: 'guest',
    asked: header,
    answers: savedQuote,
  },
  'the selected quote': {
    id: 'getSelectedQuote',
    call: 'GET /api/rating/getSelectedQuote',
    proof: 'guest',
    asked: header,
    answers: savedQuote,
  },
  'a selection': {
    id: 'selectQuote',
    call: 'POST /api/rating/selectQuote',
    proof: 'guest',
    asked: ['rateQuoteId', 'selectQuoteEventType'],
  },
  'where a quote is bought': {
    id: 'buyNow',
    call: 'POST /api/rating/buyNow',
    proof: 'guest',
    asked: [
      ...header,
      'transactionId',
      'carrierId',
      'rateQuoteId',
      ...[
        'CompanyProductCd',
        'DownPaymentAmount',
        'InstallmentPaymentAmount',
        'NumberInstallmentPayments',
        'PayPlan',
        'TotalCharges',
      ].map((key) => `selectedPaymentOption.${key}`),
    ],
    answers: ['buyNowUrl'],
  },
  'a requote': {
    id: 'requote',
    call: 'POST /api/rating/requote',
    proof: 'botCheck',
    asked: [...header, 'rateQuoteId'],
  },
  'coverage packages': {
    id: 'getCoverages',
    call: 'GET /api/rating/v2/getCoverages',
    proof: 'guest',
    asked: header,
    answers: products,
  },
  'coverage products by state and language': {
    id: 'coverageProducts',
    call: 'GET /api/rating/getCoverageProducts',
    proof: 'guest',
    asked: ['state', 'language'],
    answers: products,
  },
  'foreign license types': {
    id: 'foreignLicenseTypes',
    call: 'GET /api/rating/getForeignLicenseTypes',
    proof: 'guest',
    answers: ['foreignLicenseTypes'],
  },
  'a driver by license': {
    id: 'driverByLicense',
    call: 'GET /api/search/driver/dl',
    proof: 'guest',
    asked: [...header, 'DLNumer', 'dob', 'FetchAddress'],
  },
  'a driver by name': {
    id: 'driverByName',
    call: 'GET /api/search/driver/search',
    proof: 'guest',
    asked: [...header, ...person],
  },
  'drivers and cars by state': {
    id: 'driverAndCar',
    call: 'GET /api/search/driverandcar/search',
    proof: 'guest',
    asked: ['State'],
    answers: ['drivers', 'cars'],
  },
  'a follow-up by state and commonId': {
    id: 'followUp',
    call: 'GET /api/search/followup',
    proof: 'guest',
    asked: ['State', 'CommonId'],
    answers: ['cars'],
  },
  'a zip code': {
    id: 'cityByZip',
    call: 'GET /api/address/citybyzip',
    proof: 'guest',
    asked: [...header, 'zip'],
    answers: ['isQuoteAvaliable', 'addresses.zip', 'addresses.state', 'addresses.city'],
  },
  'a VIN': {
    id: 'detailByVin',
    call: 'GET /api/vehicle/detailbyvin',
    proof: 'guest',
    asked: ['vin'],
    answers: ['details.year', 'details.maker', 'details.model'],
  },
  'known vehicles': {
    id: 'vehicleDetails',
    call: 'GET /api/vehicle/details',
    proof: 'guest',
    asked: ['State', 'CommonId'],
  },
  'model years': { id: 'vehicleYears', call: 'GET /api/vehicle/years', proof: 'guest' },
  makes: { id: 'vehicleMakes', call: 'GET /api/vehicle/makes', proof: 'guest', asked: ['year'] },
  models: { id: 'vehicleModels', call: 'GET /api/vehicle/models', proof: 'guest', asked: ['year', 'make'] },
  'a license image': {
    id: 'getDriverLicense',
    call: 'POST /api/helper/ocr/getDriverLicense',
    proof: 'guest',
    answers: [
      'isSuccess',
      'firstName',
      'lastName',
      'dateOfBirth',
      'documentNumber',
      'address',
      'city',
      'state',
      'zipCode',
      'gender',
      'fileId',
      'message',
    ],
  },
  'a license image kept': {
    id: 'uploadDriverLicense',
    call: 'POST /api/helper/ocr/uploadDriverLicense',
    proof: 'guest',
    asked: ['fileId'],
  },
  'previous quotes': {
    id: 'previousQuotes',
    call: 'POST /api/quote/previous',
    proof: 'guest',
    asked: [...header, 'phone', 'dob'],
    answers: ['success', ...quoteList],
  },
  'quotes by date range': {
    id: 'searchQuotes',
    call: 'GET /api/quote/search',
    proof: 'guest',
    asked: ['from', 'to'],
    answers: quoteList,
  },
  'a quote by its transaction': {
    id: 'loadQuoteByTransaction',
    call: 'GET /api/quote/byTransactionId',
    proof: 'guest',
    asked: ['transactionId'],
    answers: ['rateQuoteId', 'effectiveDate', 'drivers'],
  },
  'a customer’s quote': {
    id: 'customerQuote',
    call: 'POST /api/quote/byCustomer',
    proof: 'guest',
    asked: ['name', 'surname', 'dob', 'driverLicenseNumber', 'zipCode'],
    answers: ['rateQuoteId', ...savedQuote],
  },
  'the owner of a quote': {
    id: 'verifyQuoteOwner',
    call: 'POST /opapi/quote/verifyquoteowner',
    proof: 'basic',
    asked: ['RateQuoteId', 'DateOfBirth'],
    answers: ['isSuccess', 'isMatch', 'message'],
  },
  'an affiliate’s lead': {
    id: 'affiliateLead',
    call: 'GET /api/lead/get',
    proof: 'guest',
    asked: ['code', 'id', 'utm_source', 'utm_medium', 'utm_campaign'],
    answers: ['lead.rawData'],
  },
  'a lead by utm': {
    id: 'leadByUtm',
    call: 'GET /api/lead/get-by-utm',
    proof: 'guest',
    asked: ['customerid', 'utm_source', 'utm_medium', 'utm_campaign', 'gclid'],
    answers: ['lead.rawData'],
  },
  'a lead record': { id: 'createLead', call: 'POST ', proof: 'basic', asked: ['data'], answers: ['created'] },
  'a lead record by Timestamp': {
    id: 'updateLead',
    call: 'PUT /Timestamp/{timestamp}',
    proof: 'basic',
    asked: ['data'],
    answers: ['updated'],
  },
  'an event': { id: 'postEvent', call: 'POST /api/event/post', proof: 'guest', asked: ['rateQuoteId', 'type'] },
  'an error report': {
    id: 'reportError',
    call: 'POST /api/event/error',
    proof: 'none',
    asked: ['message', 'status', 'label'],
  },
  'agent availability': {
    id: 'idleAgents',
    call: 'GET /bin/servlet/idleagentrequest',
    proof: 'none',
    asked: ['domain'],
    answers: ['resultCode', 'idleAgentCountResponse.idleAgentCount'],
  },
  'an analytics report': {
    id: 'analyticsReport',
    call: 'GET /analytics/{brandCode}/report.json',
    proof: 'none',
  },
  'an agent notified': {
    id: 'nonVoiceCall',
    call: 'POST /bin/servlet/nonvoicecallrequest',
    proof: 'none',
    asked: ['phonenumber', 'ratequoteid'],
    answers: ['nonVoiceCallResponse.message'],
  },
  'the transaction of a rate': {
    id: 'loadBindQuote',
    call: 'GET /api/rating/getTransactionByRateQuoteId/{rateQuoteId}',
    proof: 'guest',
    asked: header,
    answers: ['companyId', ...bindQuote.map((key) => `transaction.${key}`)],
  },
  'the California start': {
    id: 'californiaStart',
    call: 'POST /api/rating/startFollowUp',
    proof: 'guest',
    asked: header,
  },
  'verification rows by TransactionId': { id: 'searchVerifications', call: 'GET /search', proof: 'basic' },
  'a verification row': {
    id: 'createVerification',
    call: 'POST ',
    proof: 'basic',
    asked: ['data'],
    answers: ['created'],
  },
  'a verification row by TransactionId': {
    id: 'updateVerification',
    call: 'PATCH /TransactionId/{transactionId}',
    proof: 'basic',
    asked: ['data'],
    answers: ['updated'],
  },
  'a policy that is paid': {
    id: 'findPayablePolicy',
    call: 'POST /api/makepayment/lookup',
    proof: 'guest',
    asked: [...header, 'policyNumber', 'receiptEmail', 'receiptPhone', 'dob'],
    answers: [
      'token',
      'policyId',
      'company',
      'monthlyPayment',
      'policyType',
      'paymentDueDate',
      'isPayable',
      'message',
      'carrierUrl',
      'applicantName',
      'policyNumber',
    ],
  },
  'roadside memberships': {
    id: 'prepareRoadside',
    call: 'GET /api/roadAssistance/prepare',
    proof: 'guest',
    asked: header,
  },
  'a roadside enrollment': {
    id: 'enrollRoadside',
    call: 'POST /api/roadAssistance/enroll',
    proof: 'guest',
    asked: [
      ...header,
      'firstName',
      'middleName',
      'lastName',
      'email',
      'phone',
      'address1',
      'address2',
      'city',
      'state',
      'zip',
      'country',
      'driverLicense',
      'marketingConsent',
      'term',
      'package',
      'amount',
      'paymentDate',
    ],
    answers: ['paymentUrl'],
  },
  'a roadside transaction': {
    id: 'loadRoadsideTransaction',
    call: 'POST /api/roadAssistance/transaction',
    proof: 'guest',
    asked: [...header, 'transactionId'],
    answers: ['policyNumber', 'paymentDate', 'email', 'policyDocumentUrl', 'statusCode'],
  },
  'a payment session': {
    id: 'openPaymentSession',
    call: 'GET /api/makepayment/gettoken',
    proof: 'guest',
    asked: [...header, 'header.brandCode', 'policyId', 'token'],
    answers: ['paymentUrl', 'token', 'message'],
  },
  'the policy payment redirect': {
    id: 'setPaymentReturn',
    call: 'POST /api/makepayment/redirect',
    proof: 'guest',
    asked: ['policyId', 'redirectTo'],
  },
  'a payment by its token': {
    id: 'loadPaymentResult',
    call: 'GET /api/makepayment/getPaymentDetail',
    proof: 'guest',
    asked: ['token'],
    answers: [
      'policyId',
      'policyNumber',
      'email',
      'phoneNumber',
      'carrierName',
      'name',
      'city',
      'state',
      'zipCode',
      'sex',
      'maritalStatus',
      ...['dueDate', 'payDate', 'amount', 'invoiceId', 'status', 'cardHolderName', 'resultMessage'].map(
        (key) => `paymentDetails.${key}`,
      ),
    ].map((key) => `customerPayment.${key}`),
  },
  'a carrier’s questions': {
    id: 'carrierQuestions',
    call: 'GET /questions/{carrierId}',
    proof: 'basic',
    asked: ['header.brandCode'],
    answers: question.map((key) => `questions.${key}`),
  },
  'carrier results by transactionId': {
    id: 'carrierResult',
    call: 'POST /rating/getcarrierresultbytransactionidandcarrierid',
    proof: 'guest',
    asked: ['header.brandCode', 'transactionId', 'carrierId'],
    answers: [
      'status',
      'paymentOptions',
      'statusDesc',
      ...paymentOption.map((key) => `paymentOptions.${key}`),
      ...quoteCustomer.map((key) => `customer.${key}`),
    ],
  },
  'the buy-now status': {
    id: 'buyNowStatus',
    call: 'POST /buynowstatus/addorgetbuynowstatusbytransactionidandcarrierid',
    proof: 'guest',
    asked: ['header.brandCode', 'transactionId', 'carrierId'],
    answers: buyNowStatus.map((key) => `buyNowStatusResponse.${key}`),
  },
  'the current buy-now status': {
    id: 'currentBuyNowStatus',
    call: 'POST /buynowstatus/getcurrentbuynowstatusbytransactionid',
    proof: 'guest',
    asked: ['header.brandCode', 'transactionId'],
    answers: ['currentBuyNowStatus'],
  },
  'policy documents': {
    id: 'policyDocument',
    call: 'POST /rating/getidcardordecpage',
    proof: 'guest',
    asked: ['header.brandCode', 'carrierId', 'policyNumber', 'documentType'],
    answers: ['document'],
  },
  'the e-sign url': {
    id: 'signPolicy',
    call: 'POST /esign/signthepolicy',
    proof: 'guest',
    asked: ['header.brandCode', 'transactionId', 'carrierId'],
    answers: ['eSignUrl'],
  },
  'the payment url': {
    id: 'openPurchasePayment',
    call: 'POST /paymentinit/gettoken',
    proof: 'guest',
    asked: ['header.brandCode', 'transactionId'],
    answers: ['paymentUrl'],
  },
  'a processed payment': {
    id: 'processPayment',
    call: 'POST /paymentinit/gettransactiondetail',
    proof: 'guest',
    asked: ['header.brandCode', 'transactionId'],
    answers: ['resultCode', 'paymentAmount', 'status', 'message'],
  },
  'a quote request, step 2': {
    id: 'submitPurchase',
    call: 'POST /rating/prepare',
    proof: 'guest',
    asked: ['header.brandCode', 'requestStep', 'customer', 'drivers', 'cars', 'quote', 'questionAnswers'],
    answers: ['transactionId'],
  },
  'the status of step 2': {
    id: 'purchaseProgress',
    call: 'POST /rating/results',
    proof: 'guest',
    asked: ['header.brandCode', 'transactionId'],
    answers: ['isSuccess', 'completedCount'],
  },
  'a row of the log of purchases': { id: 'logPurchase', call: 'POST ', proof: 'basic', asked: ['data'] },
  'the options of a state': {
    id: 'rentersCoverages',
    call: 'GET /api/homerating/getCoverages',
    proof: 'guest',
    asked: ['State'],
    answers: ['coverages.coverageCd', 'deductibles.coverageCd'],
  },
  'a prior renters transaction': {
    id: 'loadRentersTransaction',
    call: 'POST /homerating/getcarrierresultbytransactionidandcarrierid',
    proof: 'guest',
    asked: ['header.brandCode', 'transactionId', 'carrierId'],
    answers: ['customer', 'address', 'coverages', 'additionalCustomers'].map((key) => `prepareRequest.${key}`),
  },
  'a renters rate request': {
    id: 'createRentersRequest',
    call: 'POST /api/homerating/createRateRequest',
    proof: 'guest',
    asked: rentersAnswers,
    answers: ['transactionId'],
  },
  'a renters rate quote': {
    id: 'rateRenters',
    call: 'POST /api/homerating/prepareTransaction',
    proof: 'guest',
    asked: [...rentersAnswers, 'RequestStep'],
    answers: ['transactionId'],
  },
  'the renters results': {
    id: 'rentersResults',
    call: 'GET /api/homerating/getResultsByTransactionId',
    proof: 'guest',
    asked: ['transactionId'],
    answers: [
      ...['paymentPlanCode', 'totalPremium', 'installmentPaymentAmount', 'downPaymentAmount'].map(
        (key) => `results.rates.paymentPlans.${key}`,
      ),
      'results.errors.message',
    ],
  },
  'the renters card token': {
    id: 'openRentersCard',
    call: 'POST /api/homerating/gettoken',
    proof: 'guest',
    asked: ['merchantId', 'processor', 'method', 'loginId'],
    answers: ['paymentUrl'],
  },
  'a renters purchase': {
    id: 'buyRenters',
    call: 'POST /api/homerating/buy',
    proof: 'guest',
    asked: [
      'RequestStep',
      'paymentPlan.PaymentPlanCode',
      'paymentPlan.InstallmentDayofMonth',
      'paymentMethod',
      ...['token', 'merchantId', 'processor', 'method', 'cardHolder', 'expiry', 'cardType', 'last4'].map(
        (key) => `paymentToken.${key}`,
      ),
    ],
  },
  'the completion of a renters purchase': {
    id: 'rentersProgress',
    call: 'POST /api/homerating/getPurchaseProgress',
    proof: 'guest',
    asked: ['transactionId'],
    answers: ['completedCount'],
  },
  'the renters status': {
    id: 'rentersStatus',
    call: 'POST /api/homerating/getStatus',
    proof: 'guest',
    asked: ['transactionId', 'carrierId'],
    answers: ['buyNowStatusResponse.rc3PolicyId'],
  },
  'a consent by its link': {
    id: 'loadConsent',
    call: 'GET /api/consent',
    proof: 'guest',
    asked: ['id'],
    answers: ['first_name', 'last_name', 'email', 'mobile_number', 'cf_customer_consent_form_completed'],
  },
  'a consent that is given': {
    id: 'saveConsent',
    call: 'PUT /api/consent',
    proof: 'guest',
    asked: [...header, 'name', 'surname', 'email', 'phone', 'isMarketingConsentGiven'],
    answers: ['isSuccess'],
  },
  'the authentication for one call': {
    id: 'authenticateCustomer',
    call: 'POST /api/customer/authenticate',
    proof: 'guest',
    asked: [...header, 'email', 'phone', 'dob'],
    answers: ['token'],
  },
  'a new customer': {
    id: 'createCustomer',
    call: 'POST /api/customer/create',
    proof: 'fetchToken',
    asked: [
      ...header,
      'header.state',
      'firstname',
      'name',
      'lastname',
      'dob',
      'email',
      'phone',
      'state',
      'city',
      'zipcode',
      'zipCode',
      'loyaltyEnrollmentStatus',
    ],
    answers: ['message'],
  },
  'the policies of a customer': {
    id: 'listPolicies',
    call: 'GET /api/customer/policies',
    proof: 'customer',
    asked: header,
    answers: ['policyId', 'policyNumber', 'isPayable', 'message', ...policyDetails.map((key) => `details.${key}`)].map(
      (key) => `policies.${key}`,
    ),
  },
  'a policy of a customer': {
    id: 'loadPolicyDetails',
    call: 'GET /api/customer/policy',
    proof: 'customer',
    asked: ['policyId'],
    answers: policyDetails,
  },
  'the pay-now url': {
    id: 'payNow',
    call: 'GET /api/customer/payNow',
    proof: 'fetchToken',
    asked: ['policyId'],
    answers: ['paymentUrl'],
  },
  'the loyalty programs': {
    id: 'loadLoyalty',
    call: 'GET /api/customer/loyalty/programs',
    proof: 'customer',
    answers: [
      'name',
      'subLedgers.balance.currentBalance',
      'subLedgers.lifetime.pointsToNextTier',
      'subLedgers.lifetime.currentTier.name',
    ].map((key) => `programs.${key}`),
  },
  'the loyalty transactions': {
    id: 'listLoyaltyTransactions',
    call: 'GET /api/customer/loyalty/transactions',
    proof: 'customer',
    asked: ['offset'],
    answers: [
      'hasMore',
      ...['type', 'created', 'expiryDate', 'amount', 'ruleName', 'subledgerId', 'name', 'cvv_Pin'].map(
        (key) => `data.${key}`,
      ),
    ],
  },
  'a gift card': {
    id: 'redeemGiftCard',
    call: 'GET /api/customer/loyalty/redeem',
    proof: 'customer',
    asked: ['type'],
    answers: ['awardedGiveaways'],
  },
  'a social connection': {
    id: 'connectSocial',
    call: 'GET /api/customer/loyalty/connect',
    proof: 'customer',
    asked: ['type'],
  },
  'a referral': {
    id: 'referFriend',
    call: 'POST /api/customer/referFriend',
    proof: 'customer',
    asked: ['customerName', 'customerEmail', 'customerPhone', 'zipCode', 'refName', 'refEmail', 'refPhone'],
  },
  'a sign-in': {
    id: 'signIn',
    call: 'POST /api/customer/signin',
    proof: 'botCheck',
    asked: [...header, 'email', 'password'],
    answers: ['token', 'creation', 'expiration', 'email', 'state', 'name'],
  },
  'the customer profile, and the name for the header': {
    id: 'loadCustomerProfile',
    call: 'GET /api/customer/profile',
    proof: 'customer',
    answers: [
      'name',
      'surname',
      'address',
      'city',
      'state',
      'zipCode',
      'mail',
      'phone',
      'driverLicenseNumber',
      'customerCode',
      'isSmsNotify',
      'birthDate',
    ],
  },
  'the check for an existing customer': {
    id: 'checkCustomer',
    call: 'POST /api/customer/check',
    proof: 'botCheck',
    asked: ['email'],
    answers: ['isCustomerExist'],
  },
  'a password reset': {
    id: 'sendPasswordReset',
    call: 'POST /api/customer/forgotPassword',
    proof: 'botCheck',
    asked: ['email'],
  },
  'a new password': {
    id: 'setPassword',
    call: 'POST /api/customer/setPassword',
    proof: 'none',
    asked: ['token', 'password', 'passwordVerify'],
    answers: ['isSuccess'],
  },
  'the zip code of a position': {
    id: 'reverseGeocode',
    call: 'GET /reverseGeocode',
    proof: 'none',
    asked: ['location'],
    answers: ['address.Postal'],
  },
};

/** Every key of a schema, with dots for nested keys, also inside lists. */
function keysOf(schema: unknown, path = ''): string[] {
  if (!schema || typeof schema !== 'object') return [];
  const { properties, ...rest } = schema as { properties?: Record<string, unknown> };
  const own = Object.entries(properties ?? {}).flatMap(([key, value]) => [
    path + key,
    ...keysOf(value, `${path}${key}.`),
  ]);
  return [
    ...own,
    ...['items', 'anyOf', 'allOf', 'additionalProperties'].flatMap((key) =>
      [Reflect.get(rest, key)].flat().flatMap((child) => keysOf(child, path)),
    ),
  ];
}
const keys = (schema: z.ZodMiniType | undefined) => (schema ? keysOf(z.toJSONSchema(schema, { io: 'input' })) : []);

describe('spec 1 §7, spec 2 §7.1 to §7.5 and spec 3 §7', () => {
  it.each(Object.entries(rows))(
    'matches the specification in method, path, authorization and fields: %s',
    (_row, { id, call, proof, asked = [], answers = [] }) => {
      const { contract } = documentedCalls.find((documentedCall) => documentedCall.contract.id === id)!;
      expect(`${contract.method} ${contract.path}`).toBe(call);
      expect(contract.authorization).toBe(proof);
      expect([...keys(contract.query), ...keys(contract.body)]).toEqual(expect.arrayContaining([...asked]));
      expect(keys(contract.response)).toEqual(expect.arrayContaining([...answers]));
    },
  );

  it('sends the common header with every call to the agency’s services', () => {
    for (const { contract } of documentedCalls.filter((documentedCall) =>
      ['api', 'site'].includes(documentedCall.contract.server),
    )) {
      const sent = contract.method === 'GET' ? keys(contract.query) : keys(contract.body);
      expect(sent, contract.id).toEqual(expect.arrayContaining(header));
    }
  });

  it('reports the failures of every call except the lead store, verification polling, the log of purchases, referrals and the error report itself (§8)', () => {
    // searchVerifications is polled every few seconds.
    const silent = documentedCalls
      .filter(({ contract }) => contract.isReported === false)
      .map(({ contract }) => contract.id);
    expect(silent.toSorted()).toEqual([
      'createLead',
      'logPurchase',
      'referFriend',
      'reportError',
      'searchLeads',
      'searchVerifications',
      'updateLead',
    ]);
  });
});
