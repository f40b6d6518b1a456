import { type BuyNowCode } from '#domain/buy-now-status';
import { type Channel, type ChannelName, isVerified, isWaiting } from '#domain/contact-verification';
import { dollarsOf } from '#domain/money';
import { nonVoiceCall } from '#services/agents/non-voice-call.contract';
import { textOfCell } from '#services/contract/spreadsheet-text';
import { readVerification } from '#services/verification/verification-row.contract';
import { purchaseCode } from '../buy-now/purchase-code.ts';
import { carrierById } from '../rating/carriers.ts';
import { rentersCarrier, rentersIssueTime } from '../renters/renters-rating.ts';
import { readPurchaseRecords } from '../store/buy-now-purchases.ts';
import type { Database } from '../store/database.ts';
import { findRate } from '../store/rates.ts';
import { readRentersRecords } from '../store/renters.ts';
import { readNumberedReports } from '../store/reports.ts';
import { readRoadsideEnrollments } from '../store/roadside-enrollments.ts';
import { lastRows } from '../store/sheets.ts';
import { readTakenCalls, readVerificationChanges, type VerificationChange } from '../store/verifications.ts';
import { type ChannelHistory, historyOf } from './channel-history.ts';

/** One channel of a customer, as an agent sees it. */
export interface DeskChannel extends Channel, ChannelHistory {
  /** A code has no answer yet. */
  isWaiting: boolean;
}

/** A customer whose contact is being verified. Times are milliseconds since 1970. */
export interface DeskCustomer extends Record<ChannelName, DeskChannel> {
  transactionId: string;
  rateQuoteId: string;
  name: string;
  emailAddress: string;
  phone: string;
  carrier: string;
  overall: '' | 'yes' | 'no';
  agentNotification: string;
  startedAt: number;
  changedAt: number;
  /** How often an agent was notified of this customer. */
  notifications: number;
  callBack: 'none' | 'wanted' | 'taken';
  status: 'waiting' | 'withCustomer' | 'verified';
}

/** A callback request of a customer without a row. */
export interface DeskCall {
  id: string;
  phone: string;
  rateQuoteId: string;
  requestedAt: number;
}

/** A policy or a roadside membership that was sold on the agency's page. */
export interface DeskSale {
  transactionId: string;
  name: string;
  carrier: string;
  policyNumber: string;
  /** Dollars. */
  amount: number;
  chargedAt: number;
  /** Absent until the policy is signed, and for a carrier without an online signature. */
  signedAt?: number;
  /** `unsigned`: the customer has paid and not signed yet. */
  status: 'issuing' | 'unsigned' | 'signed' | 'sold';
}

/** Everything that a desk shows. */
export interface DeskState {
  /** Waiting customers first, the longest waiting at the top. */
  customers: DeskCustomer[];
  calls: DeskCall[];
  /** The last one first. */
  sales: DeskSale[];
}

/** Maximum number of customers that are loaded. */
const most = 200;

export async function readDesk(database: Database, now: number): Promise<DeskState> {
  const rows = withoutRepeats(await lastRows(database, 'verifications', most));
  const changes = await readVerificationChanges(database, [...rows.keys()]);
  const calls = await readNumberedReports(database, nonVoiceCall.id);
  const taken = await readTakenCalls(database);
  const customers = await Promise.all(
    [...rows].map(async ([transactionId, row]): Promise<DeskCustomer> => {
      const verification = readVerification(row);
      const { rateQuoteId, overall, callBack, agentNotification } = verification;
      const own = changes.filter((change) => change.transactionId === transactionId);
      const history = historyOf(own);
      const email = { ...verification.email, ...history.email, isWaiting: isWaiting(verification.email) };
      const text = { ...verification.text, ...history.text, isWaiting: isWaiting(verification.text) };
      const wantsCall = callBack === 'Yes' && !taken.has(transactionId);
      const rate = await findRate(database, rateQuoteId);
      return {
        transactionId,
        rateQuoteId,
        name: ['First Name', 'Last Name']
          .map((column) => textOfCell(row[column]))
          .filter(Boolean)
          .join(' '),
        emailAddress: textOfCell(row.Email),
        phone: textOfCell(row.Phone),
        carrier: (rate && carrierById(rate.carrierId)?.name) ?? '',
        overall,
        agentNotification,
        ...timesOf(own),
        notifications: calls.filter(({ body }) => body.ratequoteid === rateQuoteId).length,
        callBack: callBack !== 'Yes' ? 'none' : wantsCall ? 'wanted' : 'taken',
        status:
          email.isWaiting || text.isWaiting || wantsCall
            ? 'waiting'
            : overall === 'yes' || (isVerified(email) && isVerified(text))
              ? 'verified'
              : 'withCustomer',
        email,
        text,
      };
    }),
  );
  const rateQuoteIds = new Set(customers.map(({ rateQuoteId }) => rateQuoteId));
  return {
    customers: customers.toSorted((a, b) => order(a) - order(b) || since(a) - since(b)),
    calls: calls
      .filter(({ id, body }) => !rateQuoteIds.has(String(body.ratequoteid)) && !taken.has(callName(id)))
      .map(({ id, body, reportedAt }) => ({
        id: String(id),
        phone: String(body.phonenumber),
        rateQuoteId: String(body.ratequoteid),
        requestedAt: reportedAt.getTime(),
      })),
    sales: [
      ...(await readSales(database, now)),
      ...(await readMemberships(database)),
      ...(await readRentersSales(database, now)),
    ]
      .toSorted((a, b) => b.chargedAt - a.chargedAt)
      .slice(0, most),
  };
}

