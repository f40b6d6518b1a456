import { seededChoice } from '../seeded.ts';

/** The points history that a customer begins with. */
export interface SeededLedger {
  rows: number;
  /** Points of a row on average. */
  points: number;
  /** A gift card for `points` was redeemed in every `every`-th row. */
  redeemed?: { every: number; points: number };
}

/** An entry of the points history. */
export interface LedgerEntry {
  entryId: string;
  type: 'addition' | 'subtraction';
  amount: number;
  ruleName: string;
  /** What was redeemed; empty otherwise. */
  name: string;
  /** Of a gift card; empty otherwise. */
  pin: string;
  createdAt: Date;
}

const rules = ['Payment on time', 'Paperless documents', 'Safe driving', 'Policy anniversary'] as const;
const hoursBetween = 7;

/** The entries from an index on, the latest first: row 0 is the latest, before the customer's account was created. */
export function ledgerEntries(
  { rows, points, redeemed }: SeededLedger,
  { from, count, before }: { from: number; count: number; before: Date },
): LedgerEntry[] {
  const indexes = Array.from({ length: Math.max(0, Math.min(count, rows - from)) }, (_, index) => from + index);
  return indexes.map((index) => {
    const entryId = `seeded-${rows - index}`;
    const createdAt = new Date(before.getTime() - (index + 1) * hoursBetween * 3_600_000);
    if (redeemed && index % redeemed.every === redeemed.every / 2) {
      const name = `$${redeemed.points / 100} gift card`;
      const pin = String(1000 + (index % 9000));
      return { entryId, type: 'subtraction', amount: redeemed.points, ruleName: 'Gift card', name, pin, createdAt };
    }
    // Below, at and above the average in turn.
    const amount = points + ((index % 3) - 1) * Math.floor(points / 2);
    const ruleName = seededChoice(entryId, rules);
    return { entryId, type: 'addition', amount, ruleName, name: '', pin: '', createdAt };
  });
}
