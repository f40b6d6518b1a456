import { sql } from 'drizzle-orm';
import { seedCustomers } from './customers.ts';
import type { Database } from './database.ts';

const statements = [
  sql`create table if not exists guest_tokens (
    token text primary key,
    variant text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  sql`create table if not exists transactions (
    transaction_id text primary key,
    variant text not null,
    fingerprint text not null,
    request jsonb not null,
    created_at timestamptz not null
  )`,
  sql`create table if not exists carrier_answers (
    transaction_id text not null references transactions (transaction_id),
    carrier_id text not null,
    answers_at timestamptz not null,
    rates jsonb not null,
    primary key (transaction_id, carrier_id)
  )`,
  sql`create index if not exists carrier_answers_rates on carrier_answers using gin (rates jsonb_path_ops)`,
  sql`create table if not exists purchases (
    transaction_id text primary key references transactions (transaction_id),
    rate_quote_id text not null,
    policy_number text not null,
    purchased_at timestamptz not null
  )`,
  sql`create table if not exists sheet_rows (
    id integer primary key generated always as identity,
    sheet text not null,
    "row" jsonb not null
  )`,
  sql`create index if not exists sheet_rows_sheet on sheet_rows (sheet)`,
  sql`create table if not exists reports (
    id integer primary key generated always as identity,
    kind text not null,
    track_id text not null,
    body jsonb not null,
    reported_at timestamptz not null
  )`,
  sql`create index if not exists reports_kind on reports (kind)`,
  sql`create table if not exists license_files (
    file_id text primary key,
    track_id text not null,
    image text not null,
    type text not null,
    size integer not null,
    read jsonb not null,
    received_at timestamptz not null,
    filed_at timestamptz
  )`,
  sql`create table if not exists settings (
    name text primary key,
    value jsonb not null
  )`,
  // Later columns, for existing databases.
  sql`alter table guest_tokens add column if not exists phone text`,
  sql`alter table guest_tokens add column if not exists birth_date text`,
  sql`alter table transactions add column if not exists guest_token text`,
  sql`create index if not exists transactions_phone on transactions ((request #>> '{customer,phoneNumber}'))`,
  sql`create index if not exists transactions_guest_token on transactions (guest_token)`,
  sql`create table if not exists record_searches (
    common_id text primary key,
    household jsonb not null,
    searched_at timestamptz not null
  )`,
  sql`create table if not exists partner_leads (
    link text primary key,
    raw_data text not null
  )`,
  sql`create table if not exists verification_changes (
    id integer primary key generated always as identity,
    transaction_id text not null,
    cells jsonb not null,
    changed_at timestamptz not null
  )`,
  sql`create index if not exists verification_changes_transaction on verification_changes (transaction_id)`,
  sql`create table if not exists taken_calls (
    call text primary key,
    taken_at timestamptz not null
  )`,
  sql`create table if not exists bills (
    policy_id text primary key,
    policy_number text not null,
    due_date text not null
  )`,
  sql`create table if not exists policy_lookups (
    token text primary key,
    policy_id text not null,
    receipt_email text not null,
    receipt_phone text not null,
    looked_up_at timestamptz not null
  )`,
  sql`create table if not exists payment_returns (
    policy_id text primary key,
    redirect_to text not null
  )`,
  sql`create table if not exists payment_sessions (
    session_id text primary key,
    result_token text not null unique,
    policy_id text not null,
    policy_number text not null,
    due_date text not null,
    intent text not null,
    amount integer not null,
    language text not null,
    receipt_email text not null,
    receipt_phone text not null,
    status text not null,
    card_holder_name text not null,
    opened_at timestamptz not null,
    constraint payment_sessions_intent unique (policy_id, due_date, intent)
  )`,
  sql`create table if not exists charges (
    policy_id text not null,
    due_date text not null,
    policy_number text not null,
    session_id text not null,
    amount integer not null,
    invoice_id text not null,
    card_holder_name text not null,
    charged_at timestamptz not null,
    primary key (policy_id, due_date)
  )`,
  sql`create table if not exists buy_now_purchases (
    transaction_id text not null,
    carrier_id text not null,
    begun_at timestamptz not null,
    submission_id text,
    fingerprint text,
    request jsonb,
    rated_at timestamptz,
    errors jsonb not null,
    card_token text,
    card_status text not null,
    card_holder_name text not null,
    charge_outcome text not null,
    processing_at timestamptz,
    charged_at timestamptz,
    policy_number text,
    signature text not null,
    signed_at timestamptz,
    primary key (transaction_id, carrier_id)
  )`,
  sql`create index if not exists buy_now_purchases_policy on buy_now_purchases (policy_number)`,
  sql`create table if not exists purchase_charges (
    transaction_id text not null,
    carrier_id text not null,
    amount integer not null,
    invoice_id text not null,
    card_token text not null,
    card_holder_name text not null,
    charged_at timestamptz not null,
    primary key (transaction_id, carrier_id)
  )`,
  sql`create table if not exists signatures (
    transaction_id text not null,
    carrier_id text not null,
    signer_name text not null,
    signed_at timestamptz not null,
    primary key (transaction_id, carrier_id)
  )`,
  sql`create table if not exists card_sessions (
    session_id text primary key,
    transaction_id text not null,
    carrier_id text not null,
    track_id text not null,
    mode text not null,
    page_origin text not null,
    return_url text,
    language text not null,
    amount integer not null,
    status text not null,
    card_holder_name text not null,
    opened_at timestamptz not null
  )`,
  sql`create table if not exists signings (
    address_token text primary key,
    visit_token text not null unique,
    transaction_id text not null,
    carrier_id text not null,
    track_id text not null,
    page_origin text not null,
    return_url text,
    language text not null,
    issued_at timestamptz not null,
    opened_at timestamptz,
    ended_at timestamptz
  )`,
  sql`create table if not exists policy_documents (
    document_id text primary key,
    transaction_id text not null,
    carrier_id text not null,
    track_id text not null,
    language text not null,
    issued_at timestamptz not null
  )`,
  sql`create table if not exists fetch_tokens (
    token text primary key,
    variant text not null,
    email text not null,
    phone text not null,
    birth_date text not null,
    expires_at timestamptz not null
  )`,
  sql`create table if not exists consents (
    id text primary key,
    first_name text not null,
    last_name text not null,
    email text not null,
    phone text not null,
    given_at timestamptz
  )`,
  sql`create table if not exists roadside_enrollments (
    transaction_id text primary key,
    session_id text not null unique,
    document_id text not null unique,
    track_id text not null,
    email text not null,
    package text not null,
    amount integer not null,
    language text not null,
    return_url text,
    request jsonb not null,
    status text not null,
    policy_number text not null,
    enrolled_at timestamptz not null
  )`,
  sql`create index if not exists roadside_enrollments_email on roadside_enrollments (email)`,
  sql`create table if not exists roadside_charges (
    transaction_id text primary key,
    amount integer not null,
    invoice_id text not null,
    card_holder_name text not null,
    charged_at timestamptz not null
  )`,
  sql`create table if not exists renters_transactions (
    transaction_id text primary key,
    fingerprint text not null,
    request jsonb not null,
    created_at timestamptz not null,
    rated_at timestamptz,
    is_declined boolean not null default false
  )`,
  sql`create table if not exists renters_cards (
    token text primary key,
    transaction_id text not null,
    card_holder_name text not null,
    charge_outcome text not null
  )`,
  sql`create table if not exists renters_charges (
    transaction_id text primary key,
    amount integer not null,
    plan_code text not null,
    installment_day integer,
    card_token text not null,
    card_holder_name text not null,
    policy_number text not null,
    charged_at timestamptz not null
  )`,
  sql`create table if not exists customers (
    customer_id text primary key,
    variant text not null,
    email text not null,
    password_hash text,
    profile jsonb not null,
    created_at timestamptz not null,
    constraint customers_email unique (variant, email)
  )`,
  sql`create table if not exists customer_sessions (
    token_digest text primary key,
    customer_id text not null references customers (customer_id),
    session_id text not null default '',
    signed_in_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  sql`alter table customer_sessions add column if not exists session_id text not null default ''`,
  sql`create index if not exists customer_sessions_customer on customer_sessions (customer_id)`,
  sql`drop table if exists sign_in_tries`,
  sql`create table if not exists account_tries (
    kind text not null,
    variant text not null,
    email text not null,
    tries integer not null,
    last_try_at timestamptz not null,
    next_try_at timestamptz not null,
    primary key (kind, variant, email)
  )`,
  sql`create table if not exists password_links (
    token_digest text primary key,
    variant text not null,
    email text not null,
    issued_at timestamptz not null,
    ended_at timestamptz
  )`,
  sql`create index if not exists password_links_email on password_links (variant, email)`,
  sql`create table if not exists mails (
    id integer primary key generated always as identity,
    recipient text not null,
    subject text not null,
    body text not null,
    link text not null,
    language text not null,
    is_sent boolean not null,
    sent_at timestamptz not null
  )`,
  sql`create table if not exists idempotency_keys (
    call text not null,
    key text not null,
    fingerprint text not null,
    started_at timestamptz not null,
    status integer,
    answer jsonb,
    primary key (call, key)
  )`,
  sql`create table if not exists loyalty_entries (
    customer_id text not null references customers (customer_id),
    entry_id text not null,
    type text not null,
    amount integer not null,
    rule_name text not null,
    name text not null,
    code text not null,
    pin text not null,
    created_at timestamptz not null,
    primary key (customer_id, entry_id)
  )`,
  sql`create table if not exists referrals (
    id integer primary key generated always as identity,
    customer_id text not null references customers (customer_id),
    body jsonb not null,
    referred_at timestamptz not null
  )`,
  sql`create index if not exists referrals_customer on referrals (customer_id)`,
  sql`create table if not exists customer_documents (
    document_id text primary key,
    customer_id text not null references customers (customer_id),
    policy_id text not null,
    kind text not null,
    track_id text not null,
    language text not null,
    issued_at timestamptz not null
  )`,
];

/**
 * Creates missing tables, columns and seeded customers; keeps existing ones. The tables are described in `tables.ts`.
 */
export async function createTables(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    // PostgreSQL rejects one of two statements that create the same table at the same time, “if not exists” or not.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('covermount tables'))`);
    for (const statement of statements) await transaction.execute(statement);
    await seedCustomers(transaction);
  });
}