const saleStatus: Partial<Record<BuyNowCode, DeskSale['status']>> = {
  3: 'issuing',
  4: 'unsigned',
  5: 'signed',
  6: 'sold',
};

async function readSales(database: Database, now: number): Promise<DeskSale[]> {
  const records = await readPurchaseRecords(database);
  return records.flatMap(({ purchase, charges: [charge], signatures: [signature] }): DeskSale[] => {
    const status = saleStatus[purchaseCode(purchase, now)];
    if (!charge || !status) return [];
    return [
      {
        transactionId: purchase.transactionId,
        name: charge.cardHolderName,
        carrier: carrierById(purchase.carrierId)?.name ?? '',
        policyNumber: purchase.policyNumber ?? '',
        amount: dollarsOf(charge.amount),
        chargedAt: charge.chargedAt.getTime(),
        ...(signature && { signedAt: signature.signedAt.getTime() }),
        status,
      },
    ];
  });
}

async function readMemberships(database: Database): Promise<DeskSale[]> {
  const records = await readRoadsideEnrollments(database, { mostPaid: most });
  return records.flatMap(({ enrollment, charge }): DeskSale[] =>
    charge
      ? [
          {
            transactionId: enrollment.transactionId,
            name: [enrollment.request.firstName, enrollment.request.lastName].join(' '),
            carrier: `Roadside membership, ${enrollment.package.toLowerCase()}`,
            policyNumber: enrollment.policyNumber,
            amount: dollarsOf(charge.amount),
            chargedAt: charge.chargedAt.getTime(),
            status: 'sold',
          },
        ]
      : [],
  );
}

async function readRentersSales(database: Database, now: number): Promise<DeskSale[]> {
  const records = await readRentersRecords(database);
  return records.flatMap(({ transaction: { transactionId, request }, charges: [charge] }): DeskSale[] => {
    if (!charge) return [];
    const chargedAt = charge.chargedAt.getTime();
    return [
      {
        transactionId,
        name: [request.customer.name, request.customer.surname].join(' '),
        carrier: rentersCarrier.name,
        policyNumber: charge.policyNumber,
        amount: dollarsOf(charge.amount),
        chargedAt,
        status: now < chargedAt + rentersIssueTime ? 'issuing' : 'sold',
      },
    ];
  });
}

/** The name of a callback request without a row. */
export function callName(id: number | string): string {
  return `call ${id}`;
}

/** Rows by transaction. When a sheet holds two rows, the first counts, as for the customer's page. */
function withoutRepeats(rows: readonly Record<string, unknown>[]): Map<string, Record<string, unknown>> {
  const first = new Map<string, Record<string, unknown>>();
  for (const row of rows) {
    const transactionId = textOfCell(row.TransactionId);
    if (transactionId && !first.has(transactionId)) first.set(transactionId, row);
  }
  return first;
}

function timesOf(changes: readonly VerificationChange[]): Pick<DeskCustomer, 'startedAt' | 'changedAt'> {
  const times = changes.map(({ changedAt }) => changedAt.getTime());
  return { startedAt: times.at(0) ?? 0, changedAt: times.at(-1) ?? 0 };
}

function order({ status }: DeskCustomer): number {
  return ['waiting', 'withCustomer', 'verified'].indexOf(status);
}

/** Waiting customers are sorted by the time since which they have waited; the others by their latest change. */
function since({ status, changedAt, email, text }: DeskCustomer): number {
  if (status !== 'waiting') return -changedAt;
  const waiting = [email, text].flatMap(({ isWaiting: waits, tries }) => (waits ? (tries.at(-1)?.sentAt ?? []) : []));
  return Math.min(changedAt, ...waiting);
}
