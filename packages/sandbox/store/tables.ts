import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { DriverLicense } from '#domain/driver-license';
import type { Language } from '#domain/language';
import type { ServiceVariant } from '#domain/service-variant';
import type { StoredProfile } from '../accounts/stored-profile.ts';
import type { PurchaseRequest } from '../buy-now/purchase-request.ts';
import type { Household } from '../people/households.ts';
import type { QuoteRequest } from '../rating/quote-request.ts';
import type { Rate } from '../rating/rate-request.ts';
import type { RentersRequest } from '../renters/renters-rating.ts';
import type { RoadsidePackage, RoadsideRequest } from '../roadside/roadside-packages.ts';

/** The result of charging a card. `failedOnce`: only the first charge fails. */
export type ChargeOutcome = 'paid' | 'failed' | 'failedOnce';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const guestTokens = pgTable('guest_tokens', {
  token: text('token').primaryKey(),
  variant: text('variant').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** The visitor's data, if known when the session started. */
  phone: text('phone'),
  birthDate: text('birth_date'),
});

/** Tokens of people who were authenticated for their next call. */
export const fetchTokens = pgTable('fetch_tokens', {
  token: text('token').primaryKey(),
  variant: text('variant').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  birthDate: text('birth_date').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** People whom the agency asks for marketing consent, and those who gave it unasked. */
export const consents = pgTable('consents', {
  /** In the address of the link. */
  id: text('id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  /** Null until the consent is given. */
  givenAt: moment('given_at'),
});

/** One quote request as JSON. */
export const transactions = pgTable('transactions', {
  transactionId: text('transaction_id').primaryKey(),
  variant: text('variant').notNull(),
  /** Distinguishes a repeated request from another one with the same id. */
  fingerprint: text('fingerprint').notNull(),
  request: jsonb('request').$type<QuoteRequest>().notNull(),
  createdAt: moment('created_at').notNull(),
  /** The session that submitted it. */
  guestToken: text('guest_token'),
});

/** The answers of each carrier to a transaction, and their times. */
export const carrierAnswers = pgTable(
  'carrier_answers',
  {
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactions.transactionId),
    carrierId: text('carrier_id').notNull(),
    answersAt: moment('answers_at').notNull(),
    /** Empty when the carrier declines. */
    rates: jsonb('rates').$type<Rate[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.transactionId, table.carrierId] })],
);

/** A policy bought on a partner's page: at most one for each transaction. */
export const purchases = pgTable('purchases', {
  transactionId: text('transaction_id')
    .primaryKey()
    .references(() => transactions.transactionId),
  rateQuoteId: text('rate_quote_id').notNull(),
  policyNumber: text('policy_number').notNull(),
  purchasedAt: moment('purchased_at').notNull(),
});

/** Rows of the spreadsheet stores: leads, verifications. */
export const sheetRows = pgTable(
  'sheet_rows',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sheet: text('sheet').notNull(),
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('sheet_rows_sheet').on(table.sheet)],
);

/** Every write into a verification row. */
export const verificationChanges = pgTable(
  'verification_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    transactionId: text('transaction_id').notNull(),
    cells: jsonb('cells').$type<Record<string, unknown>>().notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('verification_changes_transaction').on(table.transactionId)],
);

/** Callback requests that an agent has taken: of a transaction, or of a report without one. */
export const takenCalls = pgTable('taken_calls', {
  call: text('call').primaryKey(),
  takenAt: moment('taken_at').notNull(),
});

/** Events and errors as received. `kind` is the id of the call. */
export const reports = pgTable(
  'reports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    trackId: text('track_id').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    reportedAt: moment('reported_at').notNull(),
  },
  (table) => [index('reports_kind').on(table.kind)],
);

/** License images. */
export const licenseFiles = pgTable('license_files', {
  fileId: text('file_id').primaryKey(),
  trackId: text('track_id').notNull(),
  /** Base64. */
  image: text('image').notNull(),
  type: text('type').notNull(),
  size: integer('size').notNull(),
  read: jsonb('read').$type<DriverLicense>().notNull(),
  receivedAt: moment('received_at').notNull(),
  filedAt: moment('filed_at'),
});

export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});

/** A search of the public records, for its follow-up. */
export const recordSearches = pgTable('record_searches', {
  commonId: text('common_id').primaryKey(),
  household: jsonb('household').$type<Household>().notNull(),
  searchedAt: moment('searched_at').notNull(),
});

/** A partner's lead in the partner's format. `link` is the parameter by which a link refers to it. */
export const partnerLeads = pgTable('partner_leads', {
  link: text('link').primaryKey(),
  rawData: text('raw_data').notNull(),
});

