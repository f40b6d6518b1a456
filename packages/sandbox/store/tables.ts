import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { DriverLicense } from '#domain/driver-license';
import type { Language } from '#domain/language';
import type { Household } from '../people/households.ts';
import type { QuoteRequest } from '../rating/quote-request.ts';
import type { Rate } from '../rating/rate-request.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const guestTokens = pgTable('guest_tokens', {
  token: text('token').primaryKey(),
  variant: text('variant').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** Of a visitor who was known when the session began. */
  phone: text('phone'),
  birthDate: text('birth_date'),
});

/** One rating request, kept whole. */
export const transactions = pgTable('transactions', {
  transactionId: text('transaction_id').primaryKey(),
  variant: text('variant').notNull(),
  /** Tells a repeated request from another one under the same id. */
  fingerprint: text('fingerprint').notNull(),
  request: jsonb('request').$type<QuoteRequest>().notNull(),
  createdAt: moment('created_at').notNull(),
  /** The session that it was submitted in. */
  guestToken: text('guest_token'),
});

/** What each carrier will answer to a transaction, and when. */
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

/** A policy that was bought on a partner's page: one a transaction. */
export const purchases = pgTable('purchases', {
  transactionId: text('transaction_id')
    .primaryKey()
    .references(() => transactions.transactionId),
  rateQuoteId: text('rate_quote_id').notNull(),
  policyNumber: text('policy_number').notNull(),
  purchasedAt: moment('purchased_at').notNull(),
});

/** Rows of the spreadsheet-style stores: leads, verifications. */
export const sheetRows = pgTable(
  'sheet_rows',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sheet: text('sheet').notNull(),
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('sheet_rows_sheet').on(table.sheet)],
);

/** What was written into a verification row, write by write. */
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

/** Calls that an agent has taken: of a transaction, or of a report of a call that has none. */
export const takenCalls = pgTable('taken_calls', {
  call: text('call').primaryKey(),
  takenAt: moment('taken_at').notNull(),
});

/** What visitors did and what went wrong, as they were told. `kind` is the id of the call that told it. */
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

/** Images of licenses that were read. */
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

/** A search of the public records that may be followed up. */
export const recordSearches = pgTable('record_searches', {
  commonId: text('common_id').primaryKey(),
  household: jsonb('household').$type<Household>().notNull(),
  searchedAt: moment('searched_at').notNull(),
});

/** A partner's lead, as the partner wrote it. `link` says by what a link names it. */
export const partnerLeads = pgTable('partner_leads', {
  link: text('link').primaryKey(),
  rawData: text('raw_data').notNull(),
});

/** What is due for a policy. The policies themselves are seeded; this is of those that were asked for. */
export const bills = pgTable('bills', {
  policyId: text('policy_id').primaryKey(),
  policyNumber: text('policy_number').notNull(),
  /** `yyyy-mm-dd` */
  dueDate: text('due_date').notNull(),
});

/** Whoever looked a policy up, and where the receipt goes. */
export const policyLookups = pgTable('policy_lookups', {
  token: text('token').primaryKey(),
  policyId: text('policy_id').notNull(),
  receiptEmail: text('receipt_email').notNull(),
  receiptPhone: text('receipt_phone').notNull(),
  lookedUpAt: moment('looked_up_at').notNull(),
});

/** Where the payment page of a policy leads back to. */
export const paymentReturns = pgTable('payment_returns', {
  policyId: text('policy_id').primaryKey(),
  redirectTo: text('redirect_to').notNull(),
});

/** A payment that was begun: one for what is due and what the visitor meant. */
export const paymentSessions = pgTable(
  'payment_sessions',
  {
    sessionId: text('session_id').primaryKey(),
    /** What became of it can be read by this. */
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

/** Money that was taken. The key makes a second charge for the same bill impossible, whoever asks and how often. */
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