/** The current bill of a policy. The policies themselves are seeded; this table holds those that were looked up. */
export const bills = pgTable('bills', {
  policyId: text('policy_id').primaryKey(),
  policyNumber: text('policy_number').notNull(),
  /** `yyyy-mm-dd` */
  dueDate: text('due_date').notNull(),
});

/** Policy lookups, with the recipient of the receipt. */
export const policyLookups = pgTable('policy_lookups', {
  token: text('token').primaryKey(),
  policyId: text('policy_id').notNull(),
  receiptEmail: text('receipt_email').notNull(),
  receiptPhone: text('receipt_phone').notNull(),
  lookedUpAt: moment('looked_up_at').notNull(),
});

/** The address that the payment page of a policy redirects to. */
export const paymentReturns = pgTable('payment_returns', {
  policyId: text('policy_id').primaryKey(),
  redirectTo: text('redirect_to').notNull(),
});

/** Payment sessions: one for each bill and intent. */
export const paymentSessions = pgTable(
  'payment_sessions',
  {
    sessionId: text('session_id').primaryKey(),
    /** The token of the result. */
    resultToken: text('result_token').notNull().unique(),
    policyId: text('policy_id').notNull(),
    policyNumber: text('policy_number').notNull(),
    dueDate: text('due_date').notNull(),
    intent: text('intent').notNull(),
    amount: integer('amount').notNull(),
    language: text('language').$type<Language>().notNull(),
    receiptEmail: text('receipt_email').notNull(),
    receiptPhone: text('receipt_phone').notNull(),
    status: text('status').$type<'open' | 'approved' | 'declined' | 'abandoned'>().notNull(),
    cardHolderName: text('card_holder_name').notNull(),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [unique('payment_sessions_intent').on(table.policyId, table.dueDate, table.intent)],
);

/** Charges. The key makes a second charge for the same bill impossible. */
export const charges = pgTable(
  'charges',
  {
    policyId: text('policy_id').notNull(),
    dueDate: text('due_date').notNull(),
    policyNumber: text('policy_number').notNull(),
    sessionId: text('session_id').notNull(),
    amount: integer('amount').notNull(),
    invoiceId: text('invoice_id').notNull(),
    cardHolderName: text('card_holder_name').notNull(),
    chargedAt: moment('charged_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.policyId, table.dueDate] })],
);

/**
 * A policy that is bought on the agency's page. Its status is derived from the times: see `buy-now/purchase-code.ts`.
 */
export const buyNowPurchases = pgTable(
  'buy_now_purchases',
  {
    transactionId: text('transaction_id').notNull(),
    carrierId: text('carrier_id').notNull(),
    begunAt: moment('begun_at').notNull(),
    /** The last submission of step 2. */
    submissionId: text('submission_id'),
    /** Distinguishes a repeated submission from another one with the same id. */
    fingerprint: text('fingerprint'),
    request: jsonb('request').$type<PurchaseRequest>(),
    /** When the carrier answers the submission. */
    ratedAt: moment('rated_at'),
    /** Why the carrier does not sell; empty when it does. */
    errors: jsonb('errors').$type<string[]>().notNull(),
    /** The card at the partner; null until its bank has accepted it. */
    cardToken: text('card_token'),
    cardStatus: text('card_status').$type<'pending' | 'approved' | 'declined'>().notNull(),
    cardHolderName: text('card_holder_name').notNull(),
    /** The result of charging the card. */
    chargeOutcome: text('charge_outcome').$type<ChargeOutcome>().notNull(),
    processingAt: moment('processing_at'),
    chargedAt: moment('charged_at'),
    policyNumber: text('policy_number'),
    signature: text('signature').$type<'none' | 'signed' | 'declined' | 'expired'>().notNull(),
    signedAt: moment('signed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.carrierId] }),
    index('buy_now_purchases_policy').on(table.policyNumber),
  ],
);

/** Charges of purchases. The key makes a second charge of the same purchase impossible. */
export const purchaseCharges = pgTable(
  'purchase_charges',
  {
    transactionId: text('transaction_id').notNull(),
    carrierId: text('carrier_id').notNull(),
    /** Cents. */
    amount: integer('amount').notNull(),
    invoiceId: text('invoice_id').notNull(),
    cardToken: text('card_token').notNull(),
    cardHolderName: text('card_holder_name').notNull(),
    chargedAt: moment('charged_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.transactionId, table.carrierId] })],
);

/** Signatures of policies. The key makes a second signature of the same policy impossible. */
export const signatures = pgTable(
  'signatures',
  {
    transactionId: text('transaction_id').notNull(),
    carrierId: text('carrier_id').notNull(),
    signerName: text('signer_name').notNull(),
    signedAt: moment('signed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.transactionId, table.carrierId] })],
);

/** Visits of the partner's card form. No digit of a card is stored. */
export const cardSessions = pgTable('card_sessions', {
  sessionId: text('session_id').primaryKey(),
  transactionId: text('transaction_id').notNull(),
  carrierId: text('carrier_id').notNull(),
  trackId: text('track_id').notNull(),
  mode: text('mode').$type<'redirect' | 'frame'>().notNull(),
  /** The origin of the page that holds the frame. */
  pageOrigin: text('page_origin').notNull(),
  returnUrl: text('return_url'),
  language: text('language').$type<Language>().notNull(),
  /** Cents. */
  amount: integer('amount').notNull(),
  status: text('status').$type<'open' | 'secondStep' | 'approved' | 'declined'>().notNull(),
  cardHolderName: text('card_holder_name').notNull(),
  openedAt: moment('opened_at').notNull(),
});

/** Visits of the partner's signing page. */
export const signings = pgTable('signings', {
  /** In the address, which opens once. */
  addressToken: text('address_token').primaryKey(),
  /** In the forms of the opened page. */
  visitToken: text('visit_token').notNull().unique(),
  transactionId: text('transaction_id').notNull(),
  carrierId: text('carrier_id').notNull(),
  trackId: text('track_id').notNull(),
  pageOrigin: text('page_origin').notNull(),
  returnUrl: text('return_url'),
  language: text('language').$type<Language>().notNull(),
  issuedAt: moment('issued_at').notNull(),
  openedAt: moment('opened_at'),
  endedAt: moment('ended_at'),
});

/** Addresses of policy documents. */
export const policyDocuments = pgTable('policy_documents', {
  documentId: text('document_id').primaryKey(),
  transactionId: text('transaction_id').notNull(),
  carrierId: text('carrier_id').notNull(),
  trackId: text('track_id').notNull(),
  language: text('language').$type<Language>().notNull(),
  issuedAt: moment('issued_at').notNull(),
});

/** Enrollments in a roadside membership, each with its payment page and its document. No digit of a card is stored. */
export const roadsideEnrollments = pgTable(
  'roadside_enrollments',
  {
    transactionId: text('transaction_id').primaryKey(),
    /** In the address of the payment page. */
    sessionId: text('session_id').notNull().unique(),
    /** In the address of the document. */
    documentId: text('document_id').notNull().unique(),
    trackId: text('track_id').notNull(),
    email: text('email').notNull(),
    package: text('package').$type<RoadsidePackage>().notNull(),
    /** Cents. */
    amount: integer('amount').notNull(),
    language: text('language').$type<Language>().notNull(),
    returnUrl: text('return_url'),
    request: jsonb('request').$type<RoadsideRequest>().notNull(),
    /** `replaced`: the same person has enrolled again before paying. */
    status: text('status').$type<'open' | 'declined' | 'abandoned' | 'approved' | 'replaced'>().notNull(),
    policyNumber: text('policy_number').notNull(),
    enrolledAt: moment('enrolled_at').notNull(),
  },
  (table) => [index('roadside_enrollments_email').on(table.email)],
);

/** Charges of memberships. The key makes a second charge of the same enrollment impossible. */
export const roadsideCharges = pgTable('roadside_charges', {
  transactionId: text('transaction_id').primaryKey(),
  /** Cents. */
  amount: integer('amount').notNull(),
  invoiceId: text('invoice_id').notNull(),
  cardHolderName: text('card_holder_name').notNull(),
  chargedAt: moment('charged_at').notNull(),
});

/** Rate requests of renters policies. */
export const rentersTransactions = pgTable('renters_transactions', {
  transactionId: text('transaction_id').primaryKey(),
  /** Distinguishes a repeated request from another one with the same id. */
  fingerprint: text('fingerprint').notNull(),
  request: jsonb('request').$type<RentersRequest>().notNull(),
  createdAt: moment('created_at').notNull(),
  /** When the carrier answers; null until the carrier is asked. */
  ratedAt: moment('rated_at'),
  /** The bank did not pay the last time. */
  isDeclined: boolean('is_declined').notNull().default(false),
});

/** Cards that the partner keeps for a renters policy. No digit of a card is stored. */
export const rentersCards = pgTable('renters_cards', {
  token: text('token').primaryKey(),
  transactionId: text('transaction_id').notNull(),
  cardHolderName: text('card_holder_name').notNull(),
  chargeOutcome: text('charge_outcome').$type<ChargeOutcome>().notNull(),
});

/** Charges of renters policies. The key makes a second charge of the same transaction impossible. */
export const rentersCharges = pgTable('renters_charges', {
  transactionId: text('transaction_id').primaryKey(),
  /** Cents. */
  amount: integer('amount').notNull(),
  planCode: text('plan_code').notNull(),
  installmentDay: integer('installment_day'),
  cardToken: text('card_token').notNull(),
  cardHolderName: text('card_holder_name').notNull(),
  policyNumber: text('policy_number').notNull(),
  chargedAt: moment('charged_at').notNull(),
});

/** Customers with an account, each in one variant. */
export const customers = pgTable(
  'customers',
  {
    customerId: text('customer_id').primaryKey(),
    variant: text('variant').$type<ServiceVariant>().notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    /** As `hashPassword` writes it; null until the customer has set one. */
    passwordHash: text('password_hash'),
    profile: jsonb('profile').$type<StoredProfile>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('customers_email').on(table.variant, table.email)],
);

/** Tokens of customers who are signed in. Only their digests are stored. */
export const customerSessions = pgTable(
  'customer_sessions',
  {
    tokenDigest: text('token_digest').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.customerId),
    /** The same for every token of one sign-in. */
    sessionId: text('session_id').notNull(),
    /** When the customer signed in; renewed tokens keep it. */
    signedInAt: moment('signed_in_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('customer_sessions_customer').on(table.customerId)],
);

/** Tries in a row, of addresses with and without an account alike. */
export const accountTries = pgTable(
  'account_tries',
  {
    kind: text('kind').$type<'signIn' | 'check' | 'reset' | 'authenticate' | 'create'>().notNull(),
    variant: text('variant').notNull(),
    email: text('email').notNull(),
    tries: integer('tries').notNull(),
    lastTryAt: moment('last_try_at').notNull(),
    /** Earlier tries are refused unchecked. */
    nextTryAt: moment('next_try_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.variant, table.email] })],
);

/** Links that set a password, also for addresses without an account, whose links are not sent. */
export const passwordLinks = pgTable(
  'password_links',
  {
    tokenDigest: text('token_digest').primaryKey(),
    variant: text('variant').$type<ServiceVariant>().notNull(),
    email: text('email').notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** When it was used, or replaced by a later one. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('password_links_email').on(table.variant, table.email)],
);

/** The mails that the agency would send. */
export const mails = pgTable('mails', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  link: text('link').notNull(),
  language: text('language').$type<Language>().notNull(),
  /** False for an address without an account: its row is written so that both cases take the same time. */
  isSent: boolean('is_sent').notNull(),
  sentAt: moment('sent_at').notNull(),
});

/** Requests with an idempotency key, and their answers. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    call: text('call').notNull(),
    key: text('key').notNull(),
    /** Distinguishes a repeated request from another one with the same key. */
    fingerprint: text('fingerprint').notNull(),
    startedAt: moment('started_at').notNull(),
    /** Null while the request runs. */
    status: integer('status'),
    answer: jsonb('answer'),
  },
  (table) => [primaryKey({ columns: [table.call, table.key] })],
);

/** What a customer earned and redeemed in the sandbox, besides the ledger of the portfolio. */
export const loyaltyEntries = pgTable(
  'loyalty_entries',
  {
    customerId: text('customer_id').notNull(),
    entryId: text('entry_id').notNull(),
    type: text('type').$type<'addition' | 'subtraction'>().notNull(),
    amount: integer('amount').notNull(),
    ruleName: text('rule_name').notNull(),
    name: text('name').notNull(),
    /** Of a gift card; empty otherwise. */
    code: text('code').notNull(),
    pin: text('pin').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.entryId] })],
);

/** Friends whom customers have referred. */
export const referrals = pgTable(
  'referrals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: text('customer_id').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    referredAt: moment('referred_at').notNull(),
  },
  (table) => [index('referrals_customer').on(table.customerId)],
);

/** Documents of customers' policies, at unguessable addresses. */
export const customerDocuments = pgTable('customer_documents', {
  documentId: text('document_id').primaryKey(),
  customerId: text('customer_id').notNull(),
  policyId: text('policy_id').notNull(),
  kind: text('kind').$type<'idCard' | 'declarations'>().notNull(),
  trackId: text('track_id').notNull(),
  language: text('language').$type<Language>().notNull(),
  issuedAt: moment('issued_at').notNull(),
});
